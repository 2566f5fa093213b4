#!/usr/bin/env python3
"""A program that plays on a site of Damier, in the words of its API (/api/openapi.json).

    python3 bot.py http://127.0.0.1:8080 TOKEN [--offer RULEBOOK CONTROL | --accept] [--games N] [--level 1-10]

It listens to the stream of its own events. With --offer it waits for an opponent, again and again; with --accept it takes
whatever others offer. Each game is played in a thread by the stream of the game: a line comes whenever something changes,
and a move is sent when it is ours. Nothing but Python is needed; where the package `damier` is installed, its engine
chooses the moves, elsewhere the lot does. A token with the right "play" is made on the page /account/tokens.
"""

import argparse
import json
import random
import sys
import threading
import urllib.error
import urllib.request

try:
    import damier
except ImportError:
    damier = None


class Site:
    def __init__(self, address, token):
        self.root = address.rstrip("/") + "/api/v1"
        self.head = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}

    def ask(self, method, path, body=None):
        """The answer as JSON; None and the refusal in a sentence where the site says no."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.root + path, data, self.head, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                text = answer.read()
                return json.loads(text) if text else {}
        except urllib.error.HTTPError as refused:
            print(f"{method} {path}: {refused.code} {refused.read().decode(errors='replace')}", file=sys.stderr)
            return None

    def stream(self, path):
        """The lines of a stream; an empty one says only that the connection lives."""
        request = urllib.request.Request(self.root + path, headers=self.head)
        with urllib.request.urlopen(request, timeout=60) as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)


def choose(view, level):
    """One of the moves that the site says are legal."""
    if damier is not None and level is not None:
        try:
            game = damier.Game(view["rulebook"])
            for text in view["moves"]:
                game.play(text)
            best = damier.Engine(view["rulebook"], hash_mb=8).search(game, level=level, seconds=1.0).best
            wanted = [own for own in view["legal"] if best is not None and own["path"] == best.path]
            if wanted:
                return wanted[0]["id"]
        except ValueError:
            pass  # A game that began elsewhere than at the start: the lot chooses.
    return random.choice(view["legal"])["id"]


def play(site, game, level):
    """Plays a game to its end."""
    for view in site.stream(f"/games/{game}/stream"):
        if view["result"] is not None:
            print(f"{game}: {view['result']['score']} {view['result']['why']}", flush=True)
        elif view["legal"]:
            site.ask("POST", f"/games/{game}/moves", {"move": choose(view, level), "ply": view["ply"]})
        elif view["offer"] not in (None, view["you"]):
            site.ask("POST", f"/games/{game}/actions", {"action": "decline"})


def main():
    parser = argparse.ArgumentParser(description="A program that plays on a site of Damier.")
    parser.add_argument("address")
    parser.add_argument("token")
    parser.add_argument("--offer", nargs=2, metavar=("RULEBOOK", "CONTROL"))
    parser.add_argument("--accept", action="store_true")
    parser.add_argument("--games", type=int, default=0, help="stop after so many games")
    parser.add_argument("--level", type=int, choices=range(1, 11))
    asked = parser.parse_args()
    site = Site(asked.address, asked.token)

    def wait_for_somebody():
        if asked.offer:
            site.ask("POST", "/challenges", {"rulebook": asked.offer[0], "control": asked.offer[1]})

    playing, over = {}, 0
    for news in site.stream("/stream"):
        if news["type"] == "welcome":
            print(f"playing as {news['name']}", flush=True)
            wait_for_somebody()
        elif news["type"] == "offer" and asked.accept and not playing:
            site.ask("POST", f"/challenges/{news['challenge']['id']}/accept")
        elif news["type"] == "game_start":
            print(f"{news['game']}: {news['you']} against {news['opponent']}", flush=True)
            playing[news["game"]] = threading.Thread(target=play, args=(site, news["game"], asked.level), daemon=True)
            playing[news["game"]].start()
        elif news["type"] == "game_end":
            thread = playing.pop(news["game"], None)
            if thread is not None:
                thread.join(timeout=10)
            over += 1
            if over == asked.games:
                return
            wait_for_somebody()


if __name__ == "__main__":
    main()
