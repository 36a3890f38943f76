-- Whose an address of an app is, now and for a while after it was left; and how much of an app's store people without an
-- account may fill.

-- A name below the host of the apps has no dot, a domain always has one: both are addresses in one space.
create table public.app_addresses (
  address text primary key check (char_length(address) between 3 and 253),
  -- Nobody's when the account is gone: then it is kept from everybody until it is free.
  user_id uuid references auth.users (id) on delete set null,
  -- No reference: what an app has left stays left when the app is gone.
  app_id uuid not null,
  -- Another one each time that the address goes to another app: browsers that know none or the former are cleared. Null while
  -- there was never another.
  epoch uuid,
  taken_at timestamptz not null default now(),
  -- Null while it is in use; afterwards, when others may take it.
  free_at timestamptz
);
create index app_addresses_user on public.app_addresses (user_id);
create index app_addresses_app on public.app_addresses (app_id);
call internal.close_table('public.app_addresses');
grant select (address, user_id, app_id, taken_at, free_at) on public.app_addresses to authenticated;
create policy own_addresses_read on public.app_addresses for select to authenticated
  using (user_id = (select auth.uid()));

-- How long an address is kept for who left it; `limits.hosting.addressKeptDays` says the same.
create function internal.address_kept() returns interval
language sql immutable
set search_path = ''
as $$
  select interval '90 days'
$$;

