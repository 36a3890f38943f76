/**
 * The peer's tables: the same columns, checks, indexes, triggers and policies as Kora's own migration gives `apps` and
 * `builds`. Kora closes its tables to everybody first and then grants; the peer grants by itself what its roles need,
 * and makes them by itself too, but only after the policies that name them.
 */
const schema = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;

create function public.set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end $$;

create table public.apps (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  app_name text not null check (char_length(app_name) between 1 and 100),
  description text not null default '' check (char_length(description) <= 10000),
  tech_stack text[] not null default '{}',
  file_structure jsonb not null default '{}' check (jsonb_typeof(file_structure) = 'object'),
  preview_url text check (char_length(preview_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index apps_user_created on public.apps (user_id, created_at desc);
create trigger apps_updated before update on public.apps for each row execute function public.set_updated_at();

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
create trigger builds_updated before update on public.builds for each row execute function public.set_updated_at();

alter table public.apps enable row level security;
alter table public.builds enable row level security;
create policy own_apps_read on public.apps for select to authenticated using (user_id = (select auth.uid()));
create policy own_apps_change on public.apps for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_apps_delete on public.apps for delete to authenticated using (user_id = (select auth.uid()));
create policy own_builds_read on public.builds for select to authenticated
  using (exists (select from public.apps where apps.id = builds.app_id and apps.user_id = (select auth.uid())));
`;

/** One by one, as both of the peer's drivers take them. */
export const liteSchema: readonly string[] = schema
  .split(/;\n(?=\n|create |alter )/)
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '');
