-- Links under which anybody may read a conversation with the assistant, until they are taken back. What was asked after a link was
-- made is not behind it: a link leads to the branch that ended with `shown` then, and a turn never changes.

create table public.ask_conversation_shares (
  token text primary key check (token ~ '^[a-z0-9]{26}$'),
  conversation_id uuid not null references public.ask_conversations (id) on delete cascade,
  shown text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index ask_conversation_shares_conversation on public.ask_conversation_shares (conversation_id);
call internal.close_table('public.ask_conversation_shares');
grant select on public.ask_conversation_shares to authenticated;
create policy own_conversation_shares_read on public.ask_conversation_shares for select to authenticated
  using (exists (
    select from public.ask_conversations
    where ask_conversations.id = ask_conversation_shares.conversation_id
      and ask_conversations.user_id = (select auth.uid())
  ));
