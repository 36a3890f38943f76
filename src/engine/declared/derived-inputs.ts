import { sentenceCase } from '../read/words.ts';
import type { Clause } from './declared.ts';
import { takeEquation } from './derived-values.ts';
import { type Draft, type Step, thingBefore, withField } from './draft.ts';
import { fieldsOfPart, isFieldName } from './field-of-words.ts';
import { lengthNamed } from './lasting.ts';
import { pathOf } from './path-of-words.ts';
import { nameOf } from './plan-things.ts';
import { type PlannedField, type PlannedThing, thingMeant } from './planned.ts';

const equation = /^(?:the\s+)?([A-Za-z][\w -]{1,40}?)\s*(?:=|:=|\bis\b(?=.*[×*÷]))\s*(.+)$/;
const between = /\s*[×*·÷/+()−]\s*|\s+[-–x]\s+|\s+(?:times|multiplied by|divided by|plus|minus)\s+/i;
const aggregate =
  /\b(?:sum|total|number|average|mean|per|of|all|each|last|previous|next|other|opponent|expected|base|for|if)\b/i;
const mostInputs = 2;

/**
 * “Hens alive = hens at start − dead hens”: where a sum names a figure that no list has, somebody enters it. Only what
 * sums tell beside figures that are known is trusted so far.
 */
export function takeEquationWithInputs(draft: Draft, clause: Clause): Step | undefined {
  const [, , right = ''] = equation.exec(clause.text) ?? [];
  const plain = right.replace(
    /,?\s+(?:rounded.*|\d decimals?.*|at least .*|at most .*|shown .*|with \d.*)$/i,
    '',
  );
  if (plain === '' || /[,;:Σ∑π^²√]/.test(plain)) return undefined;
  const operands = plain
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^[\d.,]+$/.test(part));
  const first = thingBefore(clause.at, draft.things);
  for (const thing of first === undefined ? [] : [first]) {
    const unknown = operands.filter(
      (part) => pathOf(part, thing, draft.things) === undefined && lengthNamed(part, thing) === undefined,
    );
    if (unknown.length === 0 || unknown.length > mostInputs || unknown.length >= operands.length) continue;
    const inputs = unknown.map((part) => inputOf(part, thing, draft));
    if (inputs.some((one) => one === undefined)) continue;
    const known = inputs.filter((one) => one !== undefined);
    const next = known.reduce((all, field) => withField(all, thing.key, field), draft);
    const step = takeEquation(next, clause);
    if (step === undefined) continue;
    return {
      ...step,
      serves: [...step.serves, ...known.map(({ name }) => ({ field: name, of: thing.key }))],
    };
  }
  return undefined;
}

function inputOf(words: string, thing: PlannedThing, { things }: Draft): PlannedField | undefined {
  const isPlain =
    isFieldName(words) &&
    words.split(' ').length < 4 &&
    words.length > 2 &&
    !aggregate.test(words) &&
    thingMeant(words, things) === undefined;
  const [said] = isPlain ? fieldsOfPart(words) : [];
  if (said === undefined) return undefined;
  const kind = said.kind === 'money' || said.kind === 'percent' ? said.kind : 'number';
  return {
    ...said,
    kind,
    name: nameOf(said.words, new Set(thing.fields.map(({ name }) => name))),
    label: sentenceCase(said.words),
  };
}
