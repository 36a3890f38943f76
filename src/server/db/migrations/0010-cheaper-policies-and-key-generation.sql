-- Every policy asks who is there. The id of the person stands in a setting of its own beside all claims, so that the
-- answer does not take the reading of a JSON document each time; where only the claims are stated, they still count.
create or replace function auth.uid() returns uuid
language sql stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')
  )::uuid
$$;

-- `exists` and not `in`: PostgreSQL may then look up the one app of a build, or gather all of one's own apps, whichever
-- is less work for the query at hand; with `in` it always gathers.
drop policy own_builds_read on public.builds;
create policy own_builds_read on public.builds for select to authenticated
  using (exists (select from public.apps where apps.id = builds.app_id and apps.user_id = (select auth.uid())));

-- A `service_role` key lives for years and passes every policy. Each carries the generation that was current when it was
-- issued; a new generation ends all former ones.
create table auth.service_key_generation (
  is_current boolean primary key default true check (is_current),
  generation integer not null default 1 check (generation > 0),
  began_at timestamptz not null default now()
);
insert into auth.service_key_generation default values;
call internal.close_table('auth.service_key_generation');
