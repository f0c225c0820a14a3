"""The bots `copycat:FILE.onnx` and `copycat-torch:FILE.pt`: one call of the network answers for hundreds of games."""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path
from typing import Any

import numpy as np

from kontor.batch import Observations
from kontor.bots import BatchedBot, Questions
from kontor.kernel import BadOption, Game

from .network import check, scaling


class _Policy(BatchedBot):
    """Takes the legal decision that the network scores highest."""

    def __init__(self, file: str = "") -> None:
        self.file = Path(file)
        if not self.file.is_file():
            raise BadOption(f"{type(self).name} needs the file of a network, as in {type(self).name}:policy.onnx.")

    def choose_many(self, questions: Questions) -> list[int]:
        game = questions.engine.game
        seen = Observations(game).of_states(questions.states(), questions.seats)
        return questions.best(self.scores(game, seen))

    @abstractmethod
    def scores(self, game: Game, seen: np.ndarray[Any, Any]) -> Any:
        """A row for each observation, a column for each decision of the game."""


class OnnxPolicy(_Policy):
    """Runs an ONNX file with onnxruntime."""

    name = "copycat"

    def __init__(self, file: str = "") -> None:
        super().__init__(file)
        import onnxruntime

        try:
            self._session = onnxruntime.InferenceSession(self.file, providers=["CPUExecutionProvider"])
        except Exception as error:  # the library has no common class for what can be wrong with a file
            raise BadOption(f"{self.file} is no ONNX file: {error}") from None
        self._learned = self._session.get_modelmeta().custom_metadata_map

    def scores(self, game: Game, seen: np.ndarray[Any, Any]) -> Any:
        check(self._learned, game, self.file)
        return self._session.run(None, {"observation": seen})[0]


class TorchPolicy(_Policy):
    """Runs what `copycat.train` keeps for PyTorch, on a GPU if there is one."""

    name = "copycat-torch"

    def __init__(self, file: str = "") -> None:
        super().__init__(file)
        import torch

        from .train import make_network

        self._torch = torch
        self._device = "cuda" if torch.cuda.is_available() else "cpu"
        try:
            kept = torch.load(self.file, map_location=self._device, weights_only=True)
            self._learned: dict[str, str] = kept["meaning"]
            self._network = make_network(kept["sizes"]).to(self._device)
            self._network.load_state_dict(kept["weights"])
        except Exception as error:  # nor has this one
            raise BadOption(f"{self.file} is no network of copycat: {error}") from None

    def scores(self, game: Game, seen: np.ndarray[Any, Any]) -> Any:
        check(self._learned, game, self.file)
        low, factor = scaling(game)
        with self._torch.inference_mode():
            numbers = self._torch.from_numpy((seen - low) * factor).to(self._device)
            return self._network(numbers).cpu().numpy()
