"""Learns the weights of a variant's network from records of self-play.

    python3 train.py russian out.weights data1.bin [data2.bin ...] [--epochs 8] [--hidden 384] [--plain]
    python3 train.py international out.weights data.bin --windows 2 [--epochs 8]

The records are those that damier-trainer writes (src/record.rs tells their layout), the weights are what
damier-engine reads (evaluate/network.rs and what it names). Needs PyTorch; a GPU makes it a matter of seconds.
"""

import argparse
import math
import time

import numpy as np
import torch

from patterns import Patterned

BUCKETS, SECOND, INPUTS, LENGTH = 8, 16, 40, 84
ONE, PRODUCT_ONE, WEIGHT_ONE, LAST_ONE, SCALE = 255, 127, 64, 256, 400
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
# Stands for a result where there is none.
NO_RESULT = 3


class Plain(torch.nn.Module):
    """Pieces on their squares, and one layer after the first (DAMIERN1)."""

    MAGIC = b"DAMIERN1"

    def __init__(self, bits, kinds, hidden):
        super().__init__()
        self.count = bits * kinds
        self.rows = torch.nn.Parameter(torch.empty(self.count, hidden).uniform_(-0.1, 0.1))
        self.bias = torch.nn.Parameter(torch.full((hidden,), 0.1))
        self.out = torch.nn.Linear(2 * hidden, BUCKETS)
        # The same input in the opponent's view.
        kind, bit = torch.arange(self.count) // bits, torch.arange(self.count) % bits
        self.register_buffer("turned", (kind + kinds // 2) % kinds * bits + (bits - 1 - bit))

    def first(self, inputs):
        """Both views after the first layer, the side to move's first."""
        # One column more takes what fills the records up.
        board = torch.zeros(len(inputs), self.count + 1, device=inputs.device)
        board = board.scatter_(1, inputs, 1.0)[:, : self.count]
        return [(view @ self.rows + self.bias).clamp(0, 1) for view in self.views(board)]

    def views(self, board):
        return board, board[:, self.turned]

    def forward(self, inputs, bucket, _=None):
        return self.out(torch.cat(self.first(inputs), 1).square()).gather(1, bucket[:, None])[:, 0]

    def clip(self):
        with torch.no_grad():
            self.out.weight.clamp_(-127 / WEIGHT_ONE, 127 / WEIGHT_ONE)
            self.rows.clamp_(-3, 3)

    def groups(self, *_):
        return [{"params": list(self.parameters()), "lr": 2e-3, "weight_decay": 1e-4}]

    def whole(self):
        return self

    def body(self, whole):
        return whole(self.rows, ONE, "<i2") + whole(self.bias, ONE, "<i2") + self.last_layers()

    def last_layers(self):
        return whole(self.out.weight, WEIGHT_ONE, "<i2") + whole(self.out.bias, ONE * WEIGHT_ONE, "<i4")


class Paired(Plain):
    """Men side by side are inputs too, and two layers follow the first (DAMIERN2); for the flat games."""

    MAGIC = b"DAMIERN2"

    def __init__(self, bits, kinds, hidden):
        super().__init__(bits, kinds, hidden)
        del self.out
        # Two neighbours along a diagonal: a bit, and the next bit further down by either step.
        step = 5 if bits > 40 else 4
        places = [(bit, bit + by) for bit in range(bits) for by in (step, step + 1) if bit + by < bits]
        self.register_buffer("places", torch.tensor(places).T.contiguous())
        self.men = [slice(0, bits), slice(2 * bits, 3 * bits)]
        pairs = torch.empty(4 * len(places), hidden).uniform_(-0.01, 0.01)
        pieces = torch.empty(self.count, hidden).uniform_(-0.15, 0.15)
        self.rows = torch.nn.Parameter(torch.cat([pieces, pairs]))
        self.bias = torch.nn.Parameter(torch.full((hidden,), 0.4))
        self.second = torch.nn.Linear(hidden, BUCKETS * SECOND)
        with torch.no_grad():
            self.second.weight.mul_(1.5)
        self.last = torch.nn.Parameter(torch.empty(BUCKETS, 2 * (SECOND - 1)).uniform_(-0.2, 0.2))
        self.last_bias = torch.nn.Parameter(torch.zeros(BUCKETS))

    def views(self, board):
        for view in super().views(board):
            men = [view[:, own] for own in self.men]
            first, second = self.places
            yield torch.cat([view] + [a[:, first] * b[:, second] for a in men for b in men], 1)

    def forward(self, inputs, bucket, _=None):
        halves = [view.chunk(2, 1) for view in self.first(inputs)]
        products = torch.cat([front * back for front, back in halves], 1)
        second = self.second(products).view(-1, BUCKETS, SECOND)
        second = second.gather(1, bucket[:, None, None].expand(-1, 1, SECOND))[:, 0]
        straight, second = second[:, 0], second[:, 1:]
        second = torch.cat([second.clamp(0, 1), second.square().clamp(0, 1)], 1)
        return (second * self.last[bucket]).sum(1) + self.last_bias[bucket] + straight

    def clip(self):
        with torch.no_grad():
            self.rows.clamp_(-3, 3)
            self.second.weight.clamp_(-127 / WEIGHT_ONE, 127 / WEIGHT_ONE)
            self.last.clamp_(-7.9, 7.9)

    def last_layers(self):
        one = PRODUCT_ONE * WEIGHT_ONE
        # By four products the weights of all sixteen values.
        weights = self.second.weight.view(BUCKETS, SECOND, -1, 4).transpose(1, 2)
        biases = self.second.bias.view(BUCKETS, SECOND)
        return b"".join(
            whole(weights[at], WEIGHT_ONE, "i1") + whole(biases[at], one, "<i4")
            + whole(self.last[at], LAST_ONE, "<i2") + whole(self.last_bias[at], one * LAST_ONE, "<i4")
            for at in range(BUCKETS)
        )


def whole(tensor, one, kind):
    return torch.round(tensor.detach().cpu() * one).numpy().astype(kind).tobytes()


def read(paths, count, device):
    raw = np.concatenate([np.fromfile(path, dtype=np.uint8) for path in paths])
    raw = raw[: len(raw) // LENGTH * LENGTH].reshape(-1, LENGTH)
    inputs = np.ascontiguousarray(raw[:, : 2 * INPUTS]).view(np.uint16).astype(np.int32)
    inputs[inputs == 65535] = count
    score = np.ascontiguousarray(raw[:, 80:82]).view(np.int16)[:, 0].astype(np.float32)
    to = lambda array, kind: torch.from_numpy(array).to(device=device, dtype=kind)
    return (
        to(inputs, torch.int32),
        to(score, torch.float32),
        to(raw[:, 82].astype(np.float32), torch.float32),
        to(raw[:, 83].astype(np.int64), torch.int64),
    )


def write(network, variant, path):
    with open(path, "wb") as file:
        file.write(network.MAGIC + variant.encode().ljust(16, b"\0"))
        file.write(network.body(whole))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("variant", choices=SHAPES)
    parser.add_argument("out")
    parser.add_argument("data", nargs="+")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--hidden", type=int, default=384, help="width of the first layer, a multiple of 128")
    parser.add_argument("--plain", action="store_true",
                        help="pieces alone and one layer after the first, as always in the tower games")
    parser.add_argument("--windows", type=int, choices=(1, 2),
                        help="patterns of windows instead, the next ones so many rows further down")
    parser.add_argument("--rate", type=float, default=2e-3, help="how fast the rows of windows are learnt")
    parser.add_argument("--decay", type=float, default=1e-2, help="how fast they are forgotten")
    parser.add_argument("--eps", type=float, default=1e-8, help="how carefully rare ones are learnt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--search", type=float, default=0.7,
                        help="how much the score of the search counts beside the result of the game")
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    bits, kinds = SHAPES[arguments.variant]
    if arguments.windows:
        network = Patterned(bits, kinds, arguments.windows).to(device)
    else:
        network = (Plain if arguments.plain or kinds > 4 else Paired)(bits, kinds, arguments.hidden).to(device)
    inputs, score, result, bucket = read(arguments.data, network.count, device)
    total = len(score)
    codes = None
    if arguments.windows:
        codes = torch.cat([network.codes(rows.long()) for rows in inputs.split(1 << 18)])
    # Whole stretches are kept for checking: the positions of one game are much alike.
    every = torch.arange(total, device=device)
    is_kept = every // 4096 % 50 == 0
    check, order = every[is_kept], every[~is_kept]
    search = torch.where(result == NO_RESULT, 1.0, arguments.search)
    target = search * torch.sigmoid(score / STEEPNESS) + (1 - search) * result / 2
    groups = network.groups(arguments.rate, arguments.decay, arguments.eps)
    optimiser = torch.optim.AdamW(groups)
    batch = min(arguments.batch, max(256, total // 64))
    steps = arguments.epochs * math.ceil(len(order) / batch)
    rate = torch.optim.lr_scheduler.OneCycleLR(optimiser, [2 * own["lr"] for own in groups], total_steps=steps, pct_start=0.1)
    began = time.time()

    def error(rows, network=network):
        own = None if codes is None else codes[rows]
        guess = torch.sigmoid(network(inputs[rows].long(), bucket[rows], own) * SCALE / STEEPNESS)
        return (guess - target[rows]).square().mean()

    @torch.no_grad()
    def unseen(network):
        return sum(error(rows, network) * len(rows) for rows in check.split(65536)) / len(check)

    for epoch in range(arguments.epochs):
        order = order[torch.randperm(len(order), device=device)]
        sum_of_errors = torch.zeros((), device=device)
        for rows in order.split(batch):
            optimiser.zero_grad(set_to_none=True)
            loss = error(rows)
            loss.backward()
            optimiser.step()
            rate.step()
            network.clip()
            sum_of_errors += loss.detach() * len(rows)
        print(f"{arguments.variant} {epoch + 1}: {sum_of_errors / len(order):.5f}, unseen {unseen(network):.5f}, "
              f"{total} positions, {time.time() - began:.0f} s", flush=True)
    print(f"as written: unseen {unseen(network.whole()):.5f}", flush=True)
    write(network, arguments.variant, arguments.out)


if __name__ == "__main__":
    main()
