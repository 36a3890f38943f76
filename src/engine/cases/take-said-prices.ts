import type { SaidFacts } from '../facts/said-facts.ts';
import type { SaidPrice } from '../facts/said-prices.ts';
import { isSame } from '../plan/fine-parts.ts';
import { nounLemma } from '../read/lemma.ts';
import { sentenceCase } from '../read/words.ts';
import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import type { CasePlan } from './case-plan.ts';
import { takeNames } from './said-names.ts';
import { forgetDetails } from './take-said-lists.ts';

/** “Adults 28, kids 20” says who pays what, and names nothing that is sold. */
const payers =
  /^(?:adult|kid|child|children|resident|student|member|senior|pensioner|concession|family|day|week|month|hour|night|person|guest|deposit|fee|fine|postage|entry|three days)s?$/i;
const priceName = /^(?:price|cost|fee|rate|charge|costs|amount)$/i;
const fewest = 2;

/** Prices that a text gives are those of the records: of named things, of each of a kind, and of a field by its name. */
export function takePrices({ entities }: CasePlan, { prices }: SaidFacts): void {
  const sold = prices.filter(({ isListed, label }) => isListed && !payers.test(label));
  const target = entities.find((entity) => priceOf(entity) !== undefined && hasOwnTitle(entity));
  if (sold.length >= fewest && target !== undefined) takeSold(target, sold, entities);
  for (const price of prices.filter(({ isListed }) => !isListed)) takePrice(entities, price);
}

/** Whether a thing that the text names is one of those that the plan sells: a record of it, and no kind of its own. */
export function soldAmong({ entities }: CasePlan, { prices }: SaidFacts): (thing: EntitySpec) => boolean {
  const sold = prices.filter(({ minutes }) => minutes !== undefined).map(({ label }) => nounLemma(label));
  const hasPlace = entities.some((entity) => priceOf(entity) !== undefined && hasOwnTitle(entity));
  return ({ one }) => hasPlace && sold.length >= fewest && sold.includes(nounLemma(one));
}

function priceOf({ fields }: EntitySpec): FieldSpec | undefined {
  return fields.find(
    ({ kind, name, formula }) => kind === 'money' && formula === undefined && priceName.test(name),
  );
}

function hasOwnTitle({ fields, title }: EntitySpec): boolean {
  return fields.some(({ name, kind, formula }) => name === title && kind === 'text' && formula === undefined);
}

function takeSold(target: EntitySpec, sold: readonly SaidPrice[], entities: readonly EntitySpec[]): void {
  const field = priceOf(target)?.name ?? '';
  takeNames(
    target,
    sold.map(({ label }) => sentenceCase(label)),
    entities,
  );
  forgetDetails(target);
  for (const [index, sample] of target.samples.entries()) {
    const price = sold[index];
    if (price === undefined) continue;
    sample[field] = price.value;
    takeLength(target, sample, price);
    for (const { name, options = [] } of target.fields) {
      const meant = options.find((option) => price.label.toLowerCase().includes(option.toLowerCase()));
      if (meant !== undefined) sample[name] = meant;
    }
  }
}

const lengthName = /^(?:minutes?|mins?|hours?|takes|lasts|length|duration)$/i;

/** How long it takes goes to the field for it, in its own measure. */
function takeLength(
  { fields }: EntitySpec,
  sample: EntitySpec['samples'][number],
  { minutes }: SaidPrice,
): void {
  const field = fields.find(
    ({ name, label, kind, formula }) =>
      kind === 'number' && formula === undefined && (lengthName.test(name) || lengthName.test(label)),
  );
  if (minutes === undefined || field === undefined) return;
  const isInHours = /^h/i.test(field.unit ?? '') || /^hours?$/i.test(field.name);
  const value = isInHours ? minutes / 60 : minutes;
  sample[field.name] = value;
  if (field.max !== undefined && value > field.max) field.max = value;
  if (field.min !== undefined && value < field.min) field.min = value;
}

/** “£4.50 a slice” where slices are kept, “deposit of 20” where something has a deposit. */
function takePrice(entities: readonly EntitySpec[], { label, per, value }: SaidPrice): void {
  const each = entities.find((entity) => per !== '' && nounLemma(entity.one) === nounLemma(per));
  const ofEach = each === undefined ? undefined : priceOf(each);
  if (each !== undefined && ofEach !== undefined) {
    setAll(each, ofEach, value);
    return;
  }
  const named = entities.flatMap((entity) =>
    entity.fields
      .filter((field) => field.kind === 'money' && field.formula === undefined && isSame(field.label, label))
      .map((field) => ({ entity, field })),
  );
  const [only] = named;
  if (label !== '' && only !== undefined && named.length === 1) setAll(only.entity, only.field, value);
}

function setAll({ samples }: EntitySpec, field: FieldSpec, value: number): void {
  if (value < (field.min ?? value) || value > (field.max ?? value)) return;
  field.start = value;
  for (const sample of samples) if (sample[field.name] !== undefined) sample[field.name] = value;
}
