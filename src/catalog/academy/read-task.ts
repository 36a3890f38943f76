import type { CodeTest, TableCell, Task, TaskType } from '../../methods/grading/task.ts';
import { plainNumber, type ReadFacts, takeBlock, variants } from './read-facts.ts';

export const exerciseFacts = ['type', 'answer', 'tolerance', 'unit', 'accept', 'function'] as const;
type Fact = (typeof exerciseFacts)[number];
type Known = ReadFacts<Fact>['known'];

interface ReadTask {
  readonly task: Task;
  /** What is left of the text: the question. */
  readonly question: string;
}

const usedFacts: Readonly<Record<TaskType, readonly Fact[]>> = {
  number: ['answer', 'tolerance', 'unit'],
  text: ['accept'],
  choice: [],
  order: [],
  match: [],
  table: ['tolerance'],
  code: ['function'],
};

const taskTypes = Object.keys(usedFacts) as TaskType[];

/** What an exercise asks, by its type. Undefined, with a fault, when it has none. */
export function readTask(known: Known, text: string, faults: string[]): ReadTask | undefined {
  const type = taskTypes.find((one) => one === known.get('type'));
  if (type === undefined) {
    faults.push(`there is no type “${known.get('type') ?? ''}”.`);
    return undefined;
  }
  for (const name of known.keys())
    if (name !== 'type' && !usedFacts[type].includes(name))
      faults.push(`“${name}” says nothing for the type ${type}.`);
  return readers[type](text, known, faults);
}

type TaskReader = (text: string, known: Known, faults: string[]) => ReadTask;

const readers: Readonly<Record<TaskType, TaskReader>> = {
  number(text, known, faults) {
    const unit = known.get('unit') ?? '';
    return {
      task: {
        type: 'number',
        answer: needNumber(known, 'answer', faults),
        tolerance: needTolerance(known, faults),
        ...(unit === '' ? {} : { unit }),
      },
      question: text,
    };
  },
  text(text, known, faults) {
    const accept = variants(known.get('accept') ?? '');
    if (accept.length === 0) faults.push('it accepts no answer.');
    return { task: { type: 'text', accept }, question: text };
  },
  choice(text, _, faults) {
    const { items, rest } = takeList(text, /^- \[([ xX])\] (.+)$/);
    const options = items.map(([, mark = '', said = '']) => ({ text: said.trim(), right: mark !== ' ' }));
    expectCount(options.length, 3, 5, 'options', faults);
    if (!options.some(({ right }) => right)) faults.push('no option is right.');
    if (options.length > 0 && options.every(({ right }) => right)) faults.push('every option is right.');
    expectDifferent(
      options.map((option) => option.text),
      'options',
      faults,
    );
    return { task: { type: 'choice', options }, question: rest };
  },
  order(text, _, faults) {
    const { items: found, rest } = takeList(text, /^\d+\. (.+)$/);
    const items = found.map(([, said = '']) => said.trim());
    expectCount(items.length, 4, 7, 'items', faults);
    expectDifferent(items, 'items', faults);
    return { task: { type: 'order', items }, question: rest };
  },
  match(text, _, faults) {
    const { items, rest } = takeList(text, /^- (.+?) => (.+)$/);
    const pairs = items.map(([, left = '', right = '']) => ({ left: left.trim(), right: right.trim() }));
    expectCount(pairs.length, 4, 6, 'pairs', faults);
    expectDifferent(
      pairs.map(({ left }) => left),
      'left sides',
      faults,
    );
    expectDifferent(
      pairs.map(({ right }) => right),
      'right sides',
      faults,
    );
    return { task: { type: 'match', pairs }, question: rest };
  },
  table: readTable,
  code: readCode,
};

