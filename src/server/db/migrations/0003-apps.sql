-- Generated apps, and the state of the build that belongs to each.

create table public.apps (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  app_name text not null check (char_length(app_name) between 1 and 100),
  description text not null default '' check (char_length(description) <= 10000),
  tech_stack text[] not null default '{}',
  file_structure jsonb not null default '{}' check (jsonb_typeof(file_structure) = 'object'),
  preview_url text check (char_length(preview_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index apps_user_created on public.apps (user_id, created_at desc);
call internal.close_table('public.apps');
create trigger apps_updated before update on public.apps
  for each row execute function internal.set_updated_at();

create table public.builds (
  id uuid primary key default gen_random_uuid(),
  app_id uuid not null unique references public.apps (id) on delete cascade,
  build_status text not null default 'queued' check (build_status in ('queued', 'building', 'completed', 'failed')),
  error text check (char_length(error) <= 10000),
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (build_status <> 'failed' or error is not null)
);
call internal.close_table('public.builds');
create trigger builds_updated before update on public.builds
  for each row execute function internal.set_updated_at();

-- An app comes into being through the generator, which runs as service_role; its owner reads, renames and deletes.
grant select, delete on public.apps to authenticated;
grant update (app_name, description) on public.apps to authenticated;
create policy own_apps_read on public.apps for select to authenticated using (user_id = (select auth.uid()));
create policy own_apps_change on public.apps for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_apps_delete on public.apps for delete to authenticated using (user_id = (select auth.uid()));

grant select on public.builds to authenticated;
-- `in` and not `exists`: the list of one's own apps is then made once for the query and not for every row.
create policy own_builds_read on public.builds for select to authenticated
  using (app_id in (select id from public.apps where user_id = (select auth.uid())));
