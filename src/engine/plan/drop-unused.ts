import type { PlanDraft } from './plan-draft.ts';

/**
 * Takes out kinds of records that no page lists, no part uses and no action touches: “upload resumes” is served by the
 * files, and nobody would ever see a list of resumes beside them.
 */
export function dropUnused(draft: PlanDraft): void {
  const used = new Set(draft.records.keys());
  const note = (value: unknown): void => {
    if (typeof value === 'string') used.add(value);
    else if (Array.isArray(value)) for (const one of value) note(one);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) note(one);
  };
  for (const { sections } of draft.pages) for (const { props } of sections) note(props);
  for (const { props } of draft.homeSections) note(props);
  for (const { on, creates } of draft.actions) note([on, creates?.entity ?? '']);
  for (const { fields, detail } of draft.entities) {
    for (const { to } of fields) note(to ?? '');
    for (const { entity } of detail?.related ?? []) note(entity);
  }
  const kept = draft.entities.filter(({ name }) => used.has(name));
  draft.entities.splice(0, draft.entities.length, ...kept);
}
