-- Keys that an authenticator holds and signs with (WebAuthn): passkeys, which sign in by themselves, and second factors.

alter table auth.mfa_factors
  drop constraint mfa_factors_factor_type_check,
  add constraint mfa_factors_factor_type_check check (factor_type in ('totp', 'phone', 'webauthn'));

create table auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Set for a second factor; a passkey has none.
  factor_id uuid unique references auth.mfa_factors (id) on delete cascade,
  -- The authenticator's own name for the key, and the public half of it, both as base64url.
  credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
  public_key text not null check (char_length(public_key) between 1 and 4000),
  -- What the authenticator calls the person: random, the same for all passkeys of one person.
  user_handle text not null check (char_length(user_handle) between 16 and 86),
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  -- The model of the authenticator, where it says so.
  aaguid uuid,
  -- The key may be, and is, copied to the person's other devices.
  is_syncable boolean not null default false,
  is_backed_up boolean not null default false,
  friendly_name text not null default '' check (char_length(friendly_name) <= 120),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index webauthn_credentials_user on auth.webauthn_credentials (user_id, created_at);
call internal.close_table('auth.webauthn_credentials');
create trigger webauthn_credentials_updated before update on auth.webauthn_credentials
  for each row execute function internal.set_updated_at();

-- What an authenticator was asked to sign: for a sign-in, a new passkey of a session, or a sign-up. Used once.
create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('sign_in', 'register', 'sign_up')),
  challenge text not null check (char_length(challenge) between 43 and 200),
  session_id uuid references auth.sessions (id) on delete cascade,
  -- Of a sign-up: the address that the account is to have.
  email text check (char_length(email) <= 255),
  user_handle text,
  created_at timestamptz not null default now(),
  check ((purpose = 'register') = (session_id is not null)),
  check ((purpose = 'sign_up') = (email is not null)),
  check ((purpose = 'sign_in') = (user_handle is null))
);
create index webauthn_challenges_created on auth.webauthn_challenges (created_at);
create index webauthn_challenges_session on auth.webauthn_challenges (session_id);
call internal.close_table('auth.webauthn_challenges');

-- The same for a second factor, beside the codes of the others.
alter table auth.mfa_challenges add column webauthn_challenge text;

-- The passkey that opened a session: it ends with the passkey.
alter table auth.sessions
  add column passkey_id uuid references auth.webauthn_credentials (id) on delete set null;
create index sessions_passkey on auth.sessions (passkey_id) where passkey_id is not null;

-- For a person whose second factor is lost. Each works once; a used one stays until the next set replaces them all.
create table auth.recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  unique (user_id, code_hash)
);
call internal.close_table('auth.recovery_codes');
