import type { SaidFacts } from '../facts/said-facts.ts';
import { withEntity } from '../limits/obeyed-by-samples.ts';
import { isSame } from '../plan/fine-parts.ts';
import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName, isFigureOfPlan, type Told, withField } from './told.ts';
import { entitiesIn, measuredField, toldComparison } from './told-measure.ts';

const coin = String.raw`(?:€|£|\$|euros?|eur|pounds?|quid|dollars?|bucks?|francs?|chf)?`;
const pays = String.raw`(?:(?:pays?|costs?|is|are|gets?|means?|has|have|add|adds|:|=)\s*)?`;
const changes: readonly (readonly [RegExp, (amount: string, price: string, holds: string) => string])[] = [
  [
    new RegExp(String.raw`^(.*?)\s*${pays}half(?:[ -]?price)?$`, 'iu'),
    (_, price, holds) => `if(${holds}, (${price}) / 2, ${price})`,
  ],
  [
    new RegExp(String.raw`^(.*?)\s+${pays}(?:go(?:es)?\s+|get in\s+)?free$`, 'iu'),
    (_, price, holds) => `if(${holds}, 0, ${price})`,
  ],
  [
    new RegExp(
      String.raw`^(.*?)\s*${pays}(?:\+\s?|plus\s+)?(\d+(?:[.,]\d+)?)\s?(?:%|percent)\s*(?:more|extra|surcharge|on top)?$`,
      'iu',
    ),
    (amount, price, holds) => `round((${price}) * if(${holds}, ${1 + Number(amount) / 100}, 1), 2)`,
  ],
  [
    new RegExp(
      String.raw`^(.*?)\s*${pays}(\d+(?:[.,]\d+)?)\s?(?:%|percent)\s*(?:off|less|discount|cheaper)$`,
      'iu',
    ),
    (amount, price, holds) => `round((${price}) * if(${holds}, ${1 - Number(amount) / 100}, 1), 2)`,
  ],
  [
    new RegExp(
      String.raw`^(.*?)\s*${pays}(?:extra\s+|\+\s?|plus\s+)[€£$]?(\d+(?:[.,]\d+)?)\s?${coin}(?:\s+(?:more|extra))?$`,
      'iu',
    ),
    (amount, price, holds) => `(${price}) + if(${holds}, ${amount}, 0)`,
  ],
  [
    new RegExp(
      String.raw`^(.*?)\s*${pays}[€£$]?(\d+(?:[.,]\d+)?)\s?${coin}\s+(?:more|extra|on top|surcharge)$`,
      'iu',
    ),
    (amount, price, holds) => `(${price}) + if(${holds}, ${amount}, 0)`,
  ],
  [
    new RegExp(String.raw`^(.*?)\s*${pays}[€£$]?(\d+(?:[.,]\d+)?)\s?${coin}\s+(?:off|less|cheaper)$`, 'iu'),
    (amount, price, holds) => `(${price}) - if(${holds}, ${amount}, 0)`,
  ],
];

/** “kids under 12 pay half”, “under 4 people costs extra 15”, “after midnight 5 euro more”: what is to be paid follows it. */
export function tellExtra(words: string, spec: AppSpec, facts: SaidFacts): Told | undefined {
  for (const [pattern, formulaOf] of changes) {
    const [, when = '', amount = ''] = pattern.exec(words) ?? [];
    // Who pays 50 % pays half of it, and who comes “later than that” needs the sentence before.
    if (/\bpays?\s+\d+\s?(?:%|percent)$/iu.test(words) || /\bthan that\b/iu.test(when)) return undefined;
    if (when.trim() === '' || when.split(' ').length > longestWhen || noCase.test(when)) continue;
    if (amount !== '' && isFigureOfPlan(Number(amount.replace(',', '.')), spec)) return undefined;
    const priced = pricedEntity(spec, facts, when);
    if (priced === undefined) continue;
    const held = condition(when, priced);
    if (held === undefined) return undefined;
    const figure = amount.replace(',', '.');
    const one = isFlat.test(words) ? undefined : priceOfOne(priced, spec);
    const changed = (price: string) =>
      one === undefined
        ? formulaOf(figure, price, held.holds)
        : price.replaceAll(new RegExp(`\\b${one}\\b`, 'g'), plainly(formulaOf(figure, one, held.holds), one));
    return withPrice(held.spec, priced, changed, held.parts);
  }
  return undefined;
}

