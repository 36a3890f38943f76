import { number } from '../knowledge/thing.ts';
import type { ReadThing } from '../read/brief.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { addField } from './make-entity.ts';
import type { PlanDraft } from './plan-draft.ts';

const places = 'places';

/** “max 6 per slot”: so many places each, of which whoever signs up takes one. */
export function givePlaces(entity: EntitySpec, { most }: ReadThing): void {
  if (most === undefined) return;
  addField(entity, number(places, 'Free places', { min: 0, start: most.count }), () => most.count);
}

/** The rules that are open: those about places are kept where an act takes them. */
export function rulesBesidePlaces(draft: PlanDraft): string[] {
  const { brief, actions, trace } = draft;
  const kept = new Set<string>();
  for (const [phrase, { most }] of brief.things ?? []) {
    const entity = draft.knownAs(phrase);
    const taking = actions.find(
      ({ on, effects }) => on === entity?.name && effects?.some(({ field }) => field === places) === true,
    );
    if (most === undefined || taking === undefined) continue;
    kept.add(most.rule);
    trace.push({ request: most.rule.slice(0, 300), served: [`action:${taking.id}`] });
  }
  return (brief.rules ?? []).filter((rule) => !kept.has(rule));
}
