"""Learns the weights of a variant's network from records of self-play.

    python3 train.py russian out.weights data1.bin [data2.bin ...] [--epochs 8] [--hidden 256]

The records are those that damier-trainer writes (src/record.rs tells their layout), the weights are what
damier-engine reads (evaluate/network.rs). Needs PyTorch; a GPU makes it a matter of seconds, and all records
must find room in its memory (about 220 bytes each).

On boards of men and kings the network sees the men by tiles (evaluate/tiles.rs). While it learns, each piece on
its square is an input too, so that what is seldom seen in a tile is still judged by its pieces; when the weights
are written the rows of the men are added to those of their tiles.
"""

import argparse
import math
import time

import numpy as np
import torch

BUCKETS, PIECES, LENGTH = 8, 40, 84
ONE, OUTPUT_ONE, SCALE = 255, 64, 400
# Bits of the board and kinds of pieces; damier_engine::training::shape says the same.
SHAPES = {
    "international": (54, 4),
    "russian": (35, 4),
    "brazilian": (35, 4),
    "english": (35, 4),
    "columns": (36, 96),
    "lasca": (31, 96),
}
# A score of so many hundredths of a man is worth 73 % of the points.
STEEPNESS = 110.0
# How much the score of the search counts beside the result of the game.
SEARCH = 0.7
# Ways of filling the six squares of a tile with men.
STATES = 3**6


def tiles_of(bits, kinds):
    """The bits of each tile, in the order of their digits; towers have no tiles."""
    if kinds != 4:
        return []
    columns = 5 if bits > 40 else 4
    firsts = [at + side for at in range(0, bits, 2 * columns + 1) for side in (0, columns - 3)]
    return [[first + row * columns + column for row in (0, 1) for column in (0, 1, 2)] for first in firsts]


def digits_of(bits, kinds):
    """What a piece adds to the state of each tile: a row for each piece, and one of zeros for no piece."""
    tiles = tiles_of(bits, kinds)
    digits = np.zeros((bits * kinds + 1, len(tiles)), dtype=np.int32)
    for tile, squares in enumerate(tiles):
        for at, bit in enumerate(squares):
            digits[bit, tile] = 3**at
            digits[2 * bits + bit, tile] = 2 * 3**at
    return digits


