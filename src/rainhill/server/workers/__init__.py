"""Bots and studies, computed in processes of their own.

`bots` looks after tables that wait for one, `studies` judges whole matches; both ask a `question`, answered by a `pool`
on this machine (`fair_turns` says who is next) or through a `queue` shared by several. `work` is what a process does.
"""
