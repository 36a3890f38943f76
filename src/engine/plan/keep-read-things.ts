import { isPartOf } from './part-of-block.ts';
import type { PlanDraft } from './plan-draft.ts';

/** What was read as a kind of record has its list, whatever else serves the wishes about it. */
export function keepReadThings(draft: PlanDraft): void {
  const { brief, startPage } = draft;
  for (const phrase of brief.things?.keys() ?? []) {
    // The cards of a game of cards are in it.
    if (startPage !== undefined && isPartOf(startPage, { verb: '', object: phrase, rest: '' })) continue;
    const entity = draft.entityFor(phrase);
    if (entity !== undefined && draft.ownPage(entity) === undefined) draft.recordsPage(entity);
  }
}
