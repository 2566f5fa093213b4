#!/usr/bin/env python3
"""The calendar and the matches of a club of a Damier site, in the words of its API (/api/openapi.json).

    python3 club.py http://127.0.0.1:8080 NAME [--token TOKEN --ask]

The club is found by a part of its name. With a token that allows "play", --ask asks to become a member. Nothing but Python
is needed.
"""

import argparse
import json
import urllib.parse
import urllib.request


def ask(root, path, token=None, body=None):
    head = {"Content-Type": "application/json"}
    if token:
        head["Authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(root + path, data, head), timeout=60) as answer:
        return json.loads(answer.read())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site")
    parser.add_argument("name")
    parser.add_argument("--token")
    parser.add_argument("--ask", action="store_true", help="ask to become a member")
    wanted = parser.parse_args()
    root = wanted.site.rstrip("/") + "/api/v1"
    found = ask(root, "/clubs?" + urllib.parse.urlencode({"name": wanted.name}))
    if not found:
        raise SystemExit(f"no club has {wanted.name!r} in its name")
    path = "/clubs/" + found[0]["id"]
    if wanted.ask:
        ask(root, path + "/acts", wanted.token, {"act": "ask"})
    club = ask(root, path, wanted.token)
    print(club["name"], "- members:", club["members"], "- you:", club["you"] or "a visitor")
    for date in club["calendar"]:
        print(date["begins"], date["kind"], date["title"])
    for match in club["matches"]:
        home, away = match["home"], match["away"]
        print(f"{home['name']} {home['points']}-{away['points']} {away['name']} ({match['state']})")


if __name__ == "__main__":
    main()
