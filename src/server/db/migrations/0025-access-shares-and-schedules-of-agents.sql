-- Who may run agents of a group that is closed to most: those whom an admin gave it, and for the Elite Agents those
-- with an enterprise plan. A group that is open is open to everybody, signed in or not.

create function public.has_agent_access(group_name text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select case group_name
    when 'wealth-x-savants' then internal.has_grant('feature', 'wealth_x_access')
    when 'elite-agents' then internal.has_grant('feature', 'elite_access') or exists (
      select from public.subscriptions
      where user_id = auth.uid()
        and subscribed
        and lower(subscription_tier) = 'enterprise'
        and (subscription_end is null or subscription_end > now())
    )
    else group_name is not null
  end
$$;
revoke all on function public.has_agent_access(text) from public;
grant execute on function public.has_agent_access(text) to anon, authenticated, service_role;

-- Links under which anybody may look at a run, until they are taken back.
create table public.agent_run_shares (
  token text primary key check (token ~ '^[a-z0-9]{26}$'),
  run_id uuid not null references public.agent_runs (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index agent_run_shares_run on public.agent_run_shares (run_id);
call internal.close_table('public.agent_run_shares');
grant select on public.agent_run_shares to authenticated;
create policy own_run_shares_read on public.agent_run_shares for select to authenticated
  using (exists (
    select from public.agent_runs
    where agent_runs.id = agent_run_shares.run_id and agent_runs.user_id = (select auth.uid())
  ));

-- Work that an agent does again and again: the server runs it when its time has come, keeps the run and tells the person.
create table public.agent_schedules (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  agent text not null check (agent ~ '^[a-z0-9-]{1,64}$'),
  name text not null check (char_length(name) between 1 and 120),
  input jsonb not null check (jsonb_typeof(input) = 'object' and pg_column_size(input) <= 1048576),
  seed integer not null,
  every text not null check (every in ('day', 'week', 'month')),
  -- Days in the input go forward by as many days as have passed since they were entered.
  moves_days boolean not null default false,
  paused boolean not null default false,
  next_at timestamptz not null,
  last_at timestamptz,
  last_summary text check (char_length(last_summary) <= 2000),
  last_trouble text check (char_length(last_trouble) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index agent_schedules_of_user on public.agent_schedules (user_id, id);
create index agent_schedules_due on public.agent_schedules (next_at) where not paused;
call internal.close_table('public.agent_schedules');
create trigger agent_schedules_updated before update on public.agent_schedules
  for each row execute function internal.set_updated_at();

-- Made and changed by functions alone, which look at the input and at the person's access first.
grant select on public.agent_schedules to authenticated;
create policy own_schedules_read on public.agent_schedules for select to authenticated
  using (user_id = (select auth.uid()));
