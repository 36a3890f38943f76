-- What ends a session, secrets that are sealed, and sign-ins that people recognise.

-- Sealed by the server (src/server/secrets): the text of an envelope. What an older version wrote is sealed at the start.
alter table auth.signing_keys alter column private_jwk type text using private_jwk::text;

-- Mails that carry a link or a code, until they are sent: the job that sends one names it, so that neither lies in the
-- queue, where jobs are kept for a while after they ran.
create table internal.sealed_mails (
  id uuid primary key,
  mail text not null,
  created_at timestamptz not null default now()
);
create index sealed_mails_created on internal.sealed_mails (created_at);
call internal.close_table('internal.sealed_mails');

-- Access tokens are believed without asking; what ends one before its time stands here for as long as a token lives.
-- `ended` and `lowered` (its second factor was removed) and `raised` (it was shown) name a session, `person` somebody.
create table auth.revocations (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('ended', 'lowered', 'raised', 'person')),
  subject uuid not null,
  -- The clock and not the start of the transaction, which may be a while ago.
  at timestamptz not null default clock_timestamp()
);
create index revocations_at on auth.revocations (at);
call internal.close_table('auth.revocations');

-- Definer: sessions also end because their person is deleted, which the database does as the owner of the table.
create function internal.revoke_tokens(kind text, subject uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
begin
  insert into auth.revocations (kind, subject, at) values (kind, subject, moment);
  perform pg_notify('kora_revocations', format('%s:%s:%s', kind, subject, floor(extract(epoch from moment) * 1000)::bigint));
end
$$;
revoke all on function internal.revoke_tokens(text, uuid) from public;

-- Triggers, and not the code that ends sessions: whoever adds another way to end one cannot forget this.
create function internal.session_ended() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform internal.revoke_tokens('ended', old.id);
  return null;
end
$$;
create trigger sessions_ended after delete on auth.sessions
  for each row execute function internal.session_ended();

create function internal.session_level_changed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform internal.revoke_tokens(case new.aal when 'aal2' then 'raised' else 'lowered' end, new.id);
  return null;
end
$$;
create trigger sessions_level_changed after update of aal on auth.sessions
  for each row when (old.aal <> new.aal) execute function internal.session_level_changed();

create function internal.person_shut_out() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform internal.revoke_tokens('person', old.id);
  return null;
end
$$;
create trigger users_deleted after delete on auth.users
  for each row execute function internal.person_shut_out();
create trigger users_shut_out after update of banned_until, deleted_at on auth.users
  for each row when (
    (new.banned_until > now() and new.banned_until is distinct from old.banned_until)
    or (new.deleted_at is not null and old.deleted_at is null)
  ) execute function internal.person_shut_out();

-- The other place that has shown who the person is, where there was one.
alter table auth.sessions add column provider text check (char_length(provider) between 1 and 60);

-- From what kind of browser, and from which part of the network, somebody has signed in before.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null check (char_length(device) <= 100),
  network text not null check (char_length(network) <= 60),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, device, network)
);
call internal.close_table('auth.known_devices');

-- A mail about a sign-in from a new device, and what its "This was not me" stands for. The session may be over by then.
create table auth.sign_in_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  token_hash text not null unique,
  -- The address that the mail went to.
  sent_to text not null check (char_length(sent_to) <= 255),
  device text not null check (char_length(device) <= 100),
  network text not null check (char_length(network) <= 60),
  ip inet,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index sign_in_notices_user on auth.sign_in_notices (user_id);
create index sign_in_notices_created on auth.sign_in_notices (created_at);
call internal.close_table('auth.sign_in_notices');
