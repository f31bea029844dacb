"""Seats may answer in advance, and lists tell the round of a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both; the round of a match that is under way is known after its next entry."""
    op.add_column("seats", sa.Column("standing", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("round", sa.Integer(), nullable=True))


def downgrade() -> None:
    """Everybody is asked again."""
    op.drop_column("tables", "round")
    op.drop_column("seats", "standing")
