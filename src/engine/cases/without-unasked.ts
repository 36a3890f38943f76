import type { ActionSpec } from '../spec/app-spec.ts';
import { takeOutField } from '../spec/take-out.ts';
import type { CasePlan } from './case-plan.ts';
import { absentTopic } from './said-absent.ts';
import { takeTopicsOut } from './take-topic-out.ts';

const payments = /\b(?:deposit|fee|fees|fine|fines|membership|subscription|dues|paid|pays?|pay)\b/iu;
const speaksOfPayment =
  /\b(?:deposits?|fees?|fines?|member(?:s|ship)?|subscri\w+|dues|pay\w*|paid|prices?|costs?|money|charg\w+|invoice\w*|bill\w*|rent\w*|hire|sell\w*|shop|[a-z]+ing fee)\b|[€$£]|\d\s*(?:euros?|dollars?|pounds?|francs?|cents?)/iu;
const speaksOfMoney =
  /\b(?:tickets?|orders?|sales?|buy\w*|bought|budget\w*|expenses?|tabs?|kitty|donat\w*|sponsor\w*|auctions?|bids?|raffle|tips?|salar\w+|wages?|earn\w*|spend\w*|spent|quotes?|estimates?|rates?|owes?|owed|debts?|credits?|split\w*|shares?|stall\w*|market|bar|caf[eé]|shop\w*|stor(?:e|es)|custom\w*|client\w*|business|treasur\w*|financ\w*|account\w*|valu\w+|worth|cheap\w*|refund\w*)\b/iu;
const enough =
  /\b(?:least|minimum|quorum|enough|majority|half of|both|two of|three of|needs?|needed|required|must)\b/iu;
const counts = /\b(?:each|per|one|once|only|max\w*|most|limit\w*|single)\b/iu;
const weighs =
  /\b(?:double|twice|extra|counts? (?:more|double|twice)|factor|weigh\w*|bonus|surcharge|supplement|midnight|late hours|weekends?|holidays?|night)\b/iu;

/**
 * Conditions of a case that the text neither names nor implies and that stand in the way of what people do step back: what has
 * to be paid first, how many have to take part, what counts more than it is. What cannot be twice at a time stays.
 */
export function withoutUnasked(
  plan: CasePlan,
  text: string,
  taken: ReadonlyMap<string, string>,
  isTask = false,
): void {
  if (!speaksOfPayment.test(text)) {
    takeTopicsOut(plan, [absentTopic('deposit')]);
    // A task knows no trade, and so no price.
    if (isTask && !speaksOfMoney.test(text)) takeTopicsOut(plan, [absentTopic('charges')]);
    for (const action of plan.actions) withoutPaying(action);
  }
  if (!counts.test(text)) withoutOneEach(plan, taken);
  if (!enough.test(text)) for (const action of plan.actions) withoutQuorum(action, plan, taken);
  if (!weighs.test(text)) withoutWeights(plan, taken);
}

/** Nobody has to pay before something else is done, where the text speaks of no payment. */
function withoutPaying(action: ActionSpec): void {
  if (action.never === undefined) return;
  const kept = action.never.filter(({ never, says }) => !payments.test(says) || /\bany\(/u.test(never));
  const asked = action.never.flatMap(({ never }) => /^not ask\.(\w+)$/u.exec(never)?.[1] ?? []);
  action.never = kept;
  const rest = JSON.stringify([action.does, kept, action.done]);
  if (action.form !== undefined)
    action.form = action.form.filter(({ name }) => !asked.includes(name) || rest.includes(`ask.${name}`));
}

const perHead = /(?:perHead|perPerson|perMember)$/u;

/** Nobody is kept to one of something that nobody limited. */
function withoutOneEach({ entities, numbers }: CasePlan, taken: ReadonlyMap<string, string>): void {
  for (const entity of entities)
    entity.rules = entity.rules?.filter(({ never }) => {
      const [, key = ''] = / > (\w+)$/u.exec(never) ?? [];
      return !(key in numbers) || taken.has(key) || !perHead.test(key);
    }) as NonNullable<typeof entity.rules>;
  for (const entity of entities) if (entity.rules === undefined) delete entity.rules;
}

const fewer = /\bcount\(.*\) < (\w+)$/u;

/** No number of people has to take part that nobody gave. */
function withoutQuorum(action: ActionSpec, { numbers }: CasePlan, taken: ReadonlyMap<string, string>): void {
  action.never = action.never?.filter(({ never }) => {
    const [, key = ''] = fewer.exec(never) ?? [];
    return !(key in numbers) || taken.has(key);
  }) as NonNullable<ActionSpec['never']>;
  if (action.never === undefined) delete action.never;
}

const factor = /(?:factor|weight|multiplier)$/iu;
const addedOn = /\s*\+\s*if\((\w+) [<>]=? \d+, \d+, 0\)$/u;

/** An hour is an hour: what a case counts more counts as it is, and is not asked for. */
function withoutWeights(plan: CasePlan, taken: ReadonlyMap<string, string>): void {
  const { entities, numbers } = plan;
  const weights = Object.keys(numbers).filter((key) => factor.test(key) && !taken.has(key));
  for (const key of weights) {
    const more = new RegExp(String.raw`\s*-\s*(\w+)\s*\+\s*\1\s*\*\s*${key}\b`, 'u');
    const found = entities.flatMap((entity) =>
      entity.fields.flatMap((field) => {
        const [, weighed] = more.exec(field.formula ?? '') ?? [];
        return weighed === undefined ? [] : [{ entity, field, weighed }];
      }),
    );
    for (const { entity, field, weighed } of found) {
      field.formula = (field.formula ?? '').replace(more, '').replace(addedOn, '');
      for (const action of plan.actions)
        if (action.on === entity.name && action.form !== undefined)
          action.form = action.form.filter(({ name }) => name !== weighed);
      takeOutField(plan, entity.name, weighed);
    }
    numbers[key] = { label: numbers[key]?.label ?? key, value: 1 };
  }
}
