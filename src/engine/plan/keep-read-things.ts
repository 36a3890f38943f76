import { verbClass } from '../knowledge/verbs.ts';
import { nounLemma } from '../read/lemma.ts';
import type { PlanDraft } from './plan-draft.ts';

/** What was read as a kind of record has its list, whatever else serves the wishes about it. */
export function keepReadThings(draft: PlanDraft): void {
  const { brief, startPage } = draft;
  for (const phrase of brief.things?.keys() ?? []) {
    // The cards of a game are in it, unless somebody writes some down.
    if (startPage !== undefined && !isWrittenDown(phrase, draft)) continue;
    const entity = draft.entityFor(phrase);
    if (entity !== undefined && draft.ownPage(entity) === undefined) draft.recordsPage(entity);
  }
}

function isWrittenDown(phrase: string, { brief }: PlanDraft): boolean {
  return brief.requests.some(
    ({ verb, object }) =>
      nounLemma(object) === phrase && ['create', 'manage', 'track'].includes(verbClass(verb)),
  );
}
