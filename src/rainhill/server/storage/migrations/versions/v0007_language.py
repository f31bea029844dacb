"""Which language somebody reads is kept with the person: mails are written in it, other devices speak it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Browsers tell it the next time their person is here; until then the server's own language serves."""
    op.add_column("persons", sa.Column("language", sa.String(length=8), nullable=True))


def downgrade() -> None:
    """Every browser knows by itself what it speaks."""
    op.drop_column("persons", "language")
