"""Addresses are confirmed before mail goes there; webhooks that fail are put off and at last switched off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_COLUMNS = (
    ("email_pending", sa.String(length=200)),
    ("email_token", sa.String(length=64)),
    ("email_asked", sa.Float()),
    ("webhook_failures", sa.Integer()),
    ("webhook_next", sa.Float()),
    ("webhook_off", sa.String(length=500)),
)


def upgrade() -> None:
    """Add what is known of addresses. Nobody has confirmed those that are there, so they wait to be."""
    for name, kind in _COLUMNS:
        op.add_column("persons", sa.Column(name, kind, nullable=True))
    op.create_index(op.f("ix_persons_email_token"), "persons", ["email_token"])
    op.create_table(
        "mail_requests",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("address_hash", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mail_requests")),
    )
    op.create_index(op.f("ix_mail_requests_at"), "mail_requests", ["at"])
    op.execute("UPDATE persons SET email_pending = email, email = NULL WHERE email IS NOT NULL")


def downgrade() -> None:
    """Addresses that nobody confirmed are forgotten."""
    op.drop_table("mail_requests")
    op.drop_index(op.f("ix_persons_email_token"), "persons")
    for name, _ in reversed(_COLUMNS):
        op.drop_column("persons", name)
