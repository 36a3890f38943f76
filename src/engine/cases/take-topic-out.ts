import type { ActionSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { takeOutAction, takeOutEntity, takeOutField, takeOutPage, takeOutUnsound } from '../spec/take-out.ts';
import type { CasePlan } from './case-plan.ts';
import type { Absent } from './said-absent.ts';

/** So much of what a case does has to be left, else it is about what was ruled out. */
const leastLeft = 0.5;

/** A case without what the text says there is none of: properties, figures, conditions, acts and pages that stand for it. */
export function takeTopicsOut(plan: CasePlan, absent: readonly Absent[]): void {
  for (const one of absent) {
    const trial = structuredClone(plan);
    takeOne(trial, one);
    const isLeft =
      trial.actions.length >= plan.actions.length * leastLeft &&
      trial.entities[0]?.name === plan.entities[0]?.name &&
      (trial.entities[0]?.fields.length ?? 0) > 1;
    if (isLeft) takeOne(plan, one);
  }
}

function takeOne(plan: CasePlan, { topic, words }: Absent): void {
  const speaks = (text: string) => words.test(text.replaceAll(/([a-z])([A-Z])/g, '$1 $2'));
  const isMoney = topic === 'money' || topic === 'charges';
  for (const { name, one } of plan.entities.slice(1)) if (speaks(one)) takeOutEntity(plan, name);
  for (const [key, { label }] of Object.entries(plan.numbers))
    if (speaks(key) || speaks(label)) delete plan.numbers[key];
  for (const entity of plan.entities) {
    entity.rules?.splice(0, entity.rules.length, ...entity.rules.filter(({ says }) => !speaks(says)));
    if (isMoney) withoutPaidState(entity);
  }
  const gone = plan.actions.filter(({ label }) => speaks(label) && isMoney && isOnlyMark(plan, label));
  for (const { id } of gone) takeOutAction(plan, id);
  for (const action of plan.actions) withoutAsking(action, speaks);
  takeOutUnsound(plan);
  const fields = plan.entities.flatMap((entity) =>
    entity.fields
      .filter((field) => isOf(field, entity, topic, speaks))
      .map(({ name }) => [entity.name, name] as const),
  );
  for (const [entity, field] of fields) takeOutField(plan, entity, field);
  withoutWords(plan, speaks, isMoney);
}

const ofIt: Readonly<Record<Absent['topic'], ReadonlySet<FieldSpec['kind']>>> = {
  money: new Set(['money', 'yes-no', 'date', 'percent', 'number']),
  charges: new Set(['money', 'yes-no', 'date', 'percent']),
  deposit: new Set(['money', 'yes-no', 'number', 'percent']),
  fines: new Set(['money', 'yes-no', 'number', 'percent']),
  points: new Set(['number']),
};

function isOf(
  { name, label, kind }: FieldSpec,
  { title }: EntitySpec,
  topic: Absent['topic'],
  speaks: (text: string) => boolean,
): boolean {
  if (name === title) return false;
  if (topic === 'money' && kind === 'money') return true;
  return ofIt[topic].has(kind) && (speaks(name) || speaks(label));
}

const paid = /^(?:fully |part |half |not |un)?paid\b/iu;

/** A state that only says that somebody paid is that before it. */
function withoutPaidState({ fields, samples }: EntitySpec): void {
  for (const field of fields) {
    const { name, options = [], kind, formula } = field;
    const left = options.filter((one) => !paid.test(one));
    if (kind !== 'choice' || formula !== undefined || left.length === options.length || left.length < 2)
      continue;
    for (const sample of samples) {
      const at = options.indexOf(String(sample[name] ?? ''));
      if (at >= 0 && paid.test(options[at] ?? ''))
        sample[name] = options.slice(0, at).findLast((one) => !paid.test(one)) ?? left[0] ?? '';
    }
    field.options = left;
    if (typeof field.start === 'string' && paid.test(field.start)) field.start = left[0] ?? '';
  }
}

/** Whether an act only notes that somebody paid: “Done and paid” does more. */
function isOnlyMark({ actions }: CasePlan, label: string): boolean {
  const action = actions.find((one) => one.label === label);
  return (
    !/\band\b|\bdone\b/iu.test(label) && action?.does?.every((step) => !step.startsWith('add ')) === true
  );
}

/** An act asks for nothing of it, and refuses nothing because of it. */
function withoutAsking(action: ActionSpec, speaks: (text: string) => boolean): void {
  if (action.form !== undefined)
    action.form = action.form.filter(({ name, label }) => !speaks(name) && !speaks(label));
  if (action.never !== undefined) action.never = action.never.filter(({ says }) => !speaks(says));
  const done = action.done.split(/(?<=[.!?])\s+/u).filter((sentence) => !speaks(sentence));
  action.done = done.length === 0 ? 'Done.' : done.join(' ');
  action.label = action.label.replace(/\s+and\s+(?:paid|pays?|fee|deposit)\b.*$/iu, '');
}

/** Texts and figures that speak of it go. */
function withoutWords(plan: CasePlan, speaks: (text: string) => boolean, isMoney: boolean): void {
  const gone = plan.pages.filter(({ path, title }) => path !== '/' && speaks(title));
  for (const { id } of gone) takeOutPage(plan, id);
  for (const page of plan.pages) {
    page.sections = page.sections.flatMap((section) => {
      const { figures, kind } = section.props;
      if (isMoney && section.block === 'facts' && kind === 'prices') return [];
      if (!Array.isArray(figures)) return [section];
      const left = figures.filter((one: { label?: string }) => !speaks(one.label ?? ''));
      return left.length === 0 ? [] : [{ ...section, props: { ...section.props, figures: left } }];
    });
    const lead = (page.lead ?? '').split(/(?<=[.!?])\s+/u).filter((sentence) => !speaks(sentence));
    if (lead.length > 0 && lead.join('') !== '') page.lead = lead.join(' ');
    else delete page.lead;
  }
}
