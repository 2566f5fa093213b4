#!/usr/bin/env python3
"""Rating periods recomputed from the text of annex IX alone, and random books to compare with.

usage: periods.py COUNT SEED > cases.jsonl
"""
import json, random, sys
from datetime import date, timedelta
from fractions import Fraction as F

T1 = [0,7,14,21,29,36,43,50,57,65,72,80,87,95,102,110,117,125,133,141,149,158,166,175,184,193,202,211,220,230,
      240,251,262,273,284,296,309,322,336,351,366,383,401,422,444,470,501,538,589,677]
def d_of(p):                                   # IX.2.3.1; None beyond 99 and 1
    if p < 50:
        r = d_of(100 - p)
        return None if r is None else -r
    if p > 99: return None
    i = int(p)
    if i == 99: return F(T1[49])
    return T1[i-50] + (p - i) * (T1[i-49] - T1[i-50])
def d_in(p): return d_of(max(F(1), min(F(99), p)))
def pe_of(d):                                  # IX.2.4.1, R1
    if d < 0: return 100 - pe_of(-d)
    if d > 735: return F(100)
    if d >= 677: return F(99)
    for i in range(49):
        if T1[i] <= d <= T1[i+1]:
            return 50 + i + F(d - T1[i]) / (T1[i+1] - T1[i])
def cap(mean, p, shrink=F(1)):
    d = d_of(p)
    if d is None: return F(2400) if p > 50 else F(1900)
    return max(F(1900), min(F(2400), mean + d * shrink))
def mean(xs): return sum(xs, F(0)) / len(xs)
def k_of(games, top): return 25 if games < 30 else (10 if top else 15)

def list_start(d): return date(d.year, 1 if d.month < 7 else 7, 1)         # IX.4.3
def closing(d):                                                            # IX.4.4
    if d.month == 12: return date(d.year + 1, 5, 31)
    return date(d.year, 5, 31) if d.month <= 5 else date(d.year, 11, 30)
def starts_of(c): return date(c.year, 7, 1) if c.month == 5 else date(c.year + 1, 1, 1)
def next_closing(c): return date(c.year, 11, 30) if c.month == 5 else date(c.year + 1, 5, 31)
def index(c): return c.year * 2 + (c.month == 11)

class P:
    def __init__(s): s.r=None; s.n=0; s.top=False; s.last=None; s.pool=[]

