-- What people asked and what they were answered. Questions are answered in the browser; here it is only kept, so that somebody
-- finds it again on another device.

create table public.ask_conversations (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  -- Empty for those that are in none.
  folder text not null default '' check (char_length(folder) <= 60),
  pinned boolean not null default false,
  -- A tree: each turn names the one that it follows, so an edited question begins a branch.
  turns jsonb not null default '[]'
    check (
      jsonb_typeof(turns) = 'array'
      and jsonb_array_length(turns) <= 1000
      and octet_length(turns::text) <= 1900000
    ),
  -- The turn at the end of the branch that is looked at.
  shown uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ask_conversations_of_user on public.ask_conversations (user_id, id);
call internal.close_table('public.ask_conversations');
create trigger ask_conversations_updated before update on public.ask_conversations
  for each row execute function internal.set_updated_at();

-- Nobody else's, not even an admin's.
grant select, delete on public.ask_conversations to authenticated;
grant insert (id, user_id, title, folder, pinned, turns, shown) on public.ask_conversations to authenticated;
grant update (title, folder, pinned, turns, shown) on public.ask_conversations to authenticated;
create policy own_conversations_read on public.ask_conversations for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_conversations_write on public.ask_conversations for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_conversations_change on public.ask_conversations for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_conversations_delete on public.ask_conversations for delete to authenticated
  using (user_id = (select auth.uid()));
