-- An account can be usable although nobody has shown that its address is theirs: where addresses need no confirmation,
-- `email_confirmed_at` is set at sign-up. What an address opens by a setting asks for this proof instead.
alter table auth.users add column email_proved_at timestamptz;

-- Of accounts from before, those count whose owner followed a message, or whose provider vouches for the address.
update auth.users person set email_proved_at = person.email_confirmed_at
where person.email_confirmed_at is not null and (
  exists (
    select from auth.identities identity
    where identity.user_id = person.id and identity.provider <> 'email' and identity.email = person.email
      and identity.identity_data ->> 'email_verified' = 'true'
  ) or (
    exists (
      select from public.audit_log line
      where line.actor_id = person.id and line.action = 'user.confirmed' and line.details ->> 'method' <> 'sms'
    ) and not exists (
      select from public.audit_log line where line.actor_id = person.id and line.action = 'user.email_changed'
    )
  )
);

-- Whoever changes an address, in whatever way: what was proved of the old one says nothing about the new one.
create function internal.forget_proof() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.email is distinct from old.email and new.email_proved_at is not distinct from old.email_proved_at then
    new.email_proved_at := null;
  end if;
  return new;
end
$$;
create trigger users_proof before update of email on auth.users
  for each row execute function internal.forget_proof();

-- Where an account was signed in to before: the hash of a browser's own token, or of a network address. Whoever comes
-- from there is not kept out by the wrong passwords of strangers.
create table auth.known_places (
  user_id uuid not null references auth.users (id) on delete cascade,
  place_hash text not null check (char_length(place_hash) = 43),
  seen_at timestamptz not null default now(),
  primary key (user_id, place_hash)
);
create index known_places_seen on auth.known_places (seen_at);
call internal.close_table('auth.known_places');

-- A sign-in by a form without script, on its way to the app in the same browser. The tokens are sealed with the code
-- that only that browser has; the row alone opens nothing.
create table auth.handovers (
  code_hash text primary key check (char_length(code_hash) = 43),
  -- Of the cookie that the browser got beside the code.
  browser_hash text not null check (char_length(browser_hash) = 43),
  sealed text not null check (char_length(sealed) <= 65536),
  created_at timestamptz not null default now()
);
create index handovers_created on auth.handovers (created_at);
call internal.close_table('auth.handovers');

-- Tokens of other providers that were signed in with: each works once.
create table auth.used_id_tokens (
  token_hash text primary key check (char_length(token_hash) = 43),
  expires_at timestamptz not null
);
create index used_id_tokens_expiry on auth.used_id_tokens (expires_at);
call internal.close_table('auth.used_id_tokens');

-- Of the cookie of the browser that began a sign-in with another provider: only it can end it.
alter table auth.flow_states
  add column browser_hash text,
  -- Where the browser goes once somebody in front of it has agreed.
  add column provider_url text;

-- Characters that cannot be seen and turn text around, or end it: in a name they make it look like another.
create function internal.is_plain_name(name text) returns boolean
language sql immutable
as $$
  select name !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
$$;
grant execute on function internal.is_plain_name(text) to anon, authenticated, service_role;

-- Names from before this rule stay as they are.
alter table public.apps add constraint apps_name_has_no_controls check (internal.is_plain_name(app_name)) not valid;
alter table public.profiles
  add constraint profiles_name_has_no_controls check (internal.is_plain_name(display_name)) not valid;
alter table public.app_visitors
  add constraint app_visitors_name_has_no_controls check (internal.is_plain_name(name)) not valid;