function readTable(text: string, known: Known, faults: string[]): ReadTask {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const after = lines.findIndex((line, at) => at > first && !line.startsWith('|'));
  const end = after < 0 ? lines.length : after;
  const [header = [], rule = [], ...body] = first < 0 ? [] : lines.slice(first, end).map(cellsOf);
  if (header.length === 0 || body.length === 0 || !rule.every((cell) => /^:?-+:?$/.test(cell)))
    faults.push('there is no table to fill in.');
  const rows = body.map((row) => row.map((cell) => readCell(cell)));
  if (rows.some((row) => row.length !== header.length))
    faults.push('the rows of its table differ in length.');
  const fill = rows.flat().filter(({ kind }) => kind !== 'given');
  expectCount(fill.length, 2, 6, 'cells to fill in', faults);
  const hasNumbers = fill.some(({ kind }) => kind === 'number');
  if (!hasNumbers && known.has('tolerance')) faults.push('it has a tolerance and no numbers.');
  return {
    task: { type: 'table', header, rows, tolerance: hasNumbers ? needTolerance(known, faults) : 0 },
    question: first < 0 ? text : [...lines.slice(0, first), ...lines.slice(end)].join('\n'),
  };
}

/** A bar inside of `[[…]]` sets variants apart and not cells. */
function cellsOf(line: string): string[] {
  const cells = line
    .replaceAll(/\[\[[^\]]*\]\]/g, (cell) => cell.replaceAll('|', '\u0000'))
    .split('|')
    .map((cell) => cell.replaceAll('\u0000', '|').trim());
  return cells.slice(1, cells.at(-1) === '' ? -1 : undefined);
}

function readCell(text: string): TableCell {
  const inside = /^\[\[(.*)\]\]$/.exec(text)?.[1];
  if (inside === undefined) return { kind: 'given', text };
  const answer = plainNumber(inside.trim());
  return answer === undefined ? { kind: 'text', accept: variants(inside) } : { kind: 'number', answer };
}

function readCode(text: string, known: Known, faults: string[]): ReadTask {
  const name = known.get('function') ?? '';
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) faults.push('it does not say which function to write.');
  const start = takeBlock(text, 'js');
  const asked = takeBlock(start.rest, 'tests');
  const solved = takeBlock(asked.rest, 'solution');
  if (start.block === undefined) faults.push('there is no code to start with.');
  if (solved.block === undefined) faults.push('there is no solution.');
  const tests = (asked.block ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => readTest(line, name, faults));
  expectCount(tests.length, 3, 6, 'tests', faults);
  return {
    task: {
      type: 'code',
      function: name,
      start: (start.block ?? '').trimEnd(),
      tests,
      solution: (solved.block ?? '').trimEnd(),
    },
    question: solved.rest,
  };
}

function readTest(line: string, name: string, faults: string[]): CodeTest[] {
  const at = line.lastIndexOf(' => ');
  const [call, expected] = [line.slice(0, at).trim(), line.slice(at + 4).trim()];
  if (at < 0 || !call.includes(`${name}(`)) {
    faults.push(`“${line.slice(0, 60)}” is no test of ${name}.`);
    return [];
  }
  try {
    JSON.parse(expected);
    return [{ call, expected }];
  } catch {
    faults.push(`“${expected.slice(0, 60)}” is not JSON.`);
    return [];
  }
}

function needNumber(known: Known, name: 'answer' | 'tolerance', faults: string[]): number {
  const value = plainNumber(known.get(name) ?? '');
  if (value === undefined) faults.push(`its ${name} “${known.get(name) ?? ''}” is no plain number.`);
  return value ?? 0;
}

function needTolerance(known: Known, faults: string[]): number {
  const value = needNumber(known, 'tolerance', faults);
  if (value < 0) faults.push('its tolerance is below zero.');
  return value;
}

/** The lines of a list and the text without them. A line that goes on below is one. */
function takeList(text: string, item: RegExp): { items: RegExpExecArray[]; rest: string } {
  const items: RegExpExecArray[] = [];
  const rest = text.split('\n').filter((line) => {
    const found = item.exec(line);
    if (found !== null) items.push(found);
    return found === null;
  });
  return { items, rest: rest.join('\n') };
}

function expectCount(count: number, least: number, most: number, what: string, faults: string[]): void {
  if (count < least || count > most)
    faults.push(`it has ${count} ${what}; there must be ${least} to ${most}.`);
}

function expectDifferent(texts: readonly string[], what: string, faults: string[]): void {
  if (new Set(texts.map((text) => text.toLowerCase())).size < texts.length)
    faults.push(`two of its ${what} are the same.`);
}
