"""What somebody has learnt is kept with the account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; browsers fill it with what they know when their person is signed in."""
    op.create_table(
        "learnt",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_learnt_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_learnt")),
    )


def downgrade() -> None:
    """Browsers know by themselves what was learnt with them."""
    op.drop_table("learnt")
