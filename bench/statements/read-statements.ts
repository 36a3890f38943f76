import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Statement {
  readonly type: string;
  readonly text: string;
  /** The words of the slots of these names, in the order of the text. */
  words(...slots: string[]): string[];
}

export interface StatedDescription {
  readonly id: string;
  readonly style: string;
  readonly text: string;
  readonly statements: readonly Statement[];
  /** Never read by whoever mends. */
  readonly isApart: boolean;
}

const folder = join(import.meta.dirname, 'labels');
const slot = /\{([a-z]+): ([^{}]*)\}/g;

export function readStatements(): StatedDescription[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => descriptionsIn(readFileSync(join(folder, name), 'utf8')));
}

function descriptionsIn(file: string): StatedDescription[] {
  return file
    .split(/^@ /mu)
    .slice(1)
    .map((block, index) => {
      const [head = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '');
      const [id = '', style = ''] = head.split(' ');
      const statements = lines.map(statementOf);
      // Whoever numbers the points writes each on a line of its own.
      const isNumbered = statements.filter(({ text }) => /^\d+[.)]/.test(text)).length > 1;
      const text = statements.map((one) => one.text).join(isNumbered ? '\n' : ' ');
      return { id, style, text, statements, isApart: index % 3 === 0 };
    });
}

function statementOf(line: string): Statement {
  const [type = '', marked = ''] = line.split(/ \| (.*)/s);
  const slots = [...marked.matchAll(slot)].map(([, name = '', words = '']) => ({ name, words }));
  return {
    type,
    text: marked.replaceAll(slot, '$2'),
    words: (...names) => slots.filter(({ name }) => names.includes(name)).map(({ words }) => words),
  };
}
