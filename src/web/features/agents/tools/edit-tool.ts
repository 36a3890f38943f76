import type {
  ShownPart,
  ToolColumn,
  ToolDefinition,
  ToolField,
  ToolFigure,
} from '../../../../catalog/custom-tools/tool-definition.ts';

/** A tool that works, to begin from. */
export const blankTool: ToolDefinition = {
  name: 'New tool',
  job: 'Works out what something costs altogether.',
  currency: 'USD',
  fields: [
    { kind: 'money', name: 'price', label: 'Price', min: 0 },
    { kind: 'number', name: 'amount', label: 'Amount', min: 0 },
  ],
  formulas: [{ name: 'total', formula: 'price * amount' }],
  summary: 'Altogether it costs {total}.',
  shown: [{ kind: 'figures', title: 'Result', figures: [{ label: 'Total', formula: 'total', as: 'money' }] }],
  checks: [],
  sample: { price: 12.5, amount: 8 },
};

/** "Price of a tin" as a name for formulas: `priceOfATin`. */
export function nameFromLabel(label: string, taken: readonly string[]): string {
  const words = label
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]+/g, '')
    .split(/\s+/)
    .filter(Boolean);
  const joined = words
    .map((word, index) => (index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .slice(0, 30);
  const start = /^[a-z]/.test(joined) ? joined : `field${joined}`;
  return (
    [start, ...Array.from({ length: 99 }, (_, index) => `${start}${index + 2}`)].find(
      (name) => !taken.includes(name),
    ) ?? start
  );
}

export function namesOf({ fields, formulas }: ToolDefinition): string[] {
  return [...fields, ...formulas].map(({ name }) => name);
}

type Kind = ToolField['kind'];

export const kindLabels: Readonly<Record<Kind, string>> = {
  number: 'Number',
  money: 'Money',
  percent: 'Percentage',
  text: 'Text',
  date: 'Day',
  choice: 'Choice',
  switch: 'Switch',
  list: 'List',
  table: 'Table',
};

/** A field of another kind under the same name. */
export function fieldOfKind(kind: Kind, { name, label, help, optional }: ToolField): ToolField {
  const words = { name, label, ...(help === undefined ? {} : { help }), ...(optional ? { optional } : {}) };
  switch (kind) {
    case 'choice':
      return {
        ...words,
        kind,
        options: [
          { value: 'first', label: 'First' },
          { value: 'second', label: 'Second' },
        ],
      };
    case 'table':
      return {
        ...words,
        kind,
        row: 'row',
        columns: [
          { kind: 'text', name: 'what', label: 'What' },
          { kind: 'money', name: 'price', label: 'Price', min: 0 },
        ],
      };
    default:
      return { ...words, kind };
  }
}

const firstValues: Readonly<Record<Kind, unknown>> = {
  number: 1,
  money: 10,
  percent: 10,
  text: 'Text',
  date: '2027-01-01',
  choice: 'first',
  switch: false,
  list: ['First', 'Second'],
  table: [
    { what: 'First', price: 10 },
    { what: 'Second', price: 20 },
  ],
};

/** A sample that fits the kind of a field. */
export function firstValueOf(kind: Kind): unknown {
  return firstValues[kind];
}

export function addField(tool: ToolDefinition): ToolDefinition {
  const name = nameFromLabel('New field', namesOf(tool));
  return {
    ...tool,
    fields: [...tool.fields, { kind: 'number', name, label: 'New field' }],
    sample: { ...tool.sample, [name]: firstValueOf('number') },
  };
}

/** Puts another field in the place of one; a new name is followed by formulas, texts and the sample. */
export function changeField(tool: ToolDefinition, index: number, next: ToolField): ToolDefinition {
  const before = tool.fields[index];
  if (before === undefined) return tool;
  const changed = { ...tool, fields: tool.fields.map((field, at) => (at === index ? next : field)) };
  const sample = before.kind === next.kind ? tool.sample[before.name] : firstValueOf(next.kind);
  const { [before.name]: _, ...others } = tool.sample;
  const withSample = { ...changed, sample: { ...others, [next.name]: sample } };
  if (before.name === next.name) return withSample;
  // Two of one name could not be told apart again: then formulas stay as they are, and say so.
  const isTaken = namesOf(tool).includes(next.name);
  return isTaken || next.name === '' ? withSample : renameEverywhere(withSample, before.name, next.name);
}

/** A label of its own gives a name of its own, as long as nobody chose another name. */
export function relabelled<Item extends ToolField | ToolColumn>(
  item: Item,
  label: string,
  taken: readonly string[],
): Item {
  const others = taken.filter((name) => name !== item.name);
  const follows = item.name === nameFromLabel(item.label, others) || /^newField\d*$/.test(item.name);
  return {
    ...item,
    label,
    ...(follows && label.trim() !== '' ? { name: nameFromLabel(label, others) } : {}),
  };
}

export function renameFormula(tool: ToolDefinition, index: number, name: string): ToolDefinition {
  const before = tool.formulas[index];
  if (before === undefined) return tool;
  const changed = {
    ...tool,
    formulas: tool.formulas.map((formula, at) => (at === index ? { ...formula, name } : formula)),
  };
  const isTaken = namesOf(tool).includes(name);
  return isTaken || name === '' ? changed : renameEverywhere(changed, before.name, name);
}

function renameEverywhere(tool: ToolDefinition, from: string, to: string): ToolDefinition {
  const word = new RegExp(`(?<![\\w."])${from}(?![\\w"])`, 'g');
  const place = new RegExp(`\\{\\s*${from}\\s*\\}`, 'g');
  const formula = (text: string) => text.replace(word, to);
  const words = (text: string) => text.replace(place, `{${to}}`);
  return {
    ...tool,
    formulas: tool.formulas.map((one) => ({ ...one, formula: formula(one.formula) })),
    checks: tool.checks.map((check) => ({ ...check, when: formula(check.when), says: words(check.says) })),
    summary: words(tool.summary),
    shown: tool.shown.map((part) => renamePart(part, from, to, formula, words)),
  };
}

type Replace = (text: string) => string;

function renamePart(part: ShownPart, from: string, to: string, formula: Replace, words: Replace): ShownPart {
  const figures = (all: readonly ToolFigure[]) =>
    all.map((one) => ({ ...one, formula: formula(one.formula) }));
  const name = (text: string) => (text === from ? to : text);
  switch (part.kind) {
    case 'figures':
      return { ...part, figures: figures(part.figures) };
    case 'table':
      return { ...part, table: name(part.table), columns: figures(part.columns) };
    case 'chart':
      return {
        ...part,
        over:
          part.over.kind === 'rows'
            ? { ...part.over, table: name(part.over.table), category: formula(part.over.category) }
            : { ...part.over, field: name(part.over.field) },
        series: figures(part.series),
      };
    case 'document':
      return { ...part, text: words(part.text) };
  }
}

/** Something new to show, made of what the tool has. */
export function newPart(kind: ShownPart['kind'], { fields, formulas }: ToolDefinition): ShownPart {
  const formula = formulas[0]?.name ?? fields[0]?.name ?? '';
  const figure: ToolFigure = { label: 'Value', formula, as: 'number' };
  const table = fields.find((field) => field.kind === 'table');
  const ranged = fields.find(({ kind: one }) => one === 'number' || one === 'money' || one === 'percent');
  switch (kind) {
    case 'figures':
      return { kind, title: 'Figures', figures: [figure] };
    case 'table': {
      const columns = table?.kind === 'table' ? table.columns : [];
      return {
        kind,
        title: table?.label ?? 'Table',
        table: table?.name ?? '',
        columns: columns.map(({ name, label, kind: one }) => ({
          label,
          formula: `${table?.name}.${name}`,
          as: one === 'money' || one === 'percent' ? one : one === 'number' ? 'number' : 'text',
        })),
      };
    }
    case 'chart':
      return {
        kind,
        title: 'Chart',
        chart: 'line',
        over: { kind: 'range', field: ranged?.name ?? '', from: 0, to: 100, points: 21 },
        series: [figure],
      };
    case 'document':
      return { kind, title: 'Text', text: `The result is {${formula}}.` };
  }
}
