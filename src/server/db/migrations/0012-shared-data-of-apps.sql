-- Records that the visitors of a published app share, their accounts, and who of them may do what. Visitors are nobody's
-- users: their requests run as a role of their own, which sees one app and nothing of the platform.

do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'app_visitor') then
      create role app_visitor nologin noinherit;
    end if;
  exception when duplicate_object or unique_violation then
    null; -- made by a server that starts at the same moment
  end;
  if not pg_has_role('kora_gateway', 'app_visitor', 'member') then
    grant app_visitor to kora_gateway;
  end if;
end
$$;
grant usage on schema public, internal to app_visitor;

-- Which app a visitor's request is for, and who it is: `v:` and an account, `g:` and a device, or nobody.
create function internal.visitor_claim(wanted text) returns text
language sql stable
set search_path = ''
as $$
  select nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> wanted, '')
$$;
create function internal.visitor_app() returns uuid
language sql stable
set search_path = ''
as $$
  select internal.visitor_claim('app_id')::uuid
$$;
-- Null stands for everybody, `*` for everybody with an account.
create function internal.visitor_is_one_of(roles text[]) returns boolean
language sql stable
set search_path = ''
as $$
  select roles is null
    or ('*' = any (roles) and internal.visitor_claim('visitor_id') like 'v:%')
    or coalesce(internal.visitor_claim('visitor_role') = any (roles), false)
$$;
revoke all on function internal.visitor_claim(text), internal.visitor_app(), internal.visitor_is_one_of(text[]) from public;
grant execute on function internal.visitor_claim(text), internal.visitor_app(), internal.visitor_is_one_of(text[])
  to app_visitor, service_role;

-- What is known about the published plan: the roles of its people, and those that may be chosen at sign-up.
alter table public.app_sites
  add column shares_data boolean not null default false,
  add column roles text[] not null default '{}',
  add column open_roles text[] not null default '{}';

create table public.app_visitors (
  id uuid primary key default gen_random_uuid(),
  app_id uuid not null references public.apps (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 255 and email = lower(email)),
  name text not null check (char_length(name) between 1 and 100),
  about text not null default '' check (char_length(about) <= 2000),
  role text not null check (char_length(role) between 1 and 200),
  password_hash text not null check (char_length(password_hash) <= 500),
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (app_id, email)
);
call internal.close_table('public.app_visitors');
create trigger app_visitors_updated before update on public.app_visitors
  for each row execute function internal.set_updated_at();
-- The owner of the app sees everything but the password, decides about roles, and blocks or removes.
grant select (id, app_id, email, name, role, blocked_at, created_at) on public.app_visitors to authenticated;
grant update (role, blocked_at), delete on public.app_visitors to authenticated;
create policy own_visitors_read on public.app_visitors for select to authenticated
  using (exists (select from public.apps where apps.id = app_visitors.app_id and apps.user_id = (select auth.uid())));
create policy own_visitors_change on public.app_visitors for update to authenticated
  using (exists (select from public.apps where apps.id = app_visitors.app_id and apps.user_id = (select auth.uid())));
create policy own_visitors_remove on public.app_visitors for delete to authenticated
  using (exists (select from public.apps where apps.id = app_visitors.app_id and apps.user_id = (select auth.uid())));

