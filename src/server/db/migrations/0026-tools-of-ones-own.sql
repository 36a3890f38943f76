-- Tools that people made of fields and formulas, and agents that they made of others. Both are data that the browser reads;
-- nothing of it is ever run here.

create table public.custom_tools (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('tool', 'agent')),
  name text not null check (char_length(name) between 1 and 80),
  -- Goes up with each save; runs remember it.
  version integer not null check (version > 0),
  definition jsonb not null check (jsonb_typeof(definition) = 'object' and octet_length(definition::text) <= 524288),
  -- Former versions, newest first, so that each can be looked at and brought back.
  history jsonb not null default '[]'
    check (jsonb_typeof(history) = 'array' and octet_length(history::text) <= 2097152),
  on_home boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index custom_tools_of_user on public.custom_tools (user_id, id);
call internal.close_table('public.custom_tools');
create trigger custom_tools_updated before update on public.custom_tools
  for each row execute function internal.set_updated_at();

-- Nobody else's; who wants to hand one on exports it. What it is stays what it is.
grant select, delete on public.custom_tools to authenticated;
grant insert (id, user_id, kind, name, version, definition, history, on_home)
  on public.custom_tools to authenticated;
grant update (name, version, definition, history, on_home) on public.custom_tools to authenticated;
create policy own_tools_read on public.custom_tools for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_tools_write on public.custom_tools for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_tools_change on public.custom_tools for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_tools_delete on public.custom_tools for delete to authenticated
  using (user_id = (select auth.uid()));
