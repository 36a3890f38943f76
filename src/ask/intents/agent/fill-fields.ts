import { blankDraft } from '../../../catalog/agent-desk/blank-draft.ts';
import type { Field, Fields } from '../../../catalog/agent-desk/fields.ts';
import type { AnyWork } from '../../../catalog/agent-desk/work.ts';
import type { FilledField } from '../../answer.ts';
import { type Quantity, readQuantities } from './read-quantities.ts';
import { meaningsOf } from './same-words.ts';
import { valueFor } from './value-for.ts';
import { wordsAround } from './words-around.ts';

/** How much a word says where the field has it. */
const weights = { label: 3, unit: 4, name: 2, help: 1 } as const;
/** A label or a name that is said whole is meant before a longer one that only has the same words in it. */
const wholeText = 1;
/** Two fields that are nearer to each other than this are as near. */
const clearLead = 0.4;
/** A field that alone can hold such a quantity is meant when nothing speaks against it. */
const aloneOfItsKind = 2;
const leastScore = 2;

/**
 * What of the question belongs into which field. A quantity goes where the words around it stand in the label, the help or the
 * unit; where two fields are as near, or two quantities claim one field, it stays empty.
 */
export function fillFields(question: string, work: Pick<AnyWork, 'fields' | 'starters'>): FilledField[] {
  const chosen = fillChoices(question, work.fields);
  const start = {
    ...blankDraft(work),
    ...Object.fromEntries(chosen.map(({ field, value }) => [field, value])),
  };
  const fields = Object.entries(work.fields).map(([name, field]) => ({
    name,
    field,
    isAsked: field.when?.(start) ?? true,
  }));
  const quantities = readQuantities(question);
  const pairs = quantities.flatMap((quantity) => pairsOf(question, quantity, quantities, fields));
  const currency = fillCurrency(quantities, fields);
  return [...chosen, ...(currency === undefined ? [] : [currency]), ...takeSure(pairs)];
}

interface AskedField {
  readonly name: string;
  readonly field: Field;
  /** Some are asked only after a choice that the question did not make. */
  readonly isAsked: boolean;
}

interface Pair {
  readonly quantity: Quantity;
  readonly name: string;
  readonly label: string;
  readonly value: string | number;
  readonly isAsked: boolean;
  readonly score: number;
}

function pairsOf(
  question: string,
  quantity: Quantity,
  all: readonly Quantity[],
  fields: readonly AskedField[],
): Pair[] {
  const around = wordsAround(question, quantity, all);
  const fitting = fields.flatMap((asked) => {
    const value = valueFor(quantity, asked.field);
    return value === undefined ? [] : [{ ...asked, value }];
  });
  const isAlone = quantity.kind !== 'number' && fitting.filter(({ isAsked }) => isAsked).length === 1;
  return fitting
    .map(({ name, field, value, isAsked }) => ({
      quantity,
      name,
      label: field.label,
      value,
      isAsked,
      score: scoreOf(name, field, around) + (isAlone && isAsked ? aloneOfItsKind : 0),
    }))
    .filter(({ score }) => score >= leastScore);
}

function scoreOf(name: string, field: Field, around: ReadonlyMap<string, number>): number {
  const texts = {
    label: field.label,
    unit: 'unit' in field ? (field.unit ?? '') : '',
    name: name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
    help: field.help ?? '',
  };
  const best = new Map<string, number>();
  for (const part of ['label', 'unit', 'name', 'help'] as const) {
    const words = meaningsOf(texts[part]);
    for (const word of words) {
      const share = part === 'name' ? words.length : 1;
      const near = around.get(word);
      if (near !== undefined) best.set(word, Math.max(best.get(word) ?? 0, (weights[part] * near) / share));
    }
  }
  const wholes = wholeText * (shareSaid(texts.label, around) + Math.floor(shareSaid(texts.name, around)));
  return [...best.values()].reduce((sum, score) => sum + score, wholes);
}

function shareSaid(text: string, around: ReadonlyMap<string, number>): number {
  const words = meaningsOf(text);
  return words.length === 0 ? 0 : words.filter((word) => around.has(word)).length / words.length;
}

/**
 * The best pair first; it stands when no other field is as near to its quantity, and no other quantity to its field. What belongs
 * into a field that is not asked for stays out of the others too.
 */
function takeSure(pairs: readonly Pair[]): FilledField[] {
  const taken: FilledField[] = [];
  let left = pairs.toSorted((one, other) => other.score - one.score);
  for (let best = left[0]; best !== undefined; best = left[0]) {
    const { quantity, name, score } = best;
    const rivals = left.filter(
      (pair) =>
        pair !== best && pair.score > score - clearLead && (pair.quantity === quantity || pair.name === name),
    );
    if (rivals.length === 0 && best.isAsked)
      taken.push({ field: name, label: best.label, value: best.value, words: quantity.words });
    const unsure = new Set([best, ...rivals].map((pair) => pair.quantity));
    left = left.filter((pair) => !unsure.has(pair.quantity) && pair.name !== name);
  }
  return taken;
}

/** An option whose words all stand in the question, and no other of its field. */
function fillChoices(question: string, fields: Fields): FilledField[] {
  const asked = meaningsOf(question);
  return Object.entries(fields).flatMap(([field, given]) => {
    if (given.kind !== 'choice' || field === 'currency') return [];
    const meant = given.options.filter(({ label }) => isSaid(label, asked));
    const [option] = meant;
    if (option === undefined || meant.length > 1) return [];
    return [{ field, label: given.label, value: option.value, words: option.label }];
  });
}

/** One word alone, such as "Month", is in too many sentences to be a choice. */
function isSaid(label: string, asked: readonly string[]): boolean {
  const words = meaningsOf(label);
  return words.length > 1 && words.every((word) => asked.includes(word));
}

/** The currency of the sums, when all of them are in one. */
function fillCurrency(
  quantities: readonly Quantity[],
  fields: readonly AskedField[],
): FilledField | undefined {
  const field = fields.find(({ name, isAsked }) => name === 'currency' && isAsked)?.field;
  const sums = quantities.filter(({ kind }) => kind === 'money');
  const [first] = sums;
  if (field?.kind !== 'choice' || first?.unit === undefined) return undefined;
  if (sums.some(({ unit }) => unit !== first.unit)) return undefined;
  const option = field.options.find(({ value }) => value === first.unit);
  if (option === undefined) return undefined;
  const said = first.words.replace(
    /[\d.,\s’'\u202f]|(?<=[\d\s])(?:k|m|mn|bn|thousand|million|billion)\b/gi,
    '',
  );
  return { field: 'currency', label: field.label, value: option.value, words: said };
}
