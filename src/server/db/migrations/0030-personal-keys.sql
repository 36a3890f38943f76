-- Keys that people make for programs of their own. Like all of `auth`, nothing here is reachable through the data API. A key is
-- shown once and kept as a hash.

create table auth.personal_keys (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  token_hash text not null unique,
  -- Its last letters, by which a person tells one from another.
  hint text not null check (char_length(hint) = 4),
  scopes text[] not null check (
    cardinality(scopes) between 1 and 4 and scopes <@ array['apps:read', 'apps:write', 'agents:run', 'ask']
  ),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index personal_keys_user on auth.personal_keys (user_id, created_at desc);
call internal.close_table('auth.personal_keys');

-- A session of its own, as programs of others have one: whatever shuts somebody out of an account ends its keys too.
alter table auth.sessions
  add column personal_key_id uuid references auth.personal_keys (id) on delete cascade;
create unique index sessions_personal_key on auth.sessions (personal_key_id) where personal_key_id is not null;
