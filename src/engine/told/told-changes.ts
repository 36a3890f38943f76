import { figureIn } from '../cases/said-numbers.ts';
import type { SaidFacts } from '../facts/said-facts.ts';
import type { AppSpec, FieldSpec } from '../spec/app-spec.ts';
import { changeIn, type SaidChange } from './said-change.ts';
import { fieldName, isFigureOfPlan, type Told, withField } from './told.ts';
import { condition, type Priced, pricedEntity, withPrice } from './told-extras.ts';
import { entitiesIn, toldComparison } from './told-measure.ts';

/** “those who come in winter get 15 % off”, “a load below 4 m³ attracts a 60 euro fee”: what is to be paid follows it. */
export function tellChange(words: string, spec: AppSpec, facts: SaidFacts): Told | undefined {
  const change = changeIn(words);
  if (change === undefined || isFigureOfPlan(change.value, spec) || noPrice.test(words)) return undefined;
  const when = inFigures(plainly(change.when));
  const priced = pricedOf(when, spec, facts);
  if (priced === undefined || when === '' || when.length > longestLabel) return undefined;
  if (when.split(' ').length > longestWhen) return undefined;
  const isShort = when.split(' ').length <= shortWhen || toldComparison(when)?.after === '';
  const held = (isShort ? condition(when, priced) : undefined) ?? ticked(when, priced);
  return held === undefined
    ? undefined
    : withPrice(held.spec, priced, (price) => changed(price, held.holds, change), held.parts);
}

/** Points, hours and stock go up and down, too. */
const noPrice =
  /\b(?:points?|stock|hours?|minutes?|mins?|seconds?|kilos?|kg|people|players?|seats?|places?|days?|weeks?)\s+(?:off|less|more|extra|down)\b|\b(?:cannot|must|nobody|never|show|see|list|warn|remind|compared|than (?:the|last))\b|\b(?:red|yellow|orange|amber)\b/iu;
const longestLabel = 56;
const longestWhen = 8;
const shortWhen = 3;

/** “over ten kilos” is compared as “over 10 kilos”. */
function inFigures(when: string): string {
  return when.replace(
    /\b((?:over|under|above|below|from|more than|less than|at least)\s+)(\p{L}+)(?=\s)/iu,
    (whole, sign: string, word: string) => {
      const figure = figureIn(word);
      return figure === undefined ? whole : `${sign}${figure}`;
    },
  );
}

/** What is paid for: where it is worked out, else with what is booked or sold. */
function pricedOf(when: string, spec: AppSpec, facts: SaidFacts): Priced | undefined {
  const known = pricedEntity(spec, facts, when);
  // What somebody owes is a balance, and no price of one thing.
  const isPrice =
    known !== undefined &&
    !/^(?:owes|due)$/u.test(known.field?.name ?? '') &&
    (known.field !== undefined ||
      paidFor.test(known.entity.one) ||
      entitiesIn(when, spec).includes(known.entity));
  return isPrice ? known : (pricedAnew(spec, facts, when) ?? undefined);
}

function changed(price: string, holds: string, { isShare, isUp, value }: SaidChange): string {
  return isShare
    ? `round((${price}) * if(${holds}, 1 ${isUp ? '+' : '-'} ${value} / 100, 1), 2)`
    : `(${price}) ${isUp ? '+' : '-'} if(${holds}, ${value}, 0)`;
}

const leading =
  /^(?:(?:and|but|also|so|oh|rent|whoever|those who|anyone who|people who|everybody who|if|when|for|on|in case of|it is|a|an|the|every|each|any)\s+|[^:]{1,24}:\s+)+/iu;

function plainly(when: string): string {
  return when
    .replace(leading, '')
    .replace(/\s+(?:and|it|they|he|she|i|we|you|the (?:price|rate|fee))$/iu, '')
    .replaceAll(/["“”]/g, '')
    .trim();
}

/** What stands in the text and no property tells: whoever enters it says that it is so. */
function ticked(when: string, { spec, entity }: Priced): ReturnType<typeof condition> {
  const label = when[0]?.toUpperCase() + when.slice(1);
  const field: FieldSpec = { name: fieldName(label, entity), label, kind: 'yes-no' };
  const plan = withField(spec, entity.name, field, (index) => index % 3 === 1);
  return plan === undefined
    ? undefined
    : { spec: plan, holds: field.name, parts: [`field:${entity.name}.${field.name}`] };
}

const paidFor =
  /\b(?:booking|order|sale|job|visit|hire|rental|ticket|registration|reservation|session|delivery|quote|invoice)s?$/iu;

/** Where nothing has a price yet, it is entered with what is sold or booked. */
function pricedAnew(spec: AppSpec, { currency }: SaidFacts, when: string): Priced | undefined {
  const [named] = entitiesIn(when, spec);
  const entity = spec.entities.find(({ one }) => paidFor.test(one)) ?? named ?? spec.entities[0];
  if (entity === undefined || (currency === undefined && !paidFor.test(entity.one))) return undefined;
  const known = entity.fields.find(({ kind, formula }) => kind === 'money' && formula === undefined);
  const field: FieldSpec = known ?? {
    name: fieldName('price', entity),
    label: 'Price',
    kind: 'money',
    min: 0,
  };
  const plan = known === undefined ? withField(spec, entity.name, field, (index) => 20 + index * 15) : spec;
  const own = plan?.entities.find(({ name }) => name === entity.name);
  return plan === undefined || own === undefined ? undefined : { spec: plan, entity: own, price: field.name };
}
