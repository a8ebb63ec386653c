"""Measures a Ray cluster: the overhead per shard, the speed of one and two workers, and the time for a million games.

python python/benchmarks/cluster.py --games 400
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time

import inkwright
from inkwright import Matchup, cluster


def games_a_cpu_second(matchup: Matchup, pairing: int) -> float:
    begun = time.process_time()
    matchup.play(pairing, 0, 150)
    return 300 / (time.process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games per pairing; there are three pairings")
    parser.add_argument("--bot", default="greedy", help="bot that plays both seats")
    parser.add_argument("--shards", type=int, default=300, help="number of empty shards for measuring the overhead")
    args = parser.parse_args()
    import ray

    library = inkwright.Library()
    decks = [library.starter(title) for title in inkwright.starters()[:3]]
    matchup = Matchup(decks, args.games, bot=args.bot)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    begun, games = time.process_time(), 0
    for pairing in range(3):
        matchup.play(pairing, 0, 50)
        games += 100
    rate = games / (time.process_time() - begun)
    print(
        f"one core: {rate:,.0f} games of {args.bot} per CPU second, {1e6 / rate / 60:,.0f} minutes for a million games"
    )
    seconds, rates = {}, {}
    for workers in (1, 2):
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
        # Empty shards take no time to play, so all of their time is overhead. The first ones start the workers.
        list(cluster.each_shard(cluster._play_matchup, [(0, 0, 0)] * 4 * workers, matchup))
        begun = time.perf_counter()
        list(cluster.each_shard(cluster._play_matchup, [(0, 0, 0)] * args.shards, matchup))
        overhead = (time.perf_counter() - begun) / args.shards
        with tempfile.TemporaryDirectory() as out:
            begun = time.perf_counter()
            assert cluster.run_matchup(matchup, out, address="local", shard_games=40)
            seconds[workers] = time.perf_counter() - begun
        print(
            f"{workers} workers: {1000 * overhead:.1f} ms of overhead per shard, "
            f"{matchup.wanted / seconds[workers]:,.0f} games per second of wall-clock time"
        )
        # Measure the CPU time of each worker while all of them play, so that other load doesn't matter.
        timed = ray.remote(num_cpus=1)(games_a_cpu_second)
        each = ray.get([timed.remote(matchup, pairing % 3) for pairing in range(3 * workers)])
        rates[workers] = workers * sum(each) / len(each)
        print(f"{workers} workers: {rates[workers] / workers:,.0f} games per CPU second and worker")
        ray.shutdown()
    print(
        f"two workers are {seconds[1] / seconds[2]:.2f} times as fast as one by wall-clock time, "
        f"{rates[2] / rates[1]:.2f} times by CPU time"
    )


if __name__ == "__main__":
    main()
