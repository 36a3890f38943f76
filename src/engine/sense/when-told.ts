import { isEntered } from '../limits/meant-field.ts';
import { numberOf } from '../limits/said-number.ts';
import { lemmas } from '../plan/match-block.ts';
import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { measuredField, toldComparison } from '../told/told-measure.ts';

/** Records of a kind of which something holds. */
export interface WhenTold {
  readonly things: string;
  readonly formula: string;
  /** The states that they are in. */
  readonly state?: { readonly field: string; readonly values: readonly string[] };
}

const dropped =
  /^(?:if|when|whenever|where|for|in case|once|on|with|at|above|over|under|before|after|from)\s+(?:(?:it|they|something|somebody|someone|a|an|the|any|anything|its|it['’]s|is|are|chosen)\s+)*/iu;

/** Which records a condition means: an option of theirs, something that is ticked, or a figure. */
export function whenTold(condition: string, spec: AppSpec): WhenTold | undefined {
  const figures = condition.replaceAll(
    /\b(?:one|two|three|four|five|six|ten|twelve|twenty|fifty)\b/giu,
    (word) => String(numberOf(word) ?? word),
  );
  return byFigure(figures, spec) ?? byOption(condition, spec) ?? byTick(condition, spec);
}

function byOption(condition: string, { entities }: AppSpec): WhenTold | undefined {
  const said = lemmas(condition.replace(dropped, '').replaceAll('/', ' '));
  const line = ` ${said.join(' ')} `;
  const found = entities.flatMap((entity) =>
    entity.fields
      .filter((field) => field.kind === 'choice' && (isEntered(field) || field.byActs !== undefined))
      .flatMap(({ name, options = [] }) =>
        options
          .filter((option) => !option.includes('"') && isSaid(option, line))
          .map((value) => ({ entity, name, value })),
      ),
  );
  const [first] = found.toSorted((a, b) => b.value.length - a.value.length);
  if (first === undefined) return undefined;
  const others = found.filter(({ entity, name }) => entity === first.entity && name === first.name);
  // “repair/destroy: reason” means both.
  const values = / or |\//iu.test(condition) ? [...new Set(others.map(({ value }) => value))] : [first.value];
  const [only = '', second] = values.map((value) => JSON.stringify(value));
  return {
    things: first.entity.name,
    formula:
      second === undefined
        ? `${first.name} is ${only}`
        : `${first.name} in (${values.map((value) => JSON.stringify(value)).join(', ')})`,
    state: { field: first.name, values },
  };
}

const says = new Set(['yes', 'no', 'open', 'other', 'new', 'done', 'out', 'in', 'first', 'free', 'none']);

function isSaid(option: string, line: string): boolean {
  const words = lemmas(option);
  if (words.length === 0) return false;
  // A word that stands everywhere means an option only where nothing else was said.
  if (words.length === 1 && says.has(words[0] ?? '')) return line.trim().split(' ')[0] === words[0];
  return line.includes(` ${words.join(' ')} `);
}

function byTick(condition: string, { entities }: AppSpec): WhenTold | undefined {
  const line = ` ${lemmas(condition.replace(dropped, '')).join(' ')} `;
  for (const entity of entities) {
    const field = entity.fields.find(
      (one) => one.kind === 'yes-no' && isEntered(one) && isWhole(one.label, line),
    );
    if (field !== undefined) return { things: entity.name, formula: field.name };
  }
  return undefined;
}

function isWhole(label: string, line: string): boolean {
  const words = lemmas(label);
  return words.length > 0 && line.includes(` ${words.join(' ')} `);
}

function byFigure(condition: string, { entities }: AppSpec): WhenTold | undefined {
  const compared = toldComparison(condition);
  if (compared === undefined) return undefined;
  const field = measuredField(compared, entities, false) ?? ofMoney(compared.unit, condition, entities);
  if (field === undefined || field.field.formula !== undefined) return undefined;
  return { things: field.entity.name, formula: `${field.field.name} ${compared.sign} ${compared.figure}` };
}

const money =
  /^(?:euros?|eur|pounds?|quid|dollars?|bucks|francs?|kroner|kronor|zloty|rupees?|rand|pesos?)$/iu;

/** “above five euros”: the only amount of money that is entered. */
function ofMoney(unit: string, condition: string, entities: readonly EntitySpec[]) {
  if (!money.test(unit) && !/[€£$]/u.test(condition)) return undefined;
  const open = entities.flatMap((entity) =>
    entity.fields
      .filter((field) => field.kind === 'money' && isEntered(field))
      .map((field) => ({ entity, field, isNew: false })),
  );
  return open.length === 1 ? open[0] : undefined;
}