def rate(event, people, listed):
    """listed: person -> rating on the list in force. Changes people."""
    games = [(a, b, w) for a, b, w, played in event['g'] if played]
    own = {}
    for a, b, w in games:
        own.setdefault(a, []).append((b, w)); own.setdefault(b, []).append((a, 2 - w))
    part = list(own)
    rated = [x for x in part if x in listed]
    if event.get('least') is not None:
        need = 3 if event['kind'] == 'rr' else -(-len(part) // 2)
        if len(rated) < need: return
    new = {}
    N = len(part)
    pct = {x: F(sum(w for _, w in own[x]) * 50, len(own[x])) for x in part}
    per = index(closing(event['ends']))
    def est(x): return people[x].r is not None and people[x].n >= 25
    def mine(x): return listed.get(x, people[x].r)
    def dr(x, mean_, games_, we=None):
        w = F(sum(w for _, w in games_), 2)
        if we is None: we = len(games_) * pe_of(mine(x) - mean_) / 100
        new[x] = (people[x].r + k_of(people[x].n, people[x].top) * (w - we), len(games_))
    def avg(x, rp, n):
        p = people[x]
        if p.r is None: new[x] = (rp, n)
        else: new[x] = ((p.n * p.r + n * rp) / F(p.n + n), n)
    if event['kind'] == 'rr':
        if rated:
            sh = F(N - 1, N)
            ra = mean([listed[x] for x in rated])
            if len(rated) < N: ra -= mean([d_in(pct[x]) * sh for x in rated])
            full = event['cycles'] * (N - 1)
            level = {x: listed[x] if x in listed else cap(ra, pct[x], sh) for x in part}
            for x in part:
                if rated == [x]: continue
                opp = mean([level[y] for y, _ in own[x]])
                if est(x):
                    if len(own[x]) == full:
                        dr(x, ra, own[x], event['cycles'] * (N * pe_of(mine(x) - ra) / 100 - F(1, 2)))
                    else: dr(x, opp, own[x])
                elif len(rated) == N: avg(x, cap(opp, pct[x]), len(own[x]))
                else: avg(x, cap(ra, pct[x], sh), len(own[x]))
    elif event['kind'] == 'match':
        for x in part:
            y = own[x][0][0]
            if y not in listed: continue
            if est(x): dr(x, listed[y], own[x])
            else: avg(x, cap(listed[y], pct[x]), len(own[x]))
    else:
        for x in part:
            gs = [(listed[y], w) for y, w in own[x] if y in listed]
            if not gs: continue
            p = people[x]
            if est(x): dr(x, mean([r for r, _ in gs]), gs)
            elif p.r is not None:
                avg(x, cap(mean([r for r, _ in gs]), F(sum(w for _, w in gs) * 50, len(gs))), len(gs))
            else:
                old = [(r, w) for q, r, w in p.pool if per - q <= 3]
                both = old + gs
                if len(both) >= 9:
                    avg(x, cap(mean([r for r, _ in both]), F(sum(w for _, w in both) * 50, len(both))), len(both))
                else:
                    p.pool += [(per, r, w) for r, w in gs]
    for x in part: people[x].last = max(people[x].last or event['ends'], event['ends'])
    for x, (r, n) in new.items():
        people[x].r = r; people[x].n += n; people[x].pool = []

def plus_years(d, y):
    try: return d.replace(year=d.year + y)
    except ValueError: return d.replace(year=d.year + y, day=28)
def klass(p, closes):
    if p.n < 9: return None
    if p.last and plus_years(p.last, 5) <= closes: return 'C'
    if p.last and plus_years(p.last, 3) <= closes: return 'B'
    return 'A' if p.n > (50 if p.r >= 2300 else 30) else 'B'

def run(brought, events, today):
    lists = {}; people = {}
    get = lambda x: people.setdefault(x, P())
    from_ = brought['from']
    for x, (r, n, top, last) in brought['ratings'].items():
        p = get(x); p.r = F(r); p.n = n; p.top = top or r >= 2300; p.last = last
    in_force = {from_: {x: p.r for x, p in people.items()}}
    c = closing(from_)
    while c < today:
        for e in sorted((e for e in events if closing(e['ends']) == c), key=lambda e: (e['ends'], e['starts'], e['id'])):
            for a, b, _, _ in e['g']: get(a); get(b)
            ls = list_start(e['starts'])
            rate(e, people, in_force.get(ls, {}))
        s = starts_of(c)
        in_force[s] = {x: p.r for x, p in people.items() if p.r is not None}
        for p in people.values(): p.top = p.top or (p.r is not None and p.r >= 2300)
        for p in people.values(): p.r = None if p.r is None else F(p.r).limit_denominator(10**12)
        lists[s.isoformat()] = {str(x): [round(float(p.r), 6), p.n, klass(p, c)] for x, p in sorted(people.items()) if p.r is not None}
        c = next_closing(c)
    return lists

MARK = {2: "2-0", 1: "1-1", 0: "0-2"}
def case(rng):
    n = rng.randint(8, 24)
    fed = {}
    facts = [{"opened": {"name": "Federation", "code": "UKR"}}, {"federation": {"code": "OUT", "name": "Outside"}},
             {"standing": {"code": "OUT", "from": "2000-01-01", "standing": "suspended"}}]
    for x in range(1, n + 1):
        fed[x] = 'OUT' if rng.random() < .06 else 'UKR'
        facts.append({"person": {"family": f"P{x}", "given": "A"}})
    ratings = {}
    for x in range(1, n + 1):
        if rng.random() < .5:
            r = rng.randint(1900, 2420); g = rng.choice([3, 9, 20, 24, 27, 31, 60])
            last = date(2017, 1, 1) + timedelta(rng.randint(0, 1090))
            ratings[x] = (r, g, r >= 2300 or rng.random() < .2, last)
    brought = {'from': date(2020, 1, 1), 'ratings': ratings}
    facts.append({"brought": {"pool": "100", "from": "2020-01-01", "ratings": [
        {"person": x, "rating": float(r), "games": g, "was_strong": t, "last_played": l.isoformat()} for x, (r, g, t, l) in ratings.items()]}})
    events = []; left = []
    for i in range(1, rng.randint(4, 18) + 1):
        kind = rng.choice(['rr', 'rr', 'match', 'swiss', 'swiss'])
        cycles = rng.choice([1, 1, 2]) if kind == 'rr' else 1
        m = 2 if kind == 'match' else rng.randint(3, min(n, 12))
        who = rng.sample(range(1, n + 1), m)
        starts = date(2020, 1, 1) + timedelta(rng.randint(0, 1000)); ends = starts + timedelta(rng.randint(0, 45))
        pairs = []
        if kind == 'rr':
            for _ in range(cycles): pairs += [(a, b) for i_, a in enumerate(who) for b in who[i_+1:]]
        elif kind == 'match': pairs = [tuple(who)] * rng.randint(1, 12)
        else:
            allp = [(a, b) for i_, a in enumerate(who) for b in who[i_+1:]]
            pairs = rng.sample(allp, min(len(allp), m * rng.randint(2, 5)))
        gaps = rng.random() < .3
        g = []; rep = []
        for rnd, (a, b) in enumerate(pairs, 1):
            played = not (gaps and rng.random() < .15)
            w = rng.choice([2 if a < b else 0, 2 if a < b else 0, 0, 1, 2])
            g.append((a, b, w, played and fed[a] == fed[b] == 'UKR'))
            rep.append([rnd, who.index(a) + 1, who.index(b) + 1, MARK[w] if played else rng.choice(["+/-", "-/+", "-/-"])])
        late = rng.random() < .08
        received = ends + timedelta(29 if late else rng.randint(0, 28))
        national = kind != 'match' and rng.random() < .15
        facts.append({"event": {"name": f"E{i}", "pool": "100", "system": {"round_robin": {"cycles": cycles}} if kind == 'rr' else kind,
            "starts": starts.isoformat(), "ends": ends.isoformat(), "received": received.isoformat(),
            "standing": "national" if national else "other", "rounds": max(1, len(pairs)),
            "players": [{"person": x, "federation": fed[x]} for x in who], "games": rep}})
        if late: left.append(i)
        else: events.append({'id': i, 'kind': kind, 'cycles': cycles, 'starts': starts, 'ends': ends, 'g': g, 'least': True if national else None})
    today = date(2026, 6, 15)
    return {"facts": facts, "today": today.isoformat(), "left_out": left, "lists": run(brought, events, today)}

if __name__ == '__main__':
    rng = random.Random(int(sys.argv[2]))
    for _ in range(int(sys.argv[1])):
        print(json.dumps(case(rng), separators=(',', ':')))
