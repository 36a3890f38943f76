-- Every state of an app that somebody asked for, kept for ever: what was asked, the plan, the files, the proof.

alter table public.apps
  -- The newest version that was built and proved; its files are in `file_structure`.
  add column current_version integer check (current_version > 0),
  add column archived_at timestamptz,
  -- In the bin: hidden from lists, brought back by setting it to null.
  add column deleted_at timestamptz;

-- What makes a name unfit for a page, a file or a message. Names from before this rule stay as they are.
alter table public.apps
  add constraint apps_name_is_plain check (app_name !~ '[<>"`;{}|&$\\/[:cntrl:]]') not valid;

grant update (archived_at, deleted_at) on public.apps to authenticated;

create table public.app_versions (
  id uuid primary key default gen_random_uuid(),
  app_id uuid not null references public.apps (id) on delete cascade,
  number integer not null check (number > 0),
  -- The version that it was made from.
  based_on integer check (based_on > 0),
  origin text not null check (origin in ('description', 'sentence', 'plan', 'code', 'restore', 'copy', 'import')),
  -- What was asked for, in the person's own words.
  request text not null default '' check (char_length(request) <= 10000),
  -- What became different, a sentence each.
  changes text[] not null default '{}',
  -- As they were written: the order of keys is the order in the files of the app.
  spec json check (json_typeof(spec) = 'object'),
  files json check (json_typeof(files) = 'object'),
  -- Files that somebody changed by hand: a new plan does not write over them.
  edited_files text[] not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'building', 'completed', 'failed')),
  step text not null default 'reading'
    check (step in ('reading', 'planning', 'writing', 'building', 'trying', 'done')),
  file_count integer,
  error text check (char_length(error) <= 10000),
  proof jsonb,
  -- Sizes of which a picture is kept.
  pictures text[] not null default '{}',
  -- The name under which this version is shown on an origin of its own; nobody can guess it.
  preview_key text not null unique check (preview_key ~ '^[a-z0-9]{26}$'),
  -- Sent by the client with the request, so that the same request twice makes one version.
  request_key text check (char_length(request_key) between 1 and 200),
  -- No reference: a version that has ended stays as it is, also when an account goes.
  requested_by uuid,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (app_id, number),
  unique (requested_by, request_key),
  check (status <> 'failed' or error is not null),
  check (status <> 'completed' or files is not null)
);
create index app_versions_unfinished on public.app_versions (created_at) where status in ('queued', 'building');
call internal.close_table('public.app_versions');

grant select on public.app_versions to authenticated;
create policy own_versions_read on public.app_versions for select to authenticated
  using (exists (select from public.apps where apps.id = app_versions.app_id and apps.user_id = (select auth.uid())));

-- A version that ended does not change any more.
create function internal.keep_ended_version() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.status in ('completed', 'failed') then
    raise exception 'A version that has ended cannot be changed.' using errcode = '55000';
  end if;
  return new;
end
$$;
create trigger app_versions_kept before update on public.app_versions
  for each row execute function internal.keep_ended_version();

-- Where a version is open to everybody.
create table public.app_sites (
  app_id uuid primary key references public.apps (id) on delete cascade,
  slug text not null unique check (slug ~ '^[a-z][a-z0-9-]{1,48}[a-z0-9]$'),
  version_id uuid not null references public.app_versions (id),
  -- A host of one's own that leads here.
  domain text unique check (domain ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'),
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call internal.close_table('public.app_sites');
create trigger app_sites_updated before update on public.app_sites
  for each row execute function internal.set_updated_at();
grant select on public.app_sites to authenticated;
create policy own_sites_read on public.app_sites for select to authenticated
  using (exists (select from public.apps where apps.id = app_sites.app_id and apps.user_id = (select auth.uid())));

-- How often a site was opened, by day. Nothing about who opened it is kept.
create table public.app_site_visits (
  app_id uuid not null references public.apps (id) on delete cascade,
  day date not null,
  visits integer not null default 0 check (visits >= 0),
  primary key (app_id, day)
);
call internal.close_table('public.app_site_visits');
grant select on public.app_site_visits to authenticated;
create policy own_visits_read on public.app_site_visits for select to authenticated
  using (exists (select from public.apps where apps.id = app_site_visits.app_id and apps.user_id = (select auth.uid())));

-- Links under which somebody without an account may look at an app, until they are taken back.
create table public.app_shares (
  token text primary key check (token ~ '^[a-z0-9]{26}$'),
  app_id uuid not null references public.apps (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index app_shares_app on public.app_shares (app_id);
call internal.close_table('public.app_shares');
grant select on public.app_shares to authenticated;
create policy own_shares_read on public.app_shares for select to authenticated
  using (exists (select from public.apps where apps.id = app_shares.app_id and apps.user_id = (select auth.uid())));
