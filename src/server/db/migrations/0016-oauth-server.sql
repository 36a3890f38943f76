-- Programs of others that people let into their account (OAuth 2.1). Like all of `auth`, nothing here is reachable
-- through the data API. Secrets, codes and tokens are kept as hashes.

create table auth.oauth_clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  uri text check (char_length(uri) <= 2000),
  logo_uri text check (char_length(logo_uri) <= 2000),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 20),
  grant_types text[] not null check (grant_types <@ array['authorization_code', 'refresh_token']),
  -- What it may ask for; null: whatever there is.
  scopes text[],
  auth_method text not null check (auth_method in ('none', 'client_secret_basic', 'client_secret_post')),
  secret_hash text,
  -- `dynamic`: it has registered itself, and nobody has looked at what it says about itself.
  registration text not null check (registration in ('manual', 'dynamic')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((auth_method = 'none') = (secret_hash is null))
);
create index oauth_clients_created on auth.oauth_clients (created_at desc, id);
call internal.close_table('auth.oauth_clients');
create trigger oauth_clients_updated before update on auth.oauth_clients
  for each row execute function internal.set_updated_at();

-- What a person has allowed a program. Without its row nothing of the program works: sessions and codes go with it.
create table auth.oauth_grants (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid not null references auth.oauth_clients (id) on delete cascade,
  scopes text[] not null,
  granted_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (user_id, client_id)
);
create index oauth_grants_client on auth.oauth_grants (client_id);
call internal.close_table('auth.oauth_grants');

-- A session of a program: its tokens carry the session's id as every other's do, so that whatever ends sessions ends
-- these too.
alter table auth.sessions
  add column oauth_grant_id uuid references auth.oauth_grants (id) on delete cascade,
  add column oauth_scopes text[],
  -- What its tokens are for (RFC 8707), as the program named it.
  add column oauth_resources text[],
  add constraint sessions_oauth check ((oauth_grant_id is null) = (oauth_scopes is null));
create index sessions_oauth_grant on auth.sessions (oauth_grant_id) where oauth_grant_id is not null;

-- One request for access: first a question to the person, then a code, then used up.
create table auth.oauth_authorizations (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references auth.oauth_clients (id) on delete cascade,
  redirect_uri text not null check (char_length(redirect_uri) <= 2010),
  scopes text[] not null,
  state text,
  nonce text,
  code_challenge text not null,
  resources text[] not null default '{}',
  -- The person is asked even when they have agreed before.
  must_ask boolean not null default false,
  -- How many seconds before this request the person may have signed in at the latest.
  max_age integer,
  status text not null default 'pending' check (status in ('pending', 'approved', 'denied')),
  -- Who has approved it, in which session: a code dies with that session.
  user_id uuid references auth.users (id) on delete cascade,
  session_id uuid references auth.sessions (id) on delete cascade,
  grant_id uuid references auth.oauth_grants (id) on delete cascade,
  code_hash text unique,
  code_issued_at timestamptz,
  code_used_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'approved') = (code_hash is not null and grant_id is not null and session_id is not null))
);
create index oauth_authorizations_created on auth.oauth_authorizations (created_at);
create index oauth_authorizations_client on auth.oauth_authorizations (client_id);
create index oauth_authorizations_user on auth.oauth_authorizations (user_id);
create index oauth_authorizations_session on auth.oauth_authorizations (session_id);
create index oauth_authorizations_grant on auth.oauth_authorizations (grant_id);
call internal.close_table('auth.oauth_authorizations');

-- Apart from the refresh tokens of the product itself: one of these can never be exchanged for a session of a person.
create table auth.oauth_refresh_tokens (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index oauth_refresh_tokens_session on auth.oauth_refresh_tokens (session_id);
create index oauth_refresh_tokens_user on auth.oauth_refresh_tokens (user_id);
call internal.close_table('auth.oauth_refresh_tokens');

-- An admin lends a program their own data, never the installation: with its tokens they are a person like any other.
create or replace function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select auth.jwt() ->> 'client_id' is null
    and exists (select from public.user_roles where user_id = auth.uid() and role = 'admin')
$$;