/** “15 more” comes on top of all, “half” is of what one costs. */
const isFlat = /\d(?![\d.,]*\s?(?:%|percent))[^%]*\b(?:more|extra|off|less|cheaper|on top)\b|\bextra\b/iu;

/** The figure of the plan that a price is worked out from. */
function priceOfOne({ price }: Priced, { numbers = {} }: AppSpec): string | undefined {
  const [only, another] = Object.keys(numbers).filter(
    (key) =>
      /fare|price|perHead|perPerson|fee(?![dlt])|rate/iu.test(key) && new RegExp(`\\b${key}\\b`).test(price),
  );
  return another === undefined ? only : undefined;
}

function plainly(formula: string, one: string): string {
  return formula.replaceAll(`(${one})`, one);
}

/** “show profit per day and split half half” tells of no case in which somebody pays less. */
const noCase = /\b(?:show|see|want|need|list|split|share|divide|half|track|keep)\b/iu;
const longestWhen = 7;

export interface Priced {
  readonly spec: AppSpec;
  readonly entity: EntitySpec;
  /** The field that is worked out, or what one costs. */
  readonly field?: FieldSpec;
  readonly price: string;
}

export const priceName = /^(?:toPay|price|total|cost|fee|fare|amount|owes|charge|due)$/u;

