import { isSame } from '../plan/fine-parts.ts';
import { lemmas } from '../plan/match-block.ts';
import type { CasePlan } from './case-plan.ts';

/** Parts of pages and properties that must not be there; what rules need stays. */
export function leaveOut(plan: CasePlan, unwanted: readonly string[]): void {
  if (unwanted.length === 0) return;
  const isOut = (words: string) => unwanted.some((one) => isSame(one, words));
  for (const { name, one, many } of plan.entities.slice(1))
    if (isOut(one) || isOut(many)) removeThing(plan, name);
  const formulas = JSON.stringify([
    plan.entities.map(({ rules, fields }) => [rules, fields.map(({ formula }) => formula)]),
    plan.actions,
  ]);
  for (const entity of plan.entities) {
    const kept = entity.fields.filter(
      ({ name, label }) =>
        name === entity.title || !isOut(label) || new RegExp(`\\b${name}\\b`).test(formulas),
    );
    entity.fields.splice(0, entity.fields.length, ...kept);
  }
  const named: Readonly<Record<string, string>> = {
    'record-chart': 'chart graph',
    calendar: 'calendar',
    figures: 'dashboard statistic',
    'contact-form': 'contact form',
    testimonials: 'testimonial review',
  };
  for (const page of plan.pages)
    page.sections = page.sections.filter(({ block, title = '' }) => {
      const words = lemmas(named[block] ?? block);
      return !(isOut(title) || unwanted.some((one) => lemmas(one).some((word) => words.includes(word))));
    });
  const pages = plan.pages.filter(
    ({ path, sections, title }) => path === '/' || (sections.length > 0 && !isOut(title)),
  );
  plan.pages.splice(0, plan.pages.length, ...pages);
}

/** A kind of record with all that speaks of it. */
function removeThing({ entities, actions, pages }: CasePlan, name: string): void {
  const speaks = (value: unknown) => new RegExp(`\\b${name}\\b`).test(JSON.stringify(value ?? ''));
  const keep = <T>(list: T[], isKept: (one: T) => boolean) =>
    list.splice(0, list.length, ...list.filter(isKept));
  keep(entities, (entity) => entity.name !== name);
  for (const entity of entities) {
    keep(
      entity.fields,
      (field) => field.name === entity.title || (field.to !== name && !speaks(field.formula)),
    );
    if (entity.rules !== undefined) keep(entity.rules, ({ never }) => !speaks(never));
    if (entity.detail !== undefined) keep(entity.detail.related, (related) => related.entity !== name);
  }
  keep(
    actions,
    ({ on, does, condition, form = [] }) =>
      on !== name && !speaks([does, condition]) && form.every(({ to }) => to !== name),
  );
  for (const page of pages) {
    keep(page.sections, ({ props }) => props['entity'] !== name && !speaks(props['figures']));
    for (const { props } of page.sections)
      if (Array.isArray(props['actions']))
        props['actions'] = props['actions'].filter((id) => actions.some((action) => action.id === id));
  }
}
