import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Arc, type Span, type SpanKind, spanKinds } from '../../src/engine/reader/reading.ts';

/** A description as somebody labelled it. */
export interface Labelled {
  readonly id: string;
  readonly style: string;
  readonly text: string;
  readonly spans: readonly Span[];
  readonly arcs: readonly Arc[];
  readonly tasks: readonly string[];
}

export const labelSets = ['dev', 'test', 'train'] as const;
export type LabelSet = (typeof labelSets)[number];

const folder = join(import.meta.dirname, '../../training/labels');
const mark = /\{([A-Z])(\d+)(?:>([0-9,~]+))? ([^{}]*)\}/g;

/** The second hand of the dev set is for comparing people; its labels are not what the reader is judged by. */
export function readLabels(set: LabelSet): Labelled[] {
  const names = readdirSync(join(folder, set)).filter(
    (name) => name.endsWith('.txt') && !name.includes('second-hand'),
  );
  return names.toSorted().flatMap((name) => parseLabels(readFileSync(join(folder, set, name), 'utf8'), name));
}

/** The inline marks of `training/GUIDE.md`; `name` is for messages, which never hold the text itself. */
function parseLabels(content: string, name: string): Labelled[] {
  return content
    .split(/^@ /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [id = '', style = '', tasks = ''] = head.trim().split(/\s+/);
      const body = lines.join('\n').replaceAll(/^\n+|\n+$/g, '');
      return { id, style, tasks: tasks.split(',').filter(Boolean), ...parseMarks(body, `${name}: ${id}`) };
    });
}

function parseMarks(body: string, place: string): Pick<Labelled, 'text' | 'spans' | 'arcs'> {
  const spans: Span[] = [];
  const byNumber = new Map<string, number>();
  const targets: string[][] = [];
  let text = '';
  let position = 0;
  for (const match of body.matchAll(mark)) {
    const [whole, kind = '', number = '', arcs = '', words = ''] = match;
    text += body.slice(position, match.index);
    position = match.index + whole.length;
    byNumber.set(number, spans.length);
    spans.push({ kind: kindOf(kind, place), start: text.length, end: text.length + words.length });
    targets.push(arcs.split(',').filter(Boolean));
    text += words;
  }
  text += body.slice(position);
  if (/[{}]/.test(text)) throw new Error(`${place} has broken braces. Run training/markup.py check.`);
  const arcs = targets.flatMap((numbers, from) =>
    numbers.map((number) => ({ from, to: spanAt(byNumber, number.replace('~', ''), place) })),
  );
  return { text, spans, arcs };
}

function kindOf(letter: string, place: string): SpanKind {
  const kind = spanKinds.find((one) => one === letter);
  if (kind === undefined)
    throw new Error(`${place} has the unknown kind ${letter}. Run training/markup.py check.`);
  return kind;
}

function spanAt(byNumber: ReadonlyMap<string, number>, number: string, place: string): number {
  const index = byNumber.get(number);
  if (index === undefined)
    throw new Error(`${place} has an arc to ${number}, which is not there. Run training/markup.py check.`);
  return index;
}
