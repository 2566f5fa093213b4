"""Learns the weights of a variant's network from records of self-play.

    python3 train.py russian out.weights data1.bin [data2.bin ...] [--epochs 8] [--hidden 256]

The records are those that damier-trainer writes (src/record.rs tells their layout), the weights are what
damier-engine reads (evaluate/network.rs). Needs PyTorch; a GPU makes it a matter of seconds.
"""

import argparse
import math
import time

import numpy as np
import torch

BUCKETS, INPUTS, LENGTH = 8, 40, 84
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
# Stands for a result where there is none.
NO_RESULT = 3


class Network(torch.nn.Module):
    def __init__(self, bits, kinds, hidden):
        super().__init__()
        self.count = bits * kinds
        self.rows = torch.nn.Parameter(torch.empty(self.count, hidden).uniform_(-0.1, 0.1))
        self.bias = torch.nn.Parameter(torch.full((hidden,), 0.1))
        self.out = torch.nn.Linear(2 * hidden, BUCKETS)
        # The same input in the opponent's view.
        kind, bit = torch.arange(self.count) // bits, torch.arange(self.count) % bits
        self.register_buffer("turned", (kind + kinds // 2) % kinds * bits + (bits - 1 - bit))

    def forward(self, inputs, bucket):
        # One column more takes what fills the records up.
        board = torch.zeros(len(inputs), self.count + 1, device=inputs.device)
        board = board.scatter_(1, inputs, 1.0)[:, : self.count]
        own = board @ self.rows + self.bias
        other = board @ self.rows[self.turned] + self.bias
        hidden = torch.cat([own, other], 1).clamp(0, 1).square()
        return self.out(hidden).gather(1, bucket[:, None])[:, 0]

    def clip(self):
        with torch.no_grad():
            self.out.weight.clamp_(-127 / OUTPUT_ONE, 127 / OUTPUT_ONE)
            self.rows.clamp_(-3, 3)


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
    def whole(tensor, one, kind):
        return torch.round(tensor.detach().cpu() * one).numpy().astype(kind).tobytes()

    with open(path, "wb") as file:
        file.write(b"DAMIERN1" + variant.encode().ljust(16, b"\0"))
        file.write(whole(network.rows, ONE, "<i2"))
        file.write(whole(network.bias, ONE, "<i2"))
        file.write(whole(network.out.weight, OUTPUT_ONE, "<i2"))
        file.write(whole(network.out.bias, ONE * OUTPUT_ONE, "<i4"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("variant", choices=SHAPES)
    parser.add_argument("out")
    parser.add_argument("data", nargs="+")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--hidden", type=int, default=256, help="width of the first layer, in sixteens")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--search", type=float, default=0.7,
                        help="how much the score of the search counts beside the result of the game")
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    network = Network(*SHAPES[arguments.variant], arguments.hidden).to(device)
    inputs, score, result, bucket = read(arguments.data, network.count, device)
    total = len(score)
    # Whole stretches are kept for checking: the positions of one game are much alike.
    every = torch.arange(total, device=device)
    is_kept = every // 4096 % 50 == 0
    check, order = every[is_kept], every[~is_kept]
    search = torch.where(result == NO_RESULT, 1.0, arguments.search)
    target = search * torch.sigmoid(score / STEEPNESS) + (1 - search) * result / 2
    optimiser = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=1e-4)
    batch = min(arguments.batch, max(256, total // 64))
    steps = arguments.epochs * math.ceil(len(order) / batch)
    rate = torch.optim.lr_scheduler.OneCycleLR(optimiser, 4e-3, total_steps=steps, pct_start=0.1)
    began = time.time()

    def error(rows):
        guess = torch.sigmoid(network(inputs[rows].long(), bucket[rows]) * SCALE / STEEPNESS)
        return (guess - target[rows]).square().mean()

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
        with torch.no_grad():
            checked = sum(error(rows) * len(rows) for rows in check.split(65536)) / len(check)
        print(f"{arguments.variant} {epoch + 1}: {sum_of_errors / len(order):.5f}, unseen {checked:.5f}, "
              f"{total} positions, {time.time() - began:.0f} s", flush=True)
    write(network, arguments.variant, arguments.out)


if __name__ == "__main__":
    main()
