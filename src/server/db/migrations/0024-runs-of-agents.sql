-- What people let agents work out: the input, the seed and the key figures. The same input and seed give the same result
-- again, so that the result itself need not be kept.

create table public.agent_runs (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  agent text not null check (agent ~ '^[a-z0-9-]{1,64}$'),
  -- The version of the agent's work that gave the figures.
  version integer not null check (version > 0),
  name text not null check (char_length(name) between 1 and 120),
  input jsonb not null check (jsonb_typeof(input) = 'object' and pg_column_size(input) <= 1048576),
  seed integer not null,
  summary text not null check (char_length(summary) <= 2000),
  figures jsonb not null check (jsonb_typeof(figures) = 'object' and pg_column_size(figures) <= 65536),
  favourite boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index agent_runs_of_user on public.agent_runs (user_id, id);
call internal.close_table('public.agent_runs');
create trigger agent_runs_updated before update on public.agent_runs
  for each row execute function internal.set_updated_at();

-- A run is nobody else's; not even an admin reads it.
grant select, delete on public.agent_runs to authenticated;
grant insert (id, user_id, agent, version, name, input, seed, summary, figures, favourite)
  on public.agent_runs to authenticated;
grant update (name, favourite) on public.agent_runs to authenticated;
create policy own_runs_read on public.agent_runs for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_runs_write on public.agent_runs for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_runs_change on public.agent_runs for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_runs_delete on public.agent_runs for delete to authenticated
  using (user_id = (select auth.uid()));
