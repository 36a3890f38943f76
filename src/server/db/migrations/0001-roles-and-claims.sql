-- Roles that requests run as, the schemas, and the functions through which policies read the claims.
-- Roles belong to the whole cluster: another database of the same server may have made them already.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'kora_jobs', 'kora_gateway'] loop
    begin
      if not exists (select from pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- made by a server that starts at the same moment
    end;
  end loop;
  -- The gateway is who the server is between transactions: it owns nothing and can only become one of these.
  foreach wanted in array array['anon', 'authenticated', 'service_role', 'kora_jobs'] loop
    if not pg_has_role('kora_gateway', wanted, 'member') then
      execute format('grant %I to kora_gateway', wanted);
    end if;
  end loop;
  -- From PostgreSQL 16 on, the maker of a role is a member of it without the right to become it: granting it to
  -- oneself adds that right. Who may not grant it must have it from the administrator already.
  begin
    execute format('grant kora_gateway to %I', current_user);
  exception when insufficient_privilege then
    if not pg_has_role(current_user, 'kora_gateway', 'member') then
      raise;
    end if;
  end;
  execute format('grant create on database %I to kora_jobs', current_database());
end
$$;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

-- Not reachable through the data API: what policies and functions need in order to decide.
create schema internal;
grant usage on schema internal to anon, authenticated, service_role;

create function auth.jwt() returns jsonb
language sql stable
as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;

create function auth.uid() returns uuid
language sql stable
as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;

create function auth.role() returns text
language sql stable
as $$
  select coalesce(nullif(auth.jwt() ->> 'role', ''), current_user::text)
$$;

create function auth.email() returns text
language sql stable
as $$
  select nullif(auth.jwt() ->> 'email', '')
$$;

-- Every table is closed from its first moment; `service_role` gets its policy here because a managed server
-- does not let us make a role that bypasses row security. The owner is not forced under the policies: only
-- migrations and the definer functions below run as the owner, and these must see everything.
create procedure internal.close_table(name regclass)
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('revoke all on %s from public', name);
  execute format('grant select, insert, update, delete on %s to service_role', name);
  execute format('create policy service_role_all on %s to service_role using (true) with check (true)', name);
end
$$;

create function internal.set_updated_at() returns trigger
language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- The job queue makes its own tables here, as their owner. No request ever comes near it.
create schema pgboss;
revoke all on schema pgboss from public;
grant all on schema pgboss to kora_jobs;
grant usage on schema pgboss to service_role;