create table public.app_visitor_sessions (
  token_hash text primary key check (char_length(token_hash) between 20 and 100),
  visitor_id uuid not null references public.app_visitors (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index app_visitor_sessions_visitor on public.app_visitor_sessions (visitor_id);
create index app_visitor_sessions_expiry on public.app_visitor_sessions (expires_at);
call internal.close_table('public.app_visitor_sessions');

-- Who may do what with one kind of record; written from the plan whenever a version is published.
create table public.app_collections (
  app_id uuid not null references public.apps (id) on delete cascade,
  name text not null check (name ~ '^[a-zA-Z][a-zA-Z0-9-]{0,59}$'),
  label text not null check (char_length(label) <= 2000),
  read_roles text[],
  add_roles text[],
  change_roles text[],
  remove_roles text[],
  -- These may do everything with it.
  manage_roles text[] not null default '{}',
  -- Everybody else changes and removes only what they made themselves…
  own_only boolean not null default false,
  -- …but for these fields, which belong to what can be done with a record, such as a like.
  open_fields text[] not null default '{}',
  -- Say who made a record: they are filled here and not by the browser.
  author_fields text[] not null default '{}',
  primary key (app_id, name)
);
call internal.close_table('public.app_collections');
grant select on public.app_collections to authenticated, app_visitor;
create policy own_collections_read on public.app_collections for select to authenticated
  using (exists (select from public.apps where apps.id = app_collections.app_id and apps.user_id = (select auth.uid())));
create policy visited_collections_read on public.app_collections for select to app_visitor
  using (app_id = (select internal.visitor_app()));

-- How much an app keeps, and the number of its last change. Every change waits for this row, so that the numbers are
-- seen in their order.
create table public.app_data_state (
  app_id uuid primary key references public.apps (id) on delete cascade,
  seq bigint not null default 0,
  records integer not null default 0,
  bytes bigint not null default 0,
  -- Removals up to this number are not told any more: who knows less must read everything anew.
  forgotten_seq bigint not null default 0
);
call internal.close_table('public.app_data_state');
grant select on public.app_data_state to authenticated, app_visitor;
create policy own_data_state_read on public.app_data_state for select to authenticated
  using (exists (select from public.apps where apps.id = app_data_state.app_id and apps.user_id = (select auth.uid())));
create policy visited_data_state_read on public.app_data_state for select to app_visitor
  using (app_id = (select internal.visitor_app()));

create table public.app_data_writes (
  app_id uuid not null references public.apps (id) on delete cascade,
  writer text not null check (char_length(writer) <= 200),
  hour timestamptz not null,
  writes integer not null default 0,
  primary key (app_id, writer, hour)
);
call internal.close_table('public.app_data_writes');

create table public.app_records (
  app_id uuid not null references public.apps (id) on delete cascade,
  collection text not null check (collection ~ '^[a-zA-Z][a-zA-Z0-9-]{0,59}$'),
  id text not null check (id ~ '^[a-zA-Z0-9_-]{1,64}$'),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  author text check (char_length(author) <= 200),
  seq bigint not null,
  -- The keys of the last changes: one that is sent again does nothing.
  recent_keys text[] not null default '{}',
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (app_id, collection, id),
  unique (app_id, seq)
);
call internal.close_table('public.app_records');

grant select, insert on public.app_records to app_visitor;
grant update (data, deleted_at, recent_keys) on public.app_records to app_visitor;
create policy visited_records_read on public.app_records for select to app_visitor
  using (
    app_id = (select internal.visitor_app())
    and (
      collection = any (array(
        select c.name from public.app_collections c
        where c.app_id = internal.visitor_app()
          and (internal.visitor_is_one_of(c.read_roles) or internal.visitor_is_one_of(c.manage_roles))
      ))
      or author = (select internal.visitor_claim('visitor_id'))
    )
  );
create policy visited_records_add on public.app_records for insert to app_visitor
  with check (
    app_id = (select internal.visitor_app())
    and author is not distinct from (select internal.visitor_claim('visitor_id'))
    and deleted_at is null
    and collection = any (array(
      select c.name from public.app_collections c
      where c.app_id = internal.visitor_app()
        and (internal.visitor_is_one_of(c.add_roles) or internal.visitor_is_one_of(c.manage_roles))
    ))
  );
-- Whose record it is and which fields it is about is looked at by the trigger, which sees the row before and after.
create policy visited_records_change on public.app_records for update to app_visitor
  using (
    app_id = (select internal.visitor_app())
    and collection = any (array(
      select c.name from public.app_collections c
      where c.app_id = internal.visitor_app()
        and (
          internal.visitor_is_one_of(c.change_roles) or internal.visitor_is_one_of(c.remove_roles)
          or internal.visitor_is_one_of(c.manage_roles) or c.open_fields <> '{}'
        )
    ))
  );

grant select on public.app_records to authenticated;
grant update (data, deleted_at) on public.app_records to authenticated;
create policy own_records_read on public.app_records for select to authenticated
  using (exists (select from public.apps where apps.id = app_records.app_id and apps.user_id = (select auth.uid())));
create policy own_records_change on public.app_records for update to authenticated
  using (exists (select from public.apps where apps.id = app_records.app_id and apps.user_id = (select auth.uid())));

-- One hour of one visitor or device, and of everybody together.
create function internal.count_visitor_write(of_app uuid, by_whom text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  this_hour timestamptz := date_trunc('hour', now());
  wanted record;
  counted integer;
begin
  for wanted in
    select 'all' as name, 20000 as most union all select coalesce(by_whom, 'nobody'), 600 order by 1
  loop
    insert into public.app_data_writes as held (app_id, writer, hour, writes) values (of_app, wanted.name, this_hour, 1)
    on conflict (app_id, writer, hour) do update set writes = held.writes + 1
    returning held.writes into counted;
    if counted > wanted.most then
      raise exception 'That were many changes in a short time. Try again in an hour.' using errcode = '54000';
    end if;
    if counted = 1 then
      delete from public.app_data_writes old where old.app_id = of_app and old.hour < this_hour;
    end if;
  end loop;
end
$$;
revoke all on function internal.count_visitor_write(uuid, text) from public;

-- What a visitor may not do with a record fails here; what is given by us is put in.
create function internal.check_visitor_write(was public.app_records, wanted public.app_records)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rule public.app_collections;
  writer text := internal.visitor_claim('visitor_id');
  author_name text := coalesce(internal.visitor_claim('visitor_name'), 'Guest');
  is_managed boolean;
  is_own boolean;
  result jsonb := wanted.data;
  field text;
begin
  select * into rule from public.app_collections c
  where c.app_id = wanted.app_id and c.name = wanted.collection;
  if not found or wanted.app_id is distinct from internal.visitor_app() then
    raise exception 'There is no such kind of record.' using errcode = '42501';
  end if;
  is_managed := internal.visitor_is_one_of(rule.manage_roles);
  is_own := was.id is null or (was.author is not null and was.author is not distinct from writer);
  if was.id is not null and (was.deleted_at is null) <> (wanted.deleted_at is null) then
    if not is_managed
      and not (internal.visitor_is_one_of(rule.remove_roles) and (is_own or not rule.own_only)) then
      raise exception 'You may not remove this.' using errcode = '42501';
    end if;
  elsif was.id is not null and not is_managed
    and not (internal.visitor_is_one_of(rule.change_roles) and (is_own or not rule.own_only)) then
    for field in
      select coalesce(a.key, b.key) from jsonb_each(was.data) a full join jsonb_each(wanted.data) b on a.key = b.key
      where a.value is distinct from b.value
    loop
      if not field = any (rule.open_fields) then
        raise exception 'You may not change this.' using errcode = '42501';
      end if;
    end loop;
  end if;
  if wanted.deleted_at is not null then
    return '{}';
  end if;
  foreach field in array rule.author_fields loop
    if was.id is not null and was.deleted_at is null then
      -- Nobody becomes the author of what is there already.
      result := case when was.data ? field then jsonb_set(result, array[field], was.data -> field) else result - field end;
    elsif is_own then
      result := jsonb_set(result, array[field], to_jsonb(author_name));
    end if;
  end loop;
  return result;
end
$$;
revoke all on function internal.check_visitor_write(public.app_records, public.app_records) from public;

create function internal.keep_app_record() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_visitor boolean := current_setting('role', true) = 'app_visitor';
  most_records constant integer := 20000;
  most_bytes constant bigint := 20971520;
  held public.app_data_state;
  forgotten bigint;
  forgotten_count integer;
  size bigint;
  former bigint;
begin
  if tg_op = 'UPDATE' then
    if (new.app_id, new.collection, new.id) is distinct from (old.app_id, old.collection, old.id) then
      raise exception 'A record stays where it is.' using errcode = '42501';
    end if;
    new.author := old.author;
    new.created_at := old.created_at;
  else
    new.created_at := now();
  end if;
  if is_visitor then
    if tg_op = 'UPDATE' then
      new.data := internal.check_visitor_write(old, new);
    else
      new.data := internal.check_visitor_write(null, new);
    end if;
    perform internal.count_visitor_write(new.app_id, internal.visitor_claim('visitor_id'));
  end if;
  if new.deleted_at is not null then
    new.data := '{}';
  end if;
  new.updated_at := now();
  size := octet_length(new.data::text);
  if size > 32768 then
    raise exception 'This is too large to be shared: a record has room for 32 KB.' using errcode = '54000';
  end if;
  former := 0;
  if tg_op = 'UPDATE' then
    former := octet_length(old.data::text);
  end if;
  insert into public.app_data_state as state (app_id, seq, records, bytes)
  values (new.app_id, 1, 1, size)
  on conflict (app_id) do update set
    seq = state.seq + 1,
    records = state.records + case when tg_op = 'INSERT' then 1 else 0 end,
    bytes = state.bytes + size - former
  returning * into held;
  if held.records > most_records then
    with gone as (
      delete from public.app_records r
      where r.app_id = new.app_id and r.deleted_at < now() - interval '1 day' returning r.seq
    ) select max(seq), count(*) into forgotten, forgotten_count from gone;
    update public.app_data_state s
    set records = s.records - forgotten_count, forgotten_seq = greatest(s.forgotten_seq, coalesce(forgotten, 0))
    where s.app_id = new.app_id
    returning * into held;
  end if;
  if size > former and (held.records > most_records or held.bytes > most_bytes) then
    raise exception 'This app holds as much as it can. Remove something first.' using errcode = '54000';
  end if;
  new.seq := held.seq;
  perform pg_notify('kora_app_data', new.app_id::text);
  return new;
end
$$;
create trigger app_records_kept before insert or update on public.app_records
  for each row execute function internal.keep_app_record();

-- One change of a visitor, as that visitor: row security and the trigger decide. A refusal leaves the others alone.
create function internal.apply_change(change jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  app constant uuid := internal.visitor_app();
  wanted_kind constant text := change ->> 'kind';
  change_key constant text := change ->> 'key';
  known record;
  touched integer := 0;
begin
  if wanted_kind = 'add' then
    insert into public.app_records (app_id, collection, id, data, author, recent_keys)
    values (app, change ->> 'collection', change ->> 'id', change -> 'values',
      internal.visitor_claim('visitor_id'), array[change_key]);
    return jsonb_build_object('key', change_key, 'ok', true);
  end if;
  update public.app_records r set
    data = case wanted_kind
      when 'update' then r.data || (change -> 'values') when 'restore' then change -> 'values' else '{}' end,
    deleted_at = case when wanted_kind = 'remove' then now() end,
    recent_keys = (r.recent_keys || change_key)[greatest(1, cardinality(r.recent_keys) - 14):]
  where r.app_id = app and r.collection = change ->> 'collection' and r.id = change ->> 'id'
    and (r.deleted_at is not null) = (wanted_kind = 'restore')
    and not change_key = any (r.recent_keys);
  get diagnostics touched = row_count;
  if touched > 0 then
    return jsonb_build_object('key', change_key, 'ok', true);
  end if;
  select r.recent_keys, r.deleted_at into known from public.app_records r
  where r.app_id = app and r.collection = change ->> 'collection' and r.id = change ->> 'id';
  if not found then
    return jsonb_build_object('key', change_key, 'ok', false, 'reason', 'missing', 'message', 'This is not here any more.');
  end if;
  -- Sent before, or what it asks for is so already: a removed record stays removed whatever is changed in it.
  if change_key = any (known.recent_keys) or (wanted_kind = 'remove' and known.deleted_at is not null)
    or (wanted_kind = 'restore' and known.deleted_at is null)
    or (wanted_kind = 'update' and known.deleted_at is not null) then
    return jsonb_build_object('key', change_key, 'ok', true);
  end if;
  return jsonb_build_object('key', change_key, 'ok', false, 'reason', 'forbidden', 'message', 'You may not change this.');
exception
  when unique_violation then
    if exists (
      select from public.app_records r where r.app_id = app and r.collection = change ->> 'collection'
        and r.id = change ->> 'id' and change_key = any (r.recent_keys)
    ) then
      return jsonb_build_object('key', change_key, 'ok', true);
    end if;
    return jsonb_build_object('key', change_key, 'ok', false, 'reason', 'taken', 'message', 'There is one like this already.');
  when insufficient_privilege then
    return jsonb_build_object('key', change_key, 'ok', false, 'reason', 'forbidden', 'message',
      case when sqlerrm like 'You may not%' then sqlerrm else 'You may not do this.' end);
  when program_limit_exceeded then
    return jsonb_build_object('key', change_key, 'ok', false, 'reason', 'limit', 'message', sqlerrm);
  when check_violation then
    return jsonb_build_object('key', change_key, 'ok', false, 'reason', 'invalid', 'message', 'This cannot be kept.');
end
$$;

create function internal.apply_changes(changes jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  change jsonb;
  results jsonb := '[]';
begin
  for change in select value from jsonb_array_elements(changes) with ordinality order by ordinality loop
    results := results || jsonb_build_array(internal.apply_change(change));
  end loop;
  return results;
end
$$;
revoke all on function internal.apply_change(jsonb), internal.apply_changes(jsonb) from public;
grant execute on function internal.apply_change(jsonb), internal.apply_changes(jsonb) to app_visitor;

-- A host of one's own that leads to an app. It counts when its owner has shown that it is theirs.
create table public.app_domains (
  app_id uuid primary key references public.apps (id) on delete cascade,
  domain text not null check (
    char_length(domain) <= 253 and domain ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'
  ),
  token text not null check (char_length(token) between 20 and 100),
  verified_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index app_domains_verified on public.app_domains (domain) where verified_at is not null;
call internal.close_table('public.app_domains');
grant select on public.app_domains to authenticated;
create policy own_domains_read on public.app_domains for select to authenticated
  using (exists (select from public.apps where apps.id = app_domains.app_id and apps.user_id = (select auth.uid())));
alter table public.app_sites drop column domain;
