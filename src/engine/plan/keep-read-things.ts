import { verbClass } from '../knowledge/verbs.ts';
import { nounLemma } from '../read/lemma.ts';
import { referTo } from './link-records.ts';
import { addAttributes } from './make-entity.ts';
import type { PlanDraft } from './plan-draft.ts';

/** What was read as a kind of record has its list and its properties, whatever else serves the wishes about it. */
export function keepReadThings(draft: PlanDraft): void {
  const { things = new Map() } = draft.brief;
  for (const phrase of things.keys()) {
    if (isInGame(phrase, draft)) continue;
    const entity = draft.entityFor(phrase);
    if (entity === undefined) continue;
    addAttributes(entity, things.get(phrase)?.fields ?? []);
    if (draft.ownPage(entity) === undefined) draft.recordsPage(entity);
  }
  for (const [phrase, { partOf = [] }] of things) {
    const entity = draft.knownAs(phrase);
    const owners = partOf.map((owner: string) => draft.knownAs(owner));
    for (const owner of owners)
      if (entity !== undefined && owner !== undefined) referTo(entity, owner, draft);
  }
}

/** The cards of a game are in it, unless somebody writes some down. */
function isInGame(phrase: string, { brief, startPage }: PlanDraft): boolean {
  if (startPage === undefined) return false;
  return !brief.requests.some(
    ({ verb, object }) =>
      nounLemma(object) === phrase && ['create', 'manage', 'track'].includes(verbClass(verb)),
  );
}
