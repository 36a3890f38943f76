-- People and what they may do. `auth.users` is the root of everything that belongs to somebody.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email_key on auth.users (lower(email)) where email is not null;
call internal.close_table('auth.users');

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default '' check (char_length(display_name) <= 100),
  avatar_url text check (char_length(avatar_url) <= 2000),
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object' and pg_column_size(settings) <= 65536),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call internal.close_table('public.profiles');
create trigger profiles_updated before update on public.profiles
  for each row execute function internal.set_updated_at();

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  granted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
call internal.close_table('public.user_roles');

create table public.feature_grants (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('feature', 'gaming', 'special', 'training')),
  name text not null default '' check (char_length(name) <= 100),
  granted_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  unique (user_id, kind, name)
);
call internal.close_table('public.feature_grants');

create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  subscribed boolean not null default false,
  subscription_tier text check (char_length(subscription_tier) <= 50),
  subscription_end timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call internal.close_table('public.subscriptions');
create trigger subscriptions_updated before update on public.subscriptions
  for each row execute function internal.set_updated_at();

-- Written by the server and read by admins; nobody changes or deletes a line, not even the server's own role.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null check (char_length(action) between 1 and 100),
  target text check (char_length(target) <= 500),
  ip inet,
  request_id text check (char_length(request_id) <= 100),
  details jsonb not null default '{}'
);
create index audit_log_actor_at on public.audit_log (actor_id, at desc);
create index audit_log_action_at on public.audit_log (action, at desc);
call internal.close_table('public.audit_log');
drop policy service_role_all on public.audit_log;
revoke update, delete on public.audit_log from service_role;
create policy service_role_reads on public.audit_log for select to service_role using (true);
create policy service_role_writes on public.audit_log for insert to service_role with check (true);

-- Definer: the asking user may not read other people's roles, yet must learn of their own.
create function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
$$;
revoke all on function public.is_admin() from public;
grant execute on function public.is_admin() to anon, authenticated, service_role;

grant select on public.profiles to authenticated;
grant insert (user_id, display_name, avatar_url, settings) on public.profiles to authenticated;
grant update (display_name, avatar_url, settings) on public.profiles to authenticated;
create policy own_profile_read on public.profiles for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy own_profile_write on public.profiles for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy own_profile_change on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant select on public.user_roles, public.feature_grants, public.subscriptions to authenticated;
create policy own_roles_read on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy own_grants_read on public.feature_grants for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy own_subscription_read on public.subscriptions for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));

grant select on public.audit_log to authenticated;
create policy admins_read on public.audit_log for select to authenticated using ((select public.is_admin()));
