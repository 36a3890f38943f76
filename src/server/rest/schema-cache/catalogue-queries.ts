/** What the schema cache is made of. `$1` is the list of exposed schemas; only the catalogue is read. */

export interface CatalogueColumn {
  name: string;
  type: string;
  base: string;
  nullable: boolean;
  default: string | null;
  number: number;
}

export interface CatalogueTable {
  oid: number;
  row_type: number;
  schema: string;
  name: string;
  kind: string;
  /** As `pg_relation_is_updatable` counts: 4 an update, 8 an insert, 16 a delete. */
  changes: number;
  columns: CatalogueColumn[];
  keys: { primary: boolean; columns: string[] }[];
  /** The stored query of a view. */
  rule: string | null;
}

export const tablesQuery = `
  select c.oid::int8 as oid, c.reltype::int8 as row_type, n.nspname::text as schema, c.relname::text as name,
         c.relkind::text as kind, pg_relation_is_updatable(c.oid, true)::int4 as changes,
         coalesce((
           select json_agg(json_build_object(
             'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
             'base', format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null),
             'nullable', not a.attnotnull, 'number', a.attnum,
             'default', case
               when a.attidentity <> '' then (
                 select format('nextval(%L)', format('%I.%I', sn.nspname, s.relname))
                 from pg_depend e join pg_class s on s.oid = e.objid and s.relkind = 'S'
                 join pg_namespace sn on sn.oid = s.relnamespace
                 where e.classid = 'pg_class'::regclass and e.refobjid = c.oid and e.refobjsubid = a.attnum and e.deptype = 'i')
               when a.attgenerated = '' then coalesce(pg_get_expr(d.adbin, d.adrelid), t.typdefault)
             end) order by a.attnum)
           from pg_attribute a
           join pg_type t on t.oid = a.atttypid
           left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
         coalesce((
           select json_agg(json_build_object('primary', i.indisprimary, 'columns', (
             select json_agg(a.attname order by k.position)
             from unnest(i.indkey::int2[]) with ordinality k(number, position)
             join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
             where k.position <= i.indnkeyatts)))
           from pg_index i
           where i.indrelid = c.oid and i.indisunique and i.indisvalid and i.indpred is null and i.indexprs is null), '[]') as keys,
         case when c.relkind in ('v', 'm') then (
           select r.ev_action::text from pg_rewrite r where r.ev_class = c.oid and r.ev_type = '1' limit 1) end as rule
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1::text[]) and c.relkind in ('r', 'p', 'v', 'm', 'f')
  order by n.nspname, c.relname`;

export interface CatalogueKey {
  name: string;
  table_oid: number;
  target_oid: number;
  columns: number[];
  target_columns: number[];
}

export const foreignKeysQuery = `
  select k.conname::text as name, k.conrelid::int8 as table_oid, k.confrelid::int8 as target_oid,
         to_json(k.conkey) as columns, to_json(k.confkey) as target_columns
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and k.conparentid = 0
  order by k.conname`;

export interface CatalogueRoutine {
  schema: string;
  name: string;
  arg_names: string[] | null;
  arg_modes: string[] | null;
  arg_types: { name: string; oid: number }[];
  all_types: { name: string; oid: number }[];
  defaults: number;
  variadic: boolean;
  returns_set: boolean;
  return_type: string;
  return_kind: string;
  return_relation: number;
  /** Of a row type that is no exposed table. */
  return_columns: string[] | null;
  rows: number;
  volatile: boolean;
}

export const routinesQuery = `
  select n.nspname::text as schema, p.proname::text as name,
         to_json(p.proargnames) as arg_names, to_json(p.proargmodes) as arg_modes,
         coalesce((select json_agg(json_build_object('name', format_type(a.type, null), 'oid', a.type::int8) order by a.position)
           from unnest(p.proargtypes::oid[]) with ordinality a(type, position)), '[]') as arg_types,
         coalesce((select json_agg(json_build_object('name', format_type(a.type, null), 'oid', a.type::int8) order by a.position)
           from unnest(p.proallargtypes) with ordinality a(type, position)), '[]') as all_types,
         p.pronargdefaults::int as defaults, p.provariadic <> 0 as variadic, p.proretset as returns_set,
         format_type(p.prorettype, null) as return_type, coalesce(b.typtype, t.typtype)::text as return_kind,
         coalesce(b.typrelid, t.typrelid)::int8 as return_relation,
         (select json_agg(a.attname order by a.attnum) from pg_attribute a
           where a.attrelid = coalesce(b.typrelid, t.typrelid) and a.attrelid <> 0 and a.attnum > 0 and not a.attisdropped) as return_columns,
         p.prorows::float8 as rows, p.provolatile = 'v' as volatile
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type t on t.oid = p.prorettype
  left join pg_type b on b.oid = t.typbasetype
  where n.nspname = any($1::text[]) and p.prokind = 'f' and t.typname not in ('trigger', 'event_trigger')
  order by n.nspname, p.proname, p.oid`;

export interface CatalogueType {
  schema: string;
  name: string;
}

export const typesQuery = `
  select n.nspname::text as schema, t.typname::text as name
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where (n.nspname = 'pg_catalog' or n.nspname = any($1::text[])) and t.typtype in ('b', 'd', 'e', 'r', 'm')
    and t.typname not like '\\_%' and t.typname not like 'pg\\_%' and t.typname not like 'reg%'
  order by n.nspname = 'pg_catalog', n.nspname, t.typname`;
