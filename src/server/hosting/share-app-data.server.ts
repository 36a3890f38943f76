import { collectionRules } from '../../engine/hosting/collection-rules.ts';
import { hostedRules, ruledKinds } from '../../engine/hosting/hosted-rules.ts';
import { startRecords } from '../../engine/hosting/shared-start.ts';
import { visitorRoles } from '../../engine/hosting/visitor-roles.ts';
import type { AppSpec } from '../../engine/spec/app-spec.ts';
import type { Tx } from '../db/database.ts';

/** In the transaction that publishes: the rules are those of the new plan, records stay, kinds that are new begin with their samples. */
export async function shareAppData(tx: Tx, appId: string, spec: AppSpec, now: Date): Promise<void> {
  const rules = collectionRules(spec);
  await tx.query('delete from public.app_collections where app_id = $1', [appId]);
  for (const rule of rules) {
    await tx.query(
      `insert into public.app_collections (app_id, name, label, read_roles, add_roles, change_roles, remove_roles,
         manage_roles, own_only, open_fields, author_fields, role_fields)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        appId,
        rule.name,
        rule.label,
        rule.read,
        rule.add,
        rule.change,
        rule.remove,
        rule.manage,
        rule.ownOnly,
        rule.openFields,
        rule.authorFields,
        JSON.stringify(rule.roleFields),
      ],
      { prepare: true },
    );
  }
  const { rows } = await tx.query<{ collection: string }>(
    'select distinct collection from public.app_records where app_id = $1',
    [appId],
  );
  const begun = new Set(rows.map(({ collection }) => collection));
  const records = startRecords(spec, now).filter(({ collection }) => !begun.has(collection));
  await tx.query(
    `insert into public.app_records (app_id, collection, id, data)
     select $1, start.collection, start.id, start.data
     from jsonb_to_recordset($2::jsonb) as start (collection text, id text, data jsonb)`,
    [appId, JSON.stringify(records)],
  );
  const { all, open } = visitorRoles(spec);
  const kept = hostedRules(spec);
  await tx.query(
    `update public.app_sites set shares_data = true, roles = $2, open_roles = $3, rules = $4, ruled_collections = $5
     where app_id = $1`,
    [
      appId,
      all,
      open,
      kept === undefined ? null : JSON.stringify(kept),
      kept === undefined ? [] : ruledKinds(kept),
    ],
  );
}