/** What is paid for, and how it is worked out so far. */
export function pricedEntity(spec: AppSpec, { prices }: SaidFacts, when: string): Priced | undefined {
  const order = [...new Set([...entitiesIn(when, spec), ...spec.entities])];
  const worked = order.flatMap((entity) =>
    entity.fields
      .filter(
        ({ kind, name, formula = '' }) =>
          kind === 'money' && priceName.test(name) && formula !== '' && !/^\s*sum\(/.test(formula),
      )
      .map((field) => ({ spec, entity, field, price: field.formula ?? '' })),
  );
  if (worked[0] !== undefined) return worked[0];
  const [base] = prices.filter(({ isListed, label }) => !isListed && !/deposit|fine|budget/iu.test(label));
  const entity = spec.entities.find(({ fields }) =>
    fields.some(({ kind, formula }) => /^(?:date|moment)$/u.test(kind) && formula === undefined),
  );
  const entered = order.flatMap((one) =>
    one.fields
      .filter(
        ({ kind, name, formula }) =>
          kind === 'money' && formula === undefined && /price|rate|fee|fare|cost/iu.test(name),
      )
      .map((field) => ({ spec, entity: one, price: field.name })),
  );
  if (base !== undefined && entity !== undefined) {
    const heads = entity.fields.find(({ name }) => /^(?:people|persons|players|guests|places)$/u.test(name));
    return { spec, entity, price: heads === undefined ? `${base.value}` : `${base.value} * ${heads.name}` };
  }
  return entered[0];
}

const longestTick = 4;
const filler = /^(?:if|when|for|in case of|with|on|every|each|the|an?)\s+/iu;

/** When it is so: by a figure, by a property that is there, or by one that is ticked. */
export function condition(
  when: string,
  { spec, entity }: Priced,
  longest = longestTick,
): { spec: AppSpec; holds: string; parts: string[] } | undefined {
  const told = toldComparison(when);
  if (told !== undefined && told.after === '') {
    const meant = measuredField(told, [entity], true);
    if (meant === undefined) return undefined;
    const plan = meant.isNew ? withField(spec, entity.name, meant.field) : spec;
    const name = meant.field.name;
    const holds = `${name} is not empty and ${name} ${told.sign} ${told.figure}`;
    return plan === undefined ? undefined : { spec: plan, holds, parts: [`field:${entity.name}.${name}`] };
  }
  if (/\d/u.test(when)) return undefined;
  const plain = when.replace(filler, '').trim();
  const words = plain.toLowerCase().split(/\s+/u);
  for (const field of entity.fields) {
    if (
      field.kind === 'yes-no' &&
      words.some((word) => isSame(word, field.label) || isSame(word, field.name))
    )
      return { spec, holds: field.name, parts: [`field:${entity.name}.${field.name}`] };
    const option = field.options?.find((one) =>
      words.some((word) => nounLemma(word) === nounLemma(one.toLowerCase())),
    );
    if (field.kind === 'choice' && option !== undefined)
      return {
        spec,
        holds: `${field.name} is ${JSON.stringify(option)}`,
        parts: [`option:${entity.name}.${field.name}:${option}`],
      };
  }
  if (words.length > longest) return undefined;
  const label = sentenceCase(when.trim().replace(/^(?:if|with|for)\s+/iu, ''));
  const field: FieldSpec = { name: fieldName(label, entity), label, kind: 'yes-no' };
  const plan = withField(spec, entity.name, field, (index) => index % 3 === 1);
  return plan === undefined
    ? undefined
    : { spec: plan, holds: field.name, parts: [`field:${entity.name}.${field.name}`] };
}

/** The price that was worked out follows the sentence; where there was none, what is to be paid is worked out now. */
export function withPrice(
  spec: AppSpec,
  { entity, field, price }: Priced,
  formulaOf: (price: string) => string,
  parts: readonly string[],
): Told | undefined {
  const made: FieldSpec = { name: 'toPay', label: 'To pay', kind: 'money', formula: formulaOf(price) };
  const next =
    field === undefined
      ? withField(spec, entity.name, made)
      : withEntity(spec, entity.name, (one) => ({
          ...one,
          fields: one.fields.map((own) =>
            own.name === field.name ? { ...own, formula: formulaOf(price) } : own,
          ),
        }));
  const name = field?.name ?? made.name;
  return next === undefined ? undefined : { spec: next, parts: [`field:${entity.name}.${name}`, ...parts] };
}

const freeFrom =
  /^(?:the\s+)?(.+?)\s+(?:is\s+)?free\s+(from|over|above|at|for)\s+(\d+(?:[.,]\d+)?)\s*(\p{L}+)?(?:\s+on)?(?:,\s*|\s+)(?:else|otherwise|below that|if not)\s+(?:it\s+)?(?:costs?\s+)?[€£$]?(\d+(?:[.,]\d+)?)/iu;

/** “delivery free from 5 meters, else 30”. */
export function tellFreeFrom(words: string, spec: AppSpec): Told | undefined {
  const [, what = '', , figure = '', unit = '', amount = ''] = freeFrom.exec(words) ?? [];
  if (what === '') return undefined;
  const order = [
    ...new Set([
      ...spec.entities.filter(({ one }) => /order|booking|job|sale/iu.test(one)),
      ...spec.entities,
    ]),
  ];
  const told = {
    before: '',
    sign: '>=' as const,
    figure: Number(figure),
    unit: unit.toLowerCase(),
    after: '',
  };
  const meant = measuredField(told, order, true);
  if (meant === undefined) return undefined;
  const plan = meant.isNew
    ? withField(spec, meant.entity.name, meant.field, (index) =>
        Math.round(told.figure * (0.4 + (index % 4) * 0.4)),
      )
    : spec;
  const entity = plan?.entities.find(({ name }) => name === meant.entity.name);
  if (plan === undefined || entity === undefined) return undefined;
  const label = sentenceCase(what);
  const field: FieldSpec = {
    name: fieldName(label, entity),
    label,
    kind: 'money',
    formula: `if(${meant.field.name} is empty, ${amount}, if(${meant.field.name} >= ${told.figure}, 0, ${amount}))`,
  };
  const next = withField(plan, entity.name, field);
  if (next === undefined) return undefined;
  const total = entity.fields.find(
    ({ kind, name, formula }) => kind === 'money' && formula !== undefined && priceName.test(name),
  );
  const whole =
    total === undefined
      ? next
      : withEntity(next, entity.name, (one) => ({
          ...one,
          fields: one.fields.map((own) =>
            own.name === total.name ? { ...own, formula: `${total.formula} + ${field.name}` } : own,
          ),
        }));
  return {
    spec: whole,
    parts: [`field:${entity.name}.${field.name}`, `field:${entity.name}.${meant.field.name}`],
  };
}