create function internal.take_address(wanted text, of_app uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner uuid;
begin
  select a.user_id into owner from public.apps a where a.id = of_app;
  insert into public.app_addresses as held (address, user_id, app_id) values (wanted, owner, of_app)
  on conflict (address) do update set
    user_id = owner,
    app_id = of_app,
    epoch = case when held.app_id = of_app then held.epoch else gen_random_uuid() end,
    taken_at = now(),
    free_at = null
  where (held.app_id = of_app and held.user_id = owner)
    or (held.free_at is not null and (held.user_id = owner or held.free_at <= now()));
  if not found then
    raise exception 'This address is taken or reserved.' using errcode = '23505';
  end if;
end
$$;

create function internal.leave_address(former text, of_app uuid) returns void
language sql security definer
set search_path = ''
as $$
  update public.app_addresses set free_at = now() + internal.address_kept()
  where address = former and app_id = of_app and free_at is null
$$;
revoke all on function internal.address_kept(), internal.take_address(text, uuid), internal.leave_address(text, uuid)
  from public;
grant execute on function internal.address_kept() to service_role;

-- Whichever way a site or a domain comes, changes or goes, with its app or its owner too.
create function internal.follow_site_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  former text := case when tg_op <> 'INSERT' then old.slug end;
  wanted text := case when tg_op <> 'DELETE' then new.slug end;
begin
  if former is not distinct from wanted then
    return null;
  end if;
  -- The form of what names a version or a link: who takes such an address could stand in for one.
  if wanted ~ '^[a-z0-9]{26}$' then
    raise exception 'This address has the form of a link.' using errcode = '23514';
  end if;
  if former is not null then
    perform internal.leave_address(former, old.app_id);
  end if;
  if wanted is not null then
    perform internal.take_address(wanted, new.app_id);
  end if;
  return null;
end
$$;
create function internal.follow_domain_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Until it was shown whose it is, a domain is a wish.
  former text := case when tg_op <> 'INSERT' and old.verified_at is not null then old.domain end;
  wanted text := case when tg_op <> 'DELETE' and new.verified_at is not null then new.domain end;
begin
  if former is not distinct from wanted then
    return null;
  end if;
  if former is not null then
    perform internal.leave_address(former, old.app_id);
  end if;
  if wanted is not null then
    perform internal.take_address(wanted, new.app_id);
  end if;
  return null;
end
$$;
revoke all on function internal.follow_site_address(), internal.follow_domain_address() from public;

-- Sites that stand at the name of somebody's link or version took it over.
delete from public.app_sites s
where exists (select from public.app_shares h where h.token = s.slug)
  or exists (select from public.app_versions v where v.preview_key = s.slug);

insert into public.app_addresses (address, user_id, app_id, taken_at)
select s.slug, a.user_id, s.app_id, s.published_at from public.app_sites s join public.apps a on a.id = s.app_id
union all
select d.domain, a.user_id, d.app_id, d.verified_at from public.app_domains d join public.apps a on a.id = d.app_id
where d.verified_at is not null;

create trigger app_sites_address after insert or update of slug or delete on public.app_sites
  for each row execute function internal.follow_site_address();
create trigger app_domains_address after insert or update of domain, verified_at or delete on public.app_domains
  for each row execute function internal.follow_domain_address();

-- What only servers of this installation know, such as the key that signs the devices of visitors.
create table internal.installation_secrets (
  name text primary key check (char_length(name) between 1 and 60),
  secret text not null check (char_length(secret) between 32 and 200),
  created_at timestamptz not null default now()
);
call internal.close_table('internal.installation_secrets');

-- Records of people without an account are counted for themselves: by everybody of them, by device, and by where they came from.
alter table public.app_records add column by_guest boolean not null default false;
-- Nothing about them changed for who reads them.
alter table public.app_records disable trigger app_records_kept;
update public.app_records set by_guest = true where author like 'g:%';
alter table public.app_records enable trigger app_records_kept;
create index app_records_author on public.app_records (app_id, author) where author is not null;
alter table public.app_data_state
  add column guest_records integer not null default 0,
  add column guest_bytes bigint not null default 0;
update public.app_data_state s set guest_records = of_guests.records, guest_bytes = of_guests.bytes
from (
  select r.app_id, count(*) as records, sum(octet_length(r.data::text)) as bytes
  from public.app_records r where r.by_guest group by r.app_id
) of_guests where of_guests.app_id = s.app_id;

-- A keyed hash of the address: neither the owner of the app nor its visitors see it.
create table public.app_record_sources (
  app_id uuid not null,
  collection text not null,
  id text not null,
  source text not null check (char_length(source) between 16 and 64),
  primary key (app_id, collection, id),
  foreign key (app_id, collection, id) references public.app_records (app_id, collection, id) on delete cascade
);
call internal.close_table('public.app_record_sources');

-- How many records a device (`g:`) or an address (`a:`) has in an app.
create table public.app_guest_shares (
  app_id uuid not null references public.apps (id) on delete cascade,
  holder text not null check (char_length(holder) <= 200),
  records integer not null check (records >= 0),
  primary key (app_id, holder)
);
call internal.close_table('public.app_guest_shares');
insert into public.app_guest_shares (app_id, holder, records)
select r.app_id, r.author, count(*) from public.app_records r
where r.by_guest and r.deleted_at is null group by r.app_id, r.author;

create function internal.note_record_source() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.app_record_sources (app_id, collection, id, source)
  values (new.app_id, new.collection, new.id, internal.visitor_claim('visitor_source'));
  return null;
end
$$;
revoke all on function internal.note_record_source() from public;
create trigger app_records_source after insert on public.app_records
  for each row when (new.by_guest and internal.visitor_claim('visitor_source') is not null)
  execute function internal.note_record_source();

-- The numbers of `limits.hosting`; a test holds both together.
create function internal.hosting_limit(name text) returns bigint
language sql immutable
set search_path = ''
as $$
  select case name
    when 'records' then 20000
    when 'bytes' then 20971520
    when 'guest_records' then 10000
    when 'guest_bytes' then 10485760
    when 'device_records' then 500
    when 'source_records' then 2000
    when 'member_writes' then 20000
    when 'guest_writes' then 10000
    when 'writer_writes' then 600
    when 'source_writes' then 3000
  end
$$;
revoke all on function internal.hosting_limit(text) from public;
grant execute on function internal.hosting_limit(text) to service_role;

-- One hour of one visitor or device, of one address, and of all guests or all members: guests cannot use up what is for members.
create or replace function internal.count_visitor_write(of_app uuid, by_whom text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  this_hour timestamptz := date_trunc('hour', now());
  source text := internal.visitor_claim('visitor_source');
  is_member boolean := coalesce(by_whom like 'v:%', false);
  wanted record;
  counted integer;
begin
  for wanted in
    select 'all:guests' as name, internal.hosting_limit('guest_writes') as most where not is_member
    union all select 'all:members', internal.hosting_limit('member_writes') where is_member
    union all select by_whom, internal.hosting_limit('writer_writes') where by_whom is not null
    union all select 'a:' || source, internal.hosting_limit('source_writes') where source is not null
    order by 1
  loop
    insert into public.app_data_writes as held (app_id, writer, hour, writes) values (of_app, wanted.name, this_hour, 1)
    on conflict (app_id, writer, hour) do update set writes = held.writes + 1
    returning held.writes into counted;
    if counted > wanted.most then
      raise exception 'There were many changes in a short time. What you did is kept here and sent within the hour.'
        using errcode = '54000', hint = 'busy';
    end if;
    if counted = 1 then
      delete from public.app_data_writes old where old.app_id = of_app and old.hour < this_hour;
    end if;
  end loop;
end
$$;

-- A device and an address have a part of the store each, so that none of them fills what is for all guests.
create function internal.count_guest_record(counted public.app_records, change integer, is_new boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  came_from text;
  wanted record;
  held integer;
begin
  if is_new then
    came_from := internal.visitor_claim('visitor_source');
  else
    select s.source into came_from from public.app_record_sources s
    where s.app_id = counted.app_id and s.collection = counted.collection and s.id = counted.id;
  end if;
  for wanted in
    select counted.author as holder, internal.hosting_limit('device_records') as most,
      'A guest has no room here for more. Sign in, or remove something first.' as words where counted.author is not null
    union all select 'a:' || came_from, internal.hosting_limit('source_records'),
      'Guests from your network have no room here for more. Sign in to go on.' where came_from is not null
    order by 1
  loop
    insert into public.app_guest_shares as share (app_id, holder, records)
    values (counted.app_id, wanted.holder, greatest(change, 0))
    on conflict (app_id, holder) do update set records = greatest(share.records + change, 0)
    returning share.records into held;
    if change > 0 and held > wanted.most then
      raise exception using message = wanted.words, errcode = '54000', hint = 'full';
    end if;
  end loop;
end
$$;
revoke all on function internal.count_guest_record(public.app_records, integer, boolean) from public;

create or replace function internal.keep_app_record() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_visitor boolean := current_setting('role', true) = 'app_visitor';
  writer text := internal.visitor_claim('visitor_id');
  most_records constant integer := internal.hosting_limit('records');
  most_bytes constant bigint := internal.hosting_limit('bytes');
  most_of_guests constant integer := internal.hosting_limit('guest_records');
  held public.app_data_state;
  forgotten record;
  size bigint;
  former bigint := 0;
  is_more boolean;
begin
  if tg_op = 'UPDATE' then
    if (new.app_id, new.collection, new.id) is distinct from (old.app_id, old.collection, old.id) then
      raise exception 'A record stays where it is.' using errcode = '42501';
    end if;
    new.author := old.author;
    new.created_at := old.created_at;
    new.by_guest := old.by_guest;
    former := octet_length(old.data::text);
  else
    new.created_at := now();
    new.by_guest := is_visitor and not coalesce(writer like 'v:%', false);
  end if;
  if is_visitor then
    if tg_op = 'UPDATE' then
      new.data := internal.check_visitor_write(old, new);
    else
      new.data := internal.check_visitor_write(null, new);
    end if;
    perform internal.count_visitor_write(new.app_id, writer);
  end if;
  if new.by_guest then
    if tg_op = 'INSERT' then
      perform internal.count_guest_record(new, 1, true);
    elsif (old.deleted_at is null) <> (new.deleted_at is null) then
      perform internal.count_guest_record(new, case when new.deleted_at is null then 1 else -1 end, false);
    end if;
  end if;
  if new.deleted_at is not null then
    new.data := '{}';
  end if;
  new.updated_at := now();
  size := octet_length(new.data::text);
  if size > 32768 then
    raise exception 'This is too large to be shared: a record has room for 32 KB.' using errcode = '54000';
  end if;
  insert into public.app_data_state as state (app_id, seq, records, bytes, guest_records, guest_bytes)
  values (new.app_id, 1, 1, size, new.by_guest::integer, case when new.by_guest then size else 0 end)
  on conflict (app_id) do update set
    seq = state.seq + 1,
    records = state.records + (tg_op = 'INSERT')::integer,
    bytes = state.bytes + size - former,
    guest_records = state.guest_records + (tg_op = 'INSERT' and new.by_guest)::integer,
    guest_bytes = state.guest_bytes + case when new.by_guest then size - former else 0 end
  returning * into held;
  if held.records > most_records or held.guest_records > most_of_guests then
    with gone as (
      delete from public.app_records r
      where r.app_id = new.app_id and r.deleted_at < now() - interval '1 day' returning r.seq, r.by_guest,
        octet_length(r.data::text) as bytes
    ) select max(seq) as seq, count(*) as records, count(*) filter (where by_guest) as of_guests,
        coalesce(sum(bytes), 0) as bytes, coalesce(sum(bytes) filter (where by_guest), 0) as bytes_of_guests
      into forgotten from gone;
    update public.app_data_state s set
      records = s.records - forgotten.records,
      bytes = s.bytes - forgotten.bytes,
      guest_records = s.guest_records - forgotten.of_guests,
      guest_bytes = s.guest_bytes - forgotten.bytes_of_guests,
      forgotten_seq = greatest(s.forgotten_seq, coalesce(forgotten.seq, 0))
    where s.app_id = new.app_id
    returning * into held;
  end if;
  is_more := size > former or tg_op = 'INSERT';
  if is_more and (held.records > most_records or held.bytes > most_bytes) then
    raise exception 'This app holds as much as it can. Remove something first.' using errcode = '54000', hint = 'full';
  end if;
  if is_more and new.by_guest and is_visitor
    and (held.guest_records > most_of_guests or held.guest_bytes > internal.hosting_limit('guest_bytes')) then
    raise exception 'Guests have filled their part of this app. Sign in to go on.' using errcode = '54000', hint = 'full';
  end if;
  new.seq := held.seq;
  perform pg_notify('kora_app_data', new.app_id::text);
  return new;
end
$$;

-- As before, but what only has no room or no time now says so: it is not refused for ever.
create or replace function internal.apply_change(change jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  app constant uuid := internal.visitor_app();
  wanted_kind constant text := change ->> 'kind';
  change_key constant text := change ->> 'key';
  known record;
  touched integer := 0;
  why text;
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
    get stacked diagnostics why = pg_exception_hint;
    return jsonb_build_object('key', change_key, 'ok', false, 'reason', coalesce(nullif(why, ''), 'limit'), 'message', sqlerrm);
  when check_violation then
    return jsonb_build_object('key', change_key, 'ok', false, 'reason', 'invalid', 'message', 'This cannot be kept.');
end
$$;

-- What follows a change that has to wait, in the same record, waits with it.
create or replace function internal.apply_changes(changes jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  change jsonb;
  result jsonb;
  results jsonb := '[]';
  waiting jsonb := '{}';
  record_name text;
begin
  for change in select value from jsonb_array_elements(changes) with ordinality order by ordinality loop
    record_name := (change ->> 'collection') || '/' || (change ->> 'id');
    if waiting ? record_name then
      result := (waiting -> record_name) || jsonb_build_object('key', change ->> 'key');
    else
      result := internal.apply_change(change);
      if result ->> 'reason' in ('busy', 'full') then
        waiting := waiting || jsonb_build_object(record_name, result);
      end if;
    end if;
    results := results || jsonb_build_array(result);
  end loop;
  return results;
end
$$;
