import { isSame } from '../plan/fine-parts.ts';
import { lemmas } from '../plan/match-block.ts';
import { takeOutEntity, takeOutField } from '../spec/take-out.ts';
import type { CasePlan } from './case-plan.ts';
import { isMoneyRuledOut, ruledOut } from './ruled-out.ts';

/** Parts of pages and properties that must not be there; what rules need stays. */
export function leaveOut(plan: CasePlan, said: readonly string[]): void {
  const unwanted = [...new Set([...said, ...ruledOut(said)])];
  if (unwanted.length === 0) return;
  if (isMoneyRuledOut(said)) leaveAmountsOut(plan);
  const isOut = (words: string) => unwanted.some((one) => isSame(one, words));
  for (const { name, one, many } of plan.entities.slice(1))
    if (isOut(one) || isOut(many)) takeOutEntity(plan, name);
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

/** Where money is ruled out, no amount is asked for and none is shown. */
function leaveAmountsOut(plan: CasePlan): void {
  const amounts = plan.entities.flatMap(({ name, title, fields }) =>
    fields
      .filter((field) => field.kind === 'money' && field.name !== title)
      .map((field) => [name, field.name] as const),
  );
  for (const [entity, field] of amounts)
    if (plan.entities.some((one) => one.name === entity && one.fields.some(({ name }) => name === field)))
      takeOutField(plan, entity, field);
}
