"""Train a bot for Stephenson's Rocket on the toy map: PPO with masked actions, in NumPy alone.

Both seats are played by the network that learns. Every few updates it meets the random bot; within minutes it wins nine
matches out of ten. Needs NumPy (pip install 'rainhill[env]').

    python examples/train_ppo.py --minutes 4 --curve curve.svg --save network.npz
"""

from __future__ import annotations

import argparse
import os
import time

# Matrices as small as these gain nothing from several threads, which wait for one another; said before the import.
for _library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{_library}_NUM_THREADS", "1")

import numpy as np  # noqa: E402

from rainhill.env import Batch  # noqa: E402

LANES, STEPS, HIDDEN = 128, 64, 128
EPOCHS, PORTION, RATE = 3, 1024, 1e-3
CLIP, ENTROPY, LAMBDA, WIDEST_STEP = 0.2, 0.01, 0.95, 0.5


class Network:
    """One hidden layer, then a preference for every action and the result that is expected."""

    def __init__(self, size: int, actions: int, rng: np.random.Generator) -> None:
        shapes = {"w": (size, HIDDEN), "b": (HIDDEN,), "p": (HIDDEN, actions), "q": (actions,), "v": (HIDDEN, 1)}
        scales = {"w": 1.0 / np.sqrt(size), "b": 0.0, "p": 0.01 / np.sqrt(HIDDEN), "q": 0.0, "v": 0.1 / np.sqrt(HIDDEN)}
        self.weights = {
            name: (scales[name] * rng.standard_normal(shape)).astype(np.float32) for name, shape in shapes.items()
        }
        self.mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def forward(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the chance of every action (0 where it is not legal), and the expected result."""
        w = self.weights
        hidden = np.tanh(seen @ w["w"] + w["b"])
        wish = np.where(masks, hidden @ w["p"] + w["q"], -1e9)
        wish -= wish.max(axis=1, keepdims=True)
        chance = np.exp(wish)
        chance /= chance.sum(axis=1, keepdims=True)
        return hidden, chance, np.tanh(hidden @ w["v"])[:, 0]

    def learn(self, seen, masks, actions, old, gains, targets) -> None:
        """One step down the gradient of PPO's clipped loss (Adam)."""
        hidden, chance, value = self.forward(seen, masks)
        rows, n = np.arange(len(seen)), len(seen)
        ratio = chance[rows, actions] / old
        inside = ~(((ratio > 1 + CLIP) & (gains > 0)) | ((ratio < 1 - CLIP) & (gains < 0)))
        pull = np.where(inside, ratio * gains, 0.0)
        wish = chance * pull[:, None]
        wish[rows, actions] -= pull
        logs = np.log(np.maximum(chance, 1e-12))
        surprise = -(chance * logs).sum(axis=1, keepdims=True)
        wish += ENTROPY * chance * (logs + surprise)
        wish /= n
        error = ((value - targets) * (1.0 - value**2) / n)[:, None]
        w = self.weights
        back = (wish @ w["p"].T + error @ w["v"].T) * (1.0 - hidden**2)
        slopes = {"w": seen.T @ back, "b": back.sum(0), "p": hidden.T @ wish, "q": wish.sum(0), "v": hidden.T @ error}
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        self.updates += 1
        for name, slope in slopes.items():
            clipped = slope * min(1.0, WIDEST_STEP / (length + 1e-8))
            self.mean[name] += 0.1 * (clipped - self.mean[name])
            self.square[name] += 0.001 * (clipped**2 - self.square[name])
            mean = self.mean[name] / (1.0 - 0.9**self.updates)
            square = self.square[name] / (1.0 - 0.999**self.updates)
            w[name] -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def draw(chance: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An action of every row, each as likely as it is wished for."""
    total = chance.cumsum(axis=1)
    return np.minimum((total < rng.random((len(chance), 1)) * total[:, -1:]).sum(axis=1), chance.shape[1] - 1)


def gather(env: Batch, network: Network, rng: np.random.Generator) -> tuple[np.ndarray, ...]:
    """Play on in every match, and say of every decision what it was worth (GAE, each seat for itself)."""
    rows = np.arange(env.matches)
    past = []
    for _ in range(STEPS):
        seen, masks, seats = env.observations.copy(), env.masks.astype(bool), env.seats.astype(int)
        _, chance, value = network.forward(seen, masks)
        actions = draw(chance, rng)
        _, _, rewards, terminated, truncated = env.step(actions)
        past.append((seen, masks, actions, chance[rows, actions], value, seats, rewards.copy(), terminated | truncated))
    _, _, value = network.forward(env.observations, env.masks.astype(bool))
    # What each seat expects after its decision: what it expects at its next one, or what the end pays it.
    ahead = np.where(np.arange(env.spec.seats) == env.seats[:, None], value[:, None], -value[:, None])
    trace = np.zeros_like(ahead)
    gains = np.zeros((STEPS, env.matches), np.float32)
    for t in range(STEPS - 1, -1, -1):
        _, _, _, _, value, seats, rewards, over = past[t]
        ahead[over], trace[over] = rewards[over], 0.0
        trace[rows, seats] = ahead[rows, seats] - value + LAMBDA * trace[rows, seats]
        ahead[rows, seats] = value
        gains[t] = trace[rows, seats]
    seen, masks, actions, old, value = (np.concatenate([step[k] for step in past]) for k in range(5))
    return seen, masks, actions, old, gains.reshape(-1), gains.reshape(-1) + value


def meet_random(network: Network, matches: int, seed: int, settings: dict[str, object]) -> float:
    """The share of matches won against the random bot; half of them in each seat, a shared win counts half."""
    env = Batch(matches=matches, seed=seed, **settings)
    mine, open_rows = np.arange(matches) % 2, np.ones(matches, bool)
    rng, won = np.random.default_rng(seed), 0.0
    while open_rows.any():
        actions = env.sample().copy()
        turn = env.seats == mine
        _, chance, _ = network.forward(env.observations[turn], env.masks[turn].astype(bool))
        actions[turn] = draw(chance, rng)
        _, _, rewards, terminated, truncated = env.step(actions)
        ended = open_rows & (terminated | truncated)
        won += float((0.5 + 0.5 * rewards[ended, mine[ended]]).sum())
        open_rows &= ~ended
    return won / matches


def write_curve(path: str, points: list[tuple[float, int, float]]) -> None:
    """The share won over time as a small picture."""
    wide, high, longest = 560, 240, max(60.0, points[-1][0])
    spots = [(50 + (wide - 70) * seconds / longest, high - 40 - (high - 60) * share) for seconds, _, share in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    marks = [
        f'<path d="M50 {y:.0f}H{wide - 20}" stroke="#8888" stroke-width="1"/><text x="44" y="{y + 4:.0f}" '
        f'text-anchor="end">{share:.0%}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
        for y in [high - 40 - (high - 60) * share]
    ] + [
        f'<text x="{50 + (wide - 70) * 60 * minute / longest:.0f}" y="{high - 22}" text-anchor="middle">{minute}</text>'
        for minute in range(int(longest // 60) + 1)
    ]
    steps = points[-1][1]
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" '
            f'font-size="12" fill="#777"><title>Matches won against the random bot, over minutes</title>'
            f'{"".join(marks)}<text x="{wide / 2:.0f}" y="{high - 5}" text-anchor="middle">minutes of one processor '
            f"({steps:,} decisions)</text>"
            f'<polyline points="{line}" fill="none" stroke="#c0392b" stroke-width="2"/></svg>\n'
        )


def main() -> None:
    """Learn for some minutes."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--minutes", type=float, default=4.0, help="how long to learn, in minutes of the processor")
    words.add_argument("--updates", type=int, default=10**9, help="or how many updates, whichever ends first")
    words.add_argument("--matches", type=int, default=400, help="matches against the random bot each time")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--curve", help="write the share won over time into this SVG file")
    words.add_argument("--save", help="write the network into this NumPy file")
    asked = words.parse_args()
    settings: dict[str, object] = {"game": "rocket", "map": "toy", "seats": 2}
    rng = np.random.default_rng(asked.seed)
    env = Batch(matches=LANES, seed=asked.seed, **settings)
    network = Network(env.spec.size, env.spec.action_count, rng)
    points = [(0.0, 0, meet_random(network, asked.matches, 0, settings))]
    print(f"before: {points[0][2]:.0%} won against the random bot", flush=True)
    spent, update = 0.0, 0
    while spent < 60 * asked.minutes and update < asked.updates:
        start = time.process_time()
        update += 1
        data = gather(env, network, rng)
        gains = data[4]
        gains[:] = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(EPOCHS):
            order = rng.permutation(len(gains))
            for at in range(0, len(order), PORTION):
                network.learn(*(part[order[at : at + PORTION]] for part in data))
        spent += time.process_time() - start
        if update % 10 == 0 or update == asked.updates:
            share = meet_random(network, asked.matches, update, settings)
            points.append((spent, update * LANES * STEPS, share))
            print(f"{spent:6.0f} s  {points[-1][1]:>9,} decisions  {share:.0%} won", flush=True)
    if asked.curve:
        write_curve(asked.curve, points)
    if asked.save:
        np.savez(asked.save, **network.weights)
    print(f"learned from {update * LANES * STEPS:,} decisions: {points[0][2]:.0%} -> {points[-1][2]:.0%} won")


if __name__ == "__main__":
    main()