def turned(bits, kinds):
    """The number of each piece in the opponent's view, and of no piece."""
    piece = np.arange(bits * kinds)
    kind, bit = piece // bits, piece % bits
    return np.append((kind + kinds // 2) % kinds * bits + (bits - 1 - bit), bits * kinds)


def folded(rows, bits, kinds):
    """The rows of the inputs that the engine knows: tiles with their men added to them, then the kings."""
    tiles = tiles_of(bits, kinds)
    if not tiles:
        return rows
    pieces = rows[len(tiles) * STATES :].reshape(kinds, bits, -1)
    states, seen, out = np.arange(STATES), set(), []
    for tile, squares in enumerate(tiles):
        own = rows[tile * STATES : (tile + 1) * STATES].copy()
        for at, bit in enumerate(squares):
            # A square in two tiles is counted in the first.
            if bit not in seen:
                digit = states // 3**at % 3
                own[digit == 1] += pieces[0, bit]
                own[digit == 2] += pieces[2, bit]
        seen.update(squares)
        out.append(own)
    return np.concatenate(out + [pieces[1], pieces[3]])


class Network(torch.nn.Module):
    def __init__(self, bits, kinds, hidden):
        super().__init__()
        self.shape = bits, kinds
        self.tiles = len(tiles_of(bits, kinds)) * STATES
        self.count = self.tiles + bits * kinds
        # Some rows more take what fills the records up, and make the matrix one that a GPU likes.
        rows = torch.zeros((self.count + 64) // 64 * 64, hidden)
        rows[self.tiles : self.count].uniform_(-0.1, 0.1)
        self.rows = torch.nn.Parameter(rows)
        self.bias = torch.nn.Parameter(torch.full((hidden,), 0.1))
        self.out = torch.nn.Linear(2 * hidden, BUCKETS)

    def forward(self, inputs, bucket):
        """The worth of positions whose inputs are given for both views, the side to move's first."""
        board = torch.zeros(*inputs.shape[:2], len(self.rows), device=inputs.device).scatter_(2, inputs, 1.0)
        board[:, :, self.count] = 0.0
        hidden = (board @ self.rows + self.bias).clamp(0, 1).square()
        return self.out(hidden.flatten(1)).gather(1, bucket[:, None])[:, 0]

    def clip(self):
        with torch.no_grad():
            self.out.weight.clamp_(-127 / OUTPUT_ONE, 127 / OUTPUT_ONE)
            self.rows.clamp_(-3, 3)


class Records:
    """Records of self-play on a device; `inputs` are those of both views, as numbers of rows of the network."""

    def __init__(self, paths, bits, kinds, device):
        raw = np.concatenate([np.fromfile(path, dtype=np.uint8) for path in paths])
        raw = torch.from_numpy(raw[: len(raw) // LENGTH * LENGTH].reshape(-1, LENGTH))
        self.total = len(raw)
        tiles = len(tiles_of(bits, kinds))
        self.inputs = torch.empty(self.total, 2, tiles + PIECES, dtype=torch.int16, device=device)
        digits = torch.from_numpy(digits_of(bits, kinds)).to(device)
        views = [np.arange(bits * kinds + 1), turned(bits, kinds)]
        views = [torch.from_numpy(view).to(device) for view in views]
        firsts = torch.arange(tiles, device=device) * STATES
        score, self.result, self.bucket = [], [], []
        for at in range(0, self.total, 1 << 18):
            rows = raw[at : at + (1 << 18)].to(device)
            pieces = rows[:, : 2 * PIECES].contiguous().view(torch.int16).long()
            pieces[pieces < 0] = bits * kinds
            for view, numbers in enumerate(views):
                seen = numbers[pieces]
                # No piece is the one number beyond all rows.
                columns = [digits[seen].sum(1) + firsts, seen + tiles * STATES]
                self.inputs[at : at + len(rows), view] = torch.cat(columns, 1).to(torch.int16)
            score.append(rows[:, 80:82].contiguous().view(torch.int16)[:, 0].float())
            self.result.append(rows[:, 82].float() / 2)
            self.bucket.append(rows[:, 83].long())
        self.result, self.bucket = torch.cat(self.result), torch.cat(self.bucket)
        self.target = SEARCH * torch.sigmoid(torch.cat(score) / STEEPNESS) + (1 - SEARCH) * self.result

    def error(self, network, rows):
        guess = network(self.inputs[rows].long(), self.bucket[rows]) * (SCALE / STEEPNESS)
        return (torch.sigmoid(guess) - self.target[rows]).square().mean()


def write(network, variant, path):
    def whole(array, one, kind):
        return np.round(array.astype(np.float64) * one).astype(kind).tobytes()

    rows, bias, weight, output_bias = (
        own.detach().float().cpu().numpy()
        for own in (network.rows, network.bias, network.out.weight, network.out.bias)
    )
    with open(path, "wb") as file:
        file.write(b"DAMIERN2" + variant.encode().ljust(16, b"\0"))
        file.write(whole(folded(rows[: network.count], *network.shape), ONE, "<i2"))
        file.write(whole(bias, ONE, "<i2"))
        file.write(whole(weight, OUTPUT_ONE, "<i2"))
        file.write(whole(output_bias, ONE * OUTPUT_ONE, "<i4"))


def optimiser_for(network):
    """Rows of tiles that are seldom seen fade, and leave the judgement to the rows of the pieces."""
    by_hand = [network.bias, *network.out.parameters()]
    groups = [{"params": [network.rows], "weight_decay": 1e-2}, {"params": by_hand, "weight_decay": 1e-4}]
    return torch.optim.AdamW(groups, lr=2e-3)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("variant", choices=SHAPES)
    parser.add_argument("out")
    parser.add_argument("data", nargs="+")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--hidden", type=int, default=256, help="width of the first layer, in sixteens")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    began = time.time()
    shape = SHAPES[arguments.variant]
    network = Network(*shape, arguments.hidden).to(device)
    records = Records(arguments.data, *shape, device)
    # Whole stretches are kept for checking: the positions of one game are much alike.
    every = torch.arange(records.total, device=device)
    is_kept = every // 4096 % 50 == 0
    check, order = every[is_kept], every[~is_kept]
    optimiser = optimiser_for(network)
    batch = min(arguments.batch, max(256, records.total // 64))
    steps = arguments.epochs * math.ceil(len(order) / batch)
    rate = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=steps, pct_start=0.1)
    for epoch in range(arguments.epochs):
        order = order[torch.randperm(len(order), device=device)]
        sum_of_errors = torch.zeros((), device=device)
        for rows in order.split(batch):
            optimiser.zero_grad(set_to_none=True)
            loss = records.error(network, rows)
            loss.backward()
            optimiser.step()
            rate.step()
            network.clip()
            sum_of_errors += loss.detach() * len(rows)
        with torch.no_grad():
            checked = sum(records.error(network, rows) * len(rows) for rows in check.split(batch)) / len(check)
        print(f"{arguments.variant} {epoch + 1}: {sum_of_errors / len(order):.5f}, unseen {checked:.5f}, "
              f"{records.total} positions, {time.time() - began:.0f} s", flush=True)
    write(network, arguments.variant, arguments.out)


if __name__ == "__main__":
    main()
