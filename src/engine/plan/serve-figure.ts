import { camel } from '../emit/names.ts';
import { money } from '../knowledge/thing.ts';
import { verbClass } from '../knowledge/verbs.ts';
import type { Request } from '../read/brief.ts';
import { sentenceCase } from '../read/words.ts';
import type { ActionSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { nounOf } from './noun.ts';
import type { PlanDraft } from './plan-draft.ts';

/** What follows from records: “total spent”, “average rating”, “number of books borrowed”, “occupancy”. */
const figure =
  /^(?:overall |current |monthly |weekly |daily |yearly |annual |net |gross |real-time )*(?:total|average|mean|remaining|number of|count of|sum of|percentage of|share of)\b|\b(?:earnings|revenues?|profits?|turnover|occupancy|spent|spending|percentage|completion rate|utili[sz]ation|sales figures?|key figures|conversion rate)$/;

const sums = /\b(?:spent|spending|expenses?|costs?|raised|collected|paid)\b/;
const left = /\b(?:remaining|left|balance)\b/;

const mostShown = 6;

/** Whether words name a figure that nobody types in. */
function isComputed(words: string): boolean {
  return figure.test(words);
}

/** Serves a figure from the records it follows from; undefined when the wish is for something else. */
export function serveFigure(request: Request, draft: PlanDraft): string[] | undefined {
  const { verb, object, rest, text } = request;
  const kind = verb === '' ? 'view' : verbClass(verb);
  if (!['view', 'track', 'analyse', 'calculate', 'weak', 'receive'].includes(kind) || !isComputed(object))
    return undefined;
  const summed = sumUp(object, draft);
  // What is left of a budget is worked out where budgets are set against what was spent.
  const spending = /\b(?:budget|balance|spent|spending)\b/.test(object)
    ? draft.entities.find(({ name }) => /^(?:expenses|transactions)$/.test(name))
    : undefined;
  const planner = spending === undefined ? undefined : draft.useBlock('budget', { text, entity: spending });
  if (planner !== undefined) return [planner, ...(summed ?? [])];
  const entity = entityOf(object, rest, draft);
  if (entity === undefined) return summed;
  const board = draft.pages.find(({ sections }) => sections.some(({ block }) => block === 'dashboard'));
  const shown = board?.sections.find(({ block }) => block === 'dashboard')?.props['entities'];
  if (board !== undefined && Array.isArray(shown)) {
    if (!shown.includes(entity.name) && shown.length < mostShown && entity.samples.length > 0)
      shown.push(entity.name);
    return [`page:${board.id}`, ...(summed ?? [])];
  }
  const served = draft.useBlock('stats', { text, entity });
  const page = draft.pages.find(({ id }) => served === `page:${id}`);
  if (page === undefined) return summed;
  const said = sentenceCase(object);
  page.lead = page.lead === undefined ? `${said}.` : `${page.lead.replace(/\.$/, '')}, ${object}.`;
  return [`page:${page.id}`, ...(summed ?? [])];
}

/** The records that a figure is about: those it names, else those that have such a number. */
function entityOf(object: string, rest: string, draft: PlanDraft): EntitySpec | undefined {
  const counted = draft.entities.filter(({ samples }) => samples.length > 0);
  for (const words of [
    /\b(?:of|per)\s+(.+)$/.exec(object)?.[1],
    /\b(?:for|of|per)\s+(.+)$/.exec(rest)?.[1],
    object,
  ]) {
    const named = (words ?? '').split(' ').map((_, from, all) => nounOf(all.slice(from).join(' '))?.phrase);
    for (const phrase of named) {
      const known = phrase === undefined ? undefined : draft.knownAs(phrase);
      if (known !== undefined) return known;
    }
    const first = nounOf((words ?? '').split(' ')[0] ?? '')?.phrase;
    const begins = first === undefined ? undefined : draft.knownAs(first);
    if (begins !== undefined) return begins;
  }
  const has = (test: (field: FieldSpec) => boolean) => counted.find(({ fields }) => fields.some(test));
  if (/\brat(?:ing|e)s?\b/.test(object)) return has(({ kind }) => kind === 'rating') ?? counted[0];
  if (
    /\b(?:earning|revenue|profit|spent|spending|balance|budget|income|cost|sales|turnover|amount|price)/.test(
      object,
    )
  )
    return has(({ kind }) => kind === 'money') ?? counted[0];
  if (/\b(?:progress|percentage|completion)/.test(object))
    return has(({ kind }) => kind === 'percent') ?? counted[0];
  return counted[0];
}

/** “total spent” and “remaining budget” of a trip follow from the expenses that are added to it. */
function sumUp(object: string, draft: PlanDraft): string[] | undefined {
  const action = draft.actions.find(
    ({ creates, form = [] }) => creates?.link !== undefined && form.some(({ kind }) => kind === 'money'),
  );
  const owner = draft.entities.find(({ name }) => name === action?.on);
  const part = draft.entities.find(({ name }) => name === action?.creates?.entity);
  const amount = action?.form?.find(({ kind }) => kind === 'money');
  if (action === undefined || owner === undefined || part === undefined || amount === undefined)
    return undefined;
  if (!sums.test(object) || left.test(object) || isChanged(part, draft)) return undefined;
  // The sum stays right as long as everything in it comes and goes by the action that counts it.
  Object.assign(draft.recordsPage(part).can, { create: false, edit: false, remove: false });
  return keepUp({ action, owner, amount, totals: totalsOf(action, owner, part, amount.name) }, object);
}

/** Whether the description lets people change or delete them. */
function isChanged({ one }: EntitySpec, { brief }: PlanDraft): boolean {
  return brief.requests.some(
    ({ verb, object }) =>
      ['edit', 'remove', 'manage'].includes(verbClass(verb)) && nounOf(object)?.phrase === one.toLowerCase(),
  );
}

interface Summed {
  readonly action: ActionSpec;
  readonly owner: EntitySpec;
  readonly amount: FieldSpec;
  readonly totals: readonly number[];
}

function totalsOf({ creates }: ActionSpec, owner: EntitySpec, part: EntitySpec, amount: string): number[] {
  return owner.samples.map((_, index) =>
    part.samples
      .filter(
        (sample) =>
          sample[creates?.link ?? ''] === `${owner.name}-${index + 1}` && sample['type'] !== 'Income',
      )
      .reduce((sum, sample) => sum + Number(sample[amount] ?? 0), 0),
  );
}

/** A field that every added record brings up. */
function keepUp({ action, owner, amount, totals }: Summed, words: string): string[] {
  const name = camel(words.replaceAll(/[^a-z0-9 ]/g, ' '));
  if (!owner.fields.some((field) => field.name === name)) {
    owner.fields.push(money(name, sentenceCase(words), { automatic: true, start: 0 }));
    for (const [index, sample] of owner.samples.entries()) sample[name] = totals[index] ?? 0;
  }
  const effects = action.effects ?? [];
  if (!effects.some((effect) => effect.field === name))
    action.effects = [...effects, { field: name, byField: amount.name, sign: 1 }];
  return [`action:${action.id}`];
}
