import type { ChartFigureText, FlowFigureText, TeachingPart } from './course.ts';
import { plainNumber } from './read-facts.ts';

const figure = /^```(chart|flow)[ \t]*\n([\s\S]*?)^```[ \t]*$/m;

/** The text of a lesson with its figures taken out, in their order. */
export function readTeaching(text: string, faults: string[]): TeachingPart[] {
  const parts: TeachingPart[] = [];
  let rest = text;
  for (;;) {
    const found = figure.exec(rest);
    const before = (found === null ? rest : rest.slice(0, found.index)).trim();
    if (before !== '') parts.push({ kind: 'text', markdown: before });
    if (found === null) return parts;
    const fields = fieldsOf(found[2] ?? '', faults);
    parts.push(found[1] === 'chart' ? readChart(fields, faults) : readFlow(fields, faults));
    rest = rest.slice(found.index + found[0].length);
  }
}

function fieldsOf(text: string, faults: string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [, name = '', value = ''] = /^([a-z]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (name === '') faults.push(`figure: “${line.slice(0, 40)}” is not of the form name: value.`);
    else fields.set(name, value.trim());
  }
  return fields;
}

function readChart(fields: ReadonlyMap<string, string>, faults: string[]): ChartFigureText {
  const title = titleOf(fields, ['type', 'title', 'unit', 'labels', 'values'], faults);
  const type = fields.get('type');
  if (type !== 'bar' && type !== 'line') faults.push(`${title}: a chart is of the type bar or line.`);
  const labels = list(fields.get('labels'));
  const values = list(fields.get('values'));
  if (labels.length < 2 || labels.length !== values.length)
    faults.push(`${title}: ${labels.length} labels and ${values.length} values; each needs the other.`);
  const points = labels.map((label, at) => {
    const value = plainNumber(values[at] ?? '');
    if (value === undefined) faults.push(`${title}: “${values[at] ?? ''}” is no plain number.`);
    return { label, value: value ?? 0 };
  });
  if (new Set(labels).size < labels.length) faults.push(`${title}: two labels are the same.`);
  return {
    kind: 'chart',
    type: type === 'line' ? 'line' : 'bar',
    title,
    unit: fields.get('unit') ?? '',
    points,
  };
}

function readFlow(fields: ReadonlyMap<string, string>, faults: string[]): FlowFigureText {
  const title = titleOf(fields, ['title', 'steps'], faults);
  const steps = list(fields.get('steps'));
  if (steps.length < 2) faults.push(`${title}: a flow has at least two steps.`);
  return { kind: 'flow', title, steps };
}

function titleOf(fields: ReadonlyMap<string, string>, known: readonly string[], faults: string[]): string {
  const title = fields.get('title') ?? '';
  if (title === '') faults.push('figure: it has no title.');
  for (const name of fields.keys())
    if (!known.includes(name)) faults.push(`${title}: “${name}” is no field of this figure.`);
  return title;
}

function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
