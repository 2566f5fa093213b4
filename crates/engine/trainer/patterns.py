"""A network of patterns (DAMIERN3): what stands in each window of the board has a row of numbers.

damier-engine reads it in evaluate/patterns. Windows are four rows and four columns, eight squares of play; kings
count as empty there and have rows of their own.
"""

import copy

import torch

BUCKETS, SECOND, WIDTH, CODES = 8, 16, 32, 6561
ONE, WEIGHT_ONE, LAST_ONE, STRAIGHT_ONE = 127, 64, 256, 512


class Patterned(torch.nn.Module):
    MAGIC = b"DAMIERN3"

    def __init__(self, bits, kinds, step):
        super().__init__()
        self.bits, self.step, self.count = bits, step, bits * kinds
        half = 5 if bits > 40 else 4
        start = lambda row: row // 2 * (2 * half + 1) + row % 2 * half
        windows = [
            [start(top + row) + left + column for row in range(4) for column in range(2)]
            for top in range(0, 2 * half - 3, step)
            for left in range(half - 1)
        ]
        self.register_buffer("squares", torch.tensor(windows))
        self.register_buffer("powers", 3 ** torch.arange(8))
        self.register_buffer("offsets", torch.arange(len(windows)) * CODES)
        # How many windows see a square.
        self.register_buffer("seen", torch.bincount(self.squares.flatten(), minlength=bits).clamp(min=1).float())
        self.table = torch.nn.Parameter(torch.zeros(len(windows) * CODES, WIDTH))
        # What a window says beyond its single pieces is learnt above; these are shared out among the windows in the end.
        self.pieces = torch.nn.Parameter(torch.empty(self.count, WIDTH).uniform_(-0.1, 0.1))
        self.bias = torch.nn.Parameter(torch.full((WIDTH,), 0.3))
        self.second = torch.nn.Linear(WIDTH, BUCKETS * SECOND)
        self.last = torch.nn.Parameter(torch.empty(BUCKETS, 2 * (SECOND - 1)).uniform_(-0.2, 0.2))
        self.last_bias = torch.nn.Parameter(torch.zeros(BUCKETS))
        self.straight = torch.nn.Parameter(torch.empty(BUCKETS, WIDTH).uniform_(-0.05, 0.05))

    def board(self, inputs):
        # One column more takes what fills the records up.
        board = torch.zeros(len(inputs), self.count + 1, device=inputs.device)
        return board.scatter_(1, inputs, 1.0)[:, : self.count]

    def codes(self, inputs):
        """What stands in each window."""
        board = self.board(inputs)
        digits = (board[:, : self.bits] + 2 * board[:, 2 * self.bits : 3 * self.bits]).to(torch.int64)
        return (digits[:, self.squares] * self.powers).sum(2).to(torch.int16)

    def forward(self, inputs, bucket, codes=None):
        codes = self.codes(inputs) if codes is None else codes
        sums = torch.nn.functional.embedding_bag(codes.long() + self.offsets, self.table, mode="sum")
        sums = sums + self.board(inputs) @ self.pieces + self.bias
        second = self.second(sums.clamp(0, 1)).view(-1, BUCKETS, SECOND)
        second = second.gather(1, bucket[:, None, None].expand(-1, 1, SECOND))[:, 0]
        straight, second = second[:, 0], second[:, 1:]
        second = torch.cat([second.clamp(0, 1), second.square().clamp(0, 1)], 1)
        value = (second * self.last[bucket]).sum(1) + self.last_bias[bucket] + straight
        return value + (sums * self.straight[bucket]).sum(1)

    def clip(self):
        with torch.no_grad():
            self.table.clamp_(-0.6, 0.6)
            self.pieces.clamp_(-0.9, 0.9)
            self.second.weight.clamp_(-127 / WEIGHT_ONE, 127 / WEIGHT_ONE)
            self.last.clamp_(-7.9, 7.9)
            self.straight.clamp_(-7.9, 7.9)

    def groups(self, rate, decay, eps):
        """The parameters as the optimiser is told them: rare contents of windows are learnt with care."""
        others = [own for name, own in self.named_parameters() if name != "table"]
        return [
            {"params": [self.table], "lr": rate, "weight_decay": decay, "eps": eps},
            {"params": others, "lr": 2e-3, "weight_decay": 1e-4},
        ]

    @torch.no_grad()
    def whole(self):
        """The same network as the engine has it: single pieces shared out, all in whole numbers."""
        other = copy.deepcopy(self)
        digits = torch.arange(CODES, device=self.table.device)[:, None] // self.powers % 3
        table = self.table.view(-1, CODES, WIDTH).clone()
        for window, squares in enumerate(self.squares):
            for at, square in enumerate(squares):
                for digit, kind in ((1, 0), (2, 2)):
                    row = self.pieces[kind * self.bits + square] / self.seen[square]
                    table[window, digits[:, at] == digit] += row
        rounded = lambda tensor, one, most: (tensor * one).round().clamp(-most, most) / one
        other.table.copy_(rounded(table, ONE, 127).view(-1, WIDTH))
        other.pieces.copy_(rounded(self.pieces, ONE, 127))
        for kind in (0, 2):
            other.pieces[kind * self.bits : (kind + 1) * self.bits] = 0
        other.bias.copy_(rounded(self.bias, ONE, 32767))
        other.second.weight.copy_(rounded(self.second.weight, WEIGHT_ONE, 127))
        other.last.copy_(rounded(self.last, LAST_ONE, 32767))
        other.straight.copy_(rounded(self.straight, STRAIGHT_ONE, 4096))
        return other

    def body(self, whole):
        """What follows the first bytes of the file, given what writes whole numbers."""
        own = self.whole()
        kings = torch.cat([own.pieces[kind * own.bits : (kind + 1) * own.bits] for kind in (1, 3)])
        one = ONE * WEIGHT_ONE
        weights = own.second.weight.view(BUCKETS, SECOND, -1, 4).transpose(1, 2)
        biases = own.second.bias.view(BUCKETS, SECOND)
        out = bytes([own.step]) + whole(own.table, ONE, "i1") + whole(kings, ONE, "i1") + whole(own.bias, ONE, "<i2")
        for at in range(BUCKETS):
            out += whole(weights[at], WEIGHT_ONE, "i1") + whole(biases[at], one, "<i4")
            out += whole(own.last[at], LAST_ONE, "<i2") + whole(own.last_bias[at], one * LAST_ONE, "<i4")
            out += whole(own.straight[at], STRAIGHT_ONE, "<i2")
        return out
