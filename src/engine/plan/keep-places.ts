import { places } from './give-places.ts';
import type { PlanDraft } from './plan-draft.ts';

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
