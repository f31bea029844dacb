"""A study that is stopped has ended when that is said, and can be begun anew at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rainhill.server.workers.question import EVERYBODY, Question
from rainhill.server.workers.studies import Studies
from tests.server.tables.test_outages import move, new_table, process
from tests.server.waiting import until


def test_a_study_that_was_stopped_does_not_end_the_next_one(tmp_path: Path) -> None:
    begun, dropped = [], []

    async def think(question: Question) -> None:
        """For ever, as a worker that is busy with others."""
        begun.append(question.entry)
        try:
            await asyncio.Event().wait()
        finally:
            dropped.append(question.entry)

    async def run() -> None:
        async with process(tmp_path) as services:
            ada, _ = await services.guest("Ada")
            table_id = await new_table(services, ada)
            await move(services, ada, table_id)
            studies = Studies(services.store, services.tables, think)
            await studies.begin(table_id, EVERYBODY, ["Ada"])
            await until(lambda: len(begun) == 1)
            await studies.stop(table_id, EVERYBODY)
            assert (await studies.progress(table_id, EVERYBODY)).state == "stopped"
            assert dropped == begun, "nobody thinks about it any more"
            await studies.begin(table_id, EVERYBODY, ["Ada"])
            await until(lambda: len(begun) == 2)
            assert (await studies.progress(table_id, EVERYBODY)).state == "running"
            await studies.close()
            services.tables.replays.close()

    asyncio.run(run())
