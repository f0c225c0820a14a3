"""Learns from a data set of `kontor selfplay` what its bots chose: `python -m copycat.train games.parquet`.

Games whose number ends in 0 are kept apart; training ends when they get no better.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from kontor.lab.selfplay.reading import SelfPlay, load

from .network import Layer, meaning, scaling, write

HIDDEN = (256, 128)
ROWS = 512  # a step
PATIENCE = 3  # times through the data without getting better


def make_network(sizes: Sequence[int]) -> nn.Sequential:
    """Layers of these widths, with nothing below 0 between them."""
    parts: list[nn.Module] = []
    for inputs, outputs in pairwise(sizes):
        parts += [nn.Linear(inputs, outputs), nn.ReLU()]
    return nn.Sequential(*parts[:-1])


def train(data: SelfPlay, seed: int = 0, most: int = 40) -> nn.Sequential:
    """A network that has learned the data; says how it goes."""
    torch.manual_seed(seed)
    low, factor = scaling(data.game)
    seen = torch.from_numpy((data.observation - low) * factor)
    wanted = torch.from_numpy(data.policy)
    legal = torch.from_numpy(data.legal_mask)
    apart = torch.from_numpy(data.table["game"].to_numpy() % 10 == 0)
    asked = legal.sum(1) > 1  # what has one answer teaches nothing
    learned, tested = torch.nonzero(~apart & asked)[:, 0], torch.nonzero(apart & asked)[:, 0]
    network = make_network([seen.shape[1], *HIDDEN, wanted.shape[1]])
    steps = torch.optim.AdamW(network.parameters(), lr=1e-3, weight_decay=1e-2)

    def loss(rows: torch.Tensor) -> torch.Tensor:
        scores = network(seen[rows]).masked_fill(~legal[rows], -1e9)
        return functional.cross_entropy(scores, wanted[rows])

    best, since, kept = np.inf, 0, network.state_dict()
    for epoch in range(most):
        for rows in learned[torch.randperm(len(learned))].split(ROWS):
            steps.zero_grad()
            loss(rows).backward()  # type: ignore[no-untyped-call, unused-ignore]
            steps.step()
        with torch.inference_mode():
            now = loss(tested).item()
            scores = network(seen[tested]).masked_fill(~legal[tested], -1e9)
            right = (scores.argmax(1) == wanted[tested].argmax(1)).float().mean().item()
        print(f"{epoch + 1:3}  loss {now:.4f}  same choice {right:.1%}")
        if now < best:
            best, since, kept = now, 0, {name: value.clone() for name, value in network.state_dict().items()}
        else:
            since += 1
            if since == PATIENCE:
                break
    network.load_state_dict(kept)
    return network


def layers_of(network: nn.Sequential) -> list[Layer]:
    """The weights as arrays."""
    linear = [part for part in network if isinstance(part, nn.Linear)]
    return [Layer(part.weight.detach().numpy().T, part.bias.detach().numpy()) for part in linear]


def main() -> None:
    told = argparse.ArgumentParser(description="Learn what bots chose in a data set of kontor selfplay.")
    told.add_argument("data", type=Path)
    told.add_argument("--out", type=Path, default=Path("policy.onnx"), help="beside it, the same as .pt for PyTorch")
    told.add_argument("--seed", type=int, default=0)
    told.add_argument(
        "--most", type=int, default=40, help="times through the data; it ends sooner if it gets no better"
    )
    chosen = told.parse_args()
    data = load(chosen.data)
    network = train(data, chosen.seed, chosen.most)
    layers = layers_of(network)
    write(chosen.out, data.game, layers)
    sizes = [len(layers[0].weight), *(len(layer.bias) for layer in layers)]
    kept = {"meaning": meaning(data.game), "sizes": sizes, "weights": network.state_dict()}
    torch.save(kept, chosen.out.with_suffix(".pt"))
    print(f"Written: {chosen.out} and {chosen.out.with_suffix('.pt')}")


if __name__ == "__main__":
    main()
