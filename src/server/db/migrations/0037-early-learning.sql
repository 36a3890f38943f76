-- Children who learn with ABC 123, and what they did. A grown-up's, as everything in the account; the browser reads and merges it.

-- A nickname and a drawn animal: no birthday, no photo.
create table public.early_children (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  animal text not null check (char_length(animal) between 1 and 40),
  band text not null check (band in ('3-4', '5-6', '7-8')),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 16384),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What a child did on a device on a day. Each row is written by one page in one browser. The child is not a reference, so that
-- what a device sends late is never refused.
create table public.early_days (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  child_id uuid not null,
  device text not null check (char_length(device) between 1 and 64),
  day date not null,
  seconds integer not null default 0 check (seconds between 0 and 172800),
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 262144),
  rounds jsonb not null default '[]' check (jsonb_typeof(rounds) = 'array' and octet_length(rounds::text) <= 65536),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index early_children_of_user on public.early_children (user_id, id);
create index early_days_of_user on public.early_days (user_id, id);

call internal.close_table('public.early_children');
call internal.close_table('public.early_days');

create trigger early_children_updated before update on public.early_children
  for each row execute function internal.set_updated_at();
create trigger early_days_updated before update on public.early_days
  for each row execute function internal.set_updated_at();

-- Nobody else's, not even an admin's.
grant select, delete on public.early_children, public.early_days to authenticated;
grant insert (id, user_id, name, animal, band, settings), update (name, animal, band, settings)
  on public.early_children to authenticated;
grant insert (id, user_id, child_id, device, day, seconds, answers, rounds), update (seconds, answers, rounds)
  on public.early_days to authenticated;

create policy own_early_children_read on public.early_children for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_early_children_write on public.early_children for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_early_children_change on public.early_children for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_early_children_delete on public.early_children for delete to authenticated
  using (user_id = (select auth.uid()));
create policy own_early_days_read on public.early_days for select to authenticated
  using (user_id = (select auth.uid()));
create policy own_early_days_write on public.early_days for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_early_days_change on public.early_days for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_early_days_delete on public.early_days for delete to authenticated
  using (user_id = (select auth.uid()));
