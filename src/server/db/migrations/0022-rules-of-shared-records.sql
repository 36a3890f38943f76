-- The rules of an app's plan hold where its visitors share the records: they are kept with the site, and writers of records that
-- have rules take turns. What the rules say is worked out by the server, in the transaction that writes.

alter table public.app_sites
  -- Kinds of records as formulas see them, with their rules, and figures by name; null without any rule.
  add column rules jsonb check (jsonb_typeof(rules) = 'object' and pg_column_size(rules) <= 4194304),
  -- The kinds that have rules. Changes of others are made as if there were none.
  add column ruled_collections text[] not null default '{}';

-- One writer at a time for each app; whoever reads waits for nobody. The wait is bounded. Answers with the rules as they are now.
create function internal.hold_rules(wait_ms integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  app constant uuid := internal.visitor_app();
  held jsonb;
begin
  perform set_config('lock_timeout', wait_ms::text, true);
  perform pg_advisory_xact_lock(hashtextextended('app-rules:' || app::text, 0));
  select s.rules into held from public.app_sites s where s.app_id = app;
  return held;
end
$$;

-- What rules may ask about: the newest records of some kinds, also those that the visitor must not see, and with them the records
-- that are about to be changed. Of large records only the fields that a rule speaks of.
create function internal.rule_facts(kinds text[], fields text[], most integer, touched jsonb) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with newest as (
    select r.collection, r.id, r.data from unnest(kinds) as kind (name), lateral (
      select r.collection, r.id, r.data from public.app_records r
      where r.app_id = (select internal.visitor_app()) and r.collection = kind.name and r.deleted_at is null
      order by r.seq desc limit most
    ) r
    union all
    select r.collection, r.id, r.data
    from jsonb_to_recordset(touched) as wanted (collection text, id text)
    join public.app_records r on r.app_id = (select internal.visitor_app()) and r.collection = wanted.collection and r.id = wanted.id
    where r.deleted_at is null and r.collection = any (kinds)
  )
  select jsonb_build_object(
    'seq', coalesce((select s.seq from public.app_data_state s where s.app_id = (select internal.visitor_app())), 0),
    'facts', coalesce((
      select jsonb_agg(jsonb_build_object('collection', n.collection, 'id', n.id,
        'data', case when pg_column_size(n.data) <= 500 then n.data else (
          select coalesce(jsonb_object_agg(field.key, field.value), '{}') from jsonb_each(n.data) field
          where field.key = any (fields)
        ) end))
      from newest n
    ), '[]')
  )
$$;

-- What became of records of these kinds since a number. Removed ones have no data.
create function internal.rule_news(kinds text[], known_seq bigint) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'seq', coalesce(max(r.seq), known_seq),
    'facts', coalesce(jsonb_agg(jsonb_build_object('collection', r.collection, 'id', r.id,
      'data', case when r.deleted_at is null then r.data end) order by r.seq), '[]')
  )
  from public.app_records r
  where r.app_id = (select internal.visitor_app()) and r.seq > known_seq and r.collection = any (kinds)
$$;
revoke all on function internal.hold_rules(integer), internal.rule_facts(text[], text[], integer, jsonb),
  internal.rule_news(text[], bigint) from public;
grant execute on function internal.hold_rules(integer), internal.rule_facts(text[], text[], integer, jsonb),
  internal.rule_news(text[], bigint) to app_visitor;

-- Changes that belong together: all of them are made, or none. Each part has a key of its own, so that two in one record are two.
create function internal.apply_batch(batch jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  part record;
  result jsonb;
begin
  for part in
    select value as change, ordinality as place from jsonb_array_elements(batch -> 'changes') with ordinality order by ordinality
  loop
    result := internal.apply_change(
      part.change || jsonb_build_object('key', (batch ->> 'key') || '-' || part.place));
    if not (result ->> 'ok')::boolean then
      raise exception using errcode = 'KB001', message = 'A part of it was not taken.', detail = result::text;
    end if;
  end loop;
  return jsonb_build_object('key', batch ->> 'key', 'ok', true);
exception
  when sqlstate 'KB001' then
    declare
      said text;
    begin
      get stacked diagnostics said = pg_exception_detail;
      return said::jsonb || jsonb_build_object('key', batch ->> 'key');
    end;
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
  names text[];
  held text;
begin
  for change in select value from jsonb_array_elements(changes) with ordinality order by ordinality loop
    names := array(
      select (part ->> 'collection') || '/' || (part ->> 'id')
      from jsonb_array_elements(
        case when change ->> 'kind' = 'batch' then change -> 'changes' else jsonb_build_array(change) end) part
    );
    select name into held from unnest(names) name where waiting ? name limit 1;
    if held is not null then
      result := (waiting -> held) || jsonb_build_object('key', change ->> 'key');
    elsif change ->> 'kind' = 'batch' then
      result := internal.apply_batch(change);
    else
      result := internal.apply_change(change);
    end if;
    if result ->> 'reason' in ('busy', 'full') then
      select waiting || jsonb_object_agg(name, result) into waiting from unnest(names) name;
    end if;
    results := results || jsonb_build_array(result);
  end loop;
  return results;
end
$$;
revoke all on function internal.apply_batch(jsonb) from public;
grant execute on function internal.apply_batch(jsonb) to app_visitor;

-- Fields that a role changes by what it may do with a record, beside those that everybody changes: `{"Seller": ["state"]}`.
alter table public.app_collections
  add column role_fields jsonb not null default '{}' check (jsonb_typeof(role_fields) = 'object');
drop policy visited_records_change on public.app_records;
create policy visited_records_change on public.app_records for update to app_visitor
  using (
    app_id = (select internal.visitor_app())
    and collection = any (array(
      select c.name from public.app_collections c
      where c.app_id = internal.visitor_app()
        and (
          internal.visitor_is_one_of(c.change_roles) or internal.visitor_is_one_of(c.remove_roles)
          or internal.visitor_is_one_of(c.manage_roles) or c.open_fields <> '{}' or c.role_fields <> '{}'
        )
    ))
  );

-- As before, but for the fields of a role.
create or replace function internal.check_visitor_write(was public.app_records, wanted public.app_records)
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
      if not field = any (rule.open_fields) and not exists (
        select from jsonb_each(rule.role_fields) open_for
        where open_for.value ? field and internal.visitor_is_one_of(array[open_for.key])
      ) then
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
