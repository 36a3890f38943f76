import type { EntryKind, OutboxEntry } from './stored-shapes.ts';

/** What two changes of one record come to when the server has seen neither. */
export type Folded = 'nothing' | Pick<OutboxEntry, 'kind' | 'changes' | 'base' | 'baseVersion'>;

type Change = Pick<OutboxEntry, 'kind' | 'changes' | 'base' | 'baseVersion'>;

export function foldEntries(first: Change, second: Change): Folded {
  if (first.kind === 'insert' && second.kind === 'remove') return 'nothing';
  const { base, baseVersion } = first;
  const kind = kindOf(first.kind, second.kind);
  const changes = kind === 'remove' ? {} : { ...first.changes, ...second.changes };
  return { kind, changes, base, baseVersion };
}

/** A record that is made again after a removal that nobody has seen was merely changed. */
function kindOf(first: EntryKind, second: EntryKind): EntryKind {
  if (first === 'insert') return 'insert';
  return second === 'remove' ? 'remove' : 'update';
}
