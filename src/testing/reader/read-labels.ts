import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Marked, parseMarks } from './marked-reading.ts';

/** A description as somebody labelled it. */
export interface Labelled extends Marked {
  readonly id: string;
  readonly style: string;
  readonly tasks: readonly string[];
}

export const labelSets = ['dev', 'test', 'train'] as const;
export type LabelSet = (typeof labelSets)[number];

const folder = join(import.meta.dirname, '../../../training/labels');

/** The second hand of the dev set is for comparing people; its labels are not what the reader is judged by. */
export function readLabels(set: LabelSet): Labelled[] {
  const names = readdirSync(join(folder, set)).filter(
    (name) => name.endsWith('.txt') && !name.includes('second-hand'),
  );
  return names.toSorted().flatMap((name) => parseLabels(readFileSync(join(folder, set, name), 'utf8'), name));
}

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
