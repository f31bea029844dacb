"""Matches are analysed: studies and their verdicts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the two tables."""
    op.create_table(
        "studies",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("eyes", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=40), nullable=False),
        sa.Column("beat", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_studies_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "eyes", name=op.f("pk_studies")),
    )
    op.create_table(
        "verdicts",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("eyes", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_verdicts_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "eyes", "number", name=op.f("pk_verdicts")),
    )


def downgrade() -> None:
    """What was judged can be judged again."""
    op.drop_table("verdicts")
    op.drop_table("studies")
