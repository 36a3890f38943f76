import type { AppRecord, Collection } from '../store/collection.ts';

/** Roles; `*` is everybody with an account, null everybody. */
type Audience = readonly string[] | null;

/** Who may do what with the records of a kind where the visitors of the app share them. */
export interface Rights {
  readonly change: Audience;
  readonly remove: Audience;
  /** May do everything. */
  readonly manage: readonly string[];
  /** All others change and remove only what they made themselves… */
  readonly ownOnly: boolean;
  /** …but for these fields. */
  readonly openFields: readonly string[];
}

/** What the rights are about: the records of a kind, and who may do what with them. */
interface Guarded {
  readonly rights?: Rights;
  readonly records: Pick<Collection<AppRecord>, 'isOwn'>;
}

interface Visitor {
  readonly role: string;
}

function isOneOf(audience: Audience, visitor: Visitor | undefined): boolean {
  if (audience === null) return true;
  return visitor !== undefined && (audience.includes('*') || audience.includes(visitor.role));
}

function may(
  right: 'change' | 'remove',
  { rights, records }: Guarded,
  record: AppRecord,
  visitor: Visitor | undefined,
): boolean {
  // Records that stay in this browser belong to whoever uses it.
  if (rights === undefined || records.isOwn === undefined) return true;
  if (visitor !== undefined && rights.manage.includes(visitor.role)) return true;
  return isOneOf(rights[right], visitor) && (!rights.ownOnly || records.isOwn(record.id));
}

/** Whether a visitor may change a record, or these fields of it: what would be refused is not offered. */
export function mayChange(
  entity: Guarded,
  record: AppRecord,
  visitor: Visitor | undefined,
  fields?: readonly string[],
): boolean {
  const areOpen = fields?.every((field) => entity.rights?.openFields.includes(field));
  return areOpen === true || may('change', entity, record, visitor);
}

export function mayRemove(entity: Guarded, record: AppRecord, visitor: Visitor | undefined): boolean {
  return may('remove', entity, record, visitor);
}
