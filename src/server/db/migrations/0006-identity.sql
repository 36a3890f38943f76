-- Accounts as the auth server keeps them. Nothing here is reachable through the data API: only the server's own
-- role reads and writes it. Secrets that a person or a link carries are kept as hashes.

alter table auth.users
  add column aud text not null default 'authenticated',
  add column role text not null default 'authenticated',
  add column encrypted_password text,
  add column email_confirmed_at timestamptz,
  add column invited_at timestamptz,
  add column confirmation_sent_at timestamptz,
  add column recovery_sent_at timestamptz,
  add column email_change text,
  add column email_change_sent_at timestamptz,
  -- 0: nobody has confirmed; 1: one of the two addresses has.
  add column email_change_confirm_status smallint not null default 0 check (email_change_confirm_status in (0, 1)),
  add column phone text,
  add column phone_confirmed_at timestamptz,
  add column phone_change text,
  add column phone_change_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz,
  add column last_sign_in_at timestamptz,
  add column raw_app_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_app_meta_data) = 'object'),
  add column raw_user_meta_data jsonb not null default '{}' check (jsonb_typeof(raw_user_meta_data) = 'object'),
  add column is_anonymous boolean not null default false,
  add column banned_until timestamptz,
  add column deleted_at timestamptz,
  add constraint users_email_length check (char_length(email) <= 255),
  add constraint users_email_lower check (email = lower(email));
create unique index users_phone_key on auth.users (phone) where phone is not null;
create trigger users_updated before update on auth.users
  for each row execute function internal.set_updated_at();

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null check (char_length(provider) between 1 and 60),
  -- The provider's own name for the person; for `email` it is the user's id.
  provider_id text not null check (char_length(provider_id) between 1 and 500),
  identity_data jsonb not null default '{}' check (jsonb_typeof(identity_data) = 'object'),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);
create index identities_email on auth.identities (email);
call internal.close_table('auth.identities');
create trigger identities_updated before update on auth.identities
  for each row execute function internal.set_updated_at();

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text check (char_length(friendly_name) <= 100),
  secret text,
  phone text,
  -- The last time step whose code was accepted: a code works once.
  last_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((factor_type = 'totp') = (secret is not null)),
  check ((factor_type = 'phone') = (phone is not null))
);
create unique index mfa_factors_name on auth.mfa_factors (user_id, friendly_name) where friendly_name <> '';
create unique index mfa_factors_phone on auth.mfa_factors (user_id, phone) where phone is not null;
call internal.close_table('auth.mfa_factors');
create trigger mfa_factors_updated before update on auth.mfa_factors
  for each row execute function internal.set_updated_at();

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  ip inet,
  code_hash text,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);
call internal.close_table('auth.mfa_challenges');

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  factor_id uuid references auth.mfa_factors (id) on delete set null,
  user_agent text check (char_length(user_agent) <= 1000),
  ip inet,
  not_after timestamptz,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now()
);
create index sessions_user on auth.sessions (user_id, created_at desc);
call internal.close_table('auth.sessions');

-- How the person of a session has shown who they are: the `amr` of its tokens.
create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);
call internal.close_table('auth.mfa_amr_claims');

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  -- The token that this one was given for.
  parent_id bigint references auth.refresh_tokens (id) on delete cascade,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_tokens_session on auth.refresh_tokens (session_id);
create index refresh_tokens_parent on auth.refresh_tokens (parent_id);
call internal.close_table('auth.refresh_tokens');

-- What a link or a code in a message stands for. One of each kind and person; a new one ends the former.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (
    kind in (
      'confirmation', 'recovery', 'magiclink', 'invite', 'email_change_current', 'email_change_new',
      'phone_confirmation', 'phone_change', 'reauthentication'
    )
  ),
  token_hash text not null,
  -- The address that the message went to.
  relates_to text not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  unique (user_id, kind)
);
create index one_time_tokens_hash on auth.one_time_tokens (token_hash);
call internal.close_table('auth.one_time_tokens');

-- A sign-in that is under way in a browser: with another provider, or by a link that a code must complete (PKCE).
create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  -- Set when a signed-in person adds an identity.
  linking_user_id uuid references auth.users (id) on delete cascade,
  authentication_method text not null,
  provider text,
  auth_code_hash text unique,
  auth_code_issued_at timestamptz,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  -- What we sent to the provider and expect back.
  provider_nonce text,
  provider_code_verifier text,
  provider_access_token text,
  provider_refresh_token text,
  redirect_to text,
  created_at timestamptz not null default now()
);
create index flow_states_created on auth.flow_states (created_at);
call internal.close_table('auth.flow_states');

-- Counters that hold on every server of an installation.
create table auth.rate_limits (
  key text primary key check (char_length(key) <= 400),
  count integer not null,
  resets_at timestamptz not null
);
create index rate_limits_resets on auth.rate_limits (resets_at);
call internal.close_table('auth.rate_limits');
