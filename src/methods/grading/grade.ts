import { readNumber } from './read-number.ts';
import { isOneOfTexts } from './same-text.ts';
import { type Answer, type ComparedTask, cellsToFill, type NumberTask, type TableTask } from './task.ts';

export interface Grade {
  readonly right: boolean;
  /** The share that is right, from 0 to 1. */
  readonly share: number;
  /** For a match and a table: which parts are right. */
  readonly parts?: readonly boolean[];
  /** Why an answer could not be taken: it counts as no try. */
  readonly unread?: string;
}

const wrong: Grade = { right: false, share: 0 };
const unreadable = (unread: string): Grade => ({ ...wrong, unread });

/** Decides about an answer by the rule of its task. Whatever it is given, it answers. */
export function grade(task: ComparedTask, answer: Answer | undefined): Grade {
  switch (task.type) {
    case 'number':
      return gradeNumber(task, answer);
    case 'text':
      if (typeof answer !== 'string' || answer.trim() === '') return unreadable('Write an answer first.');
      return whole(isOneOfTexts(answer, task.accept));
    case 'choice':
      return gradeChoice(
        task.options.map(({ right }) => right),
        answer,
      );
    case 'order':
      return gradeOrder(task.items.length, answer);
    case 'match':
      return gradeMatch(
        task.pairs.map(({ right }) => right),
        answer,
      );
    case 'table':
      return gradeTable(task, answer);
  }
}

function gradeNumber(task: NumberTask, answer: Answer | undefined): Grade {
  if (typeof answer !== 'string' || answer.trim() === '') return unreadable('Write a number first.');
  const value = readNumber(answer, task.unit);
  if (value === undefined)
    return unreadable(`“${answer.slice(0, 40)}” is no number. Write it with digits, such as 1250 or 12.5.`);
  return whole(isNear(value, task.answer, task.tolerance));
}

/** Sums of decimals are a hair off in floating point; a right answer must not fail by that. */
function isNear(value: number, wanted: number, tolerance: number): boolean {
  return Math.abs(value - wanted) <= tolerance + 1e-9 * Math.max(1, Math.abs(wanted));
}

function gradeChoice(right: readonly boolean[], answer: Answer | undefined): Grade {
  const chosen = places(answer, right.length);
  if (chosen === undefined || chosen.length === 0) return unreadable('Choose an answer first.');
  const set = new Set(chosen);
  const hits = right.filter((isRight, at) => isRight === set.has(at)).length;
  return { right: hits === right.length, share: hits / right.length };
}

/** The share is that of neighbours who stand in the right order. */
function gradeOrder(count: number, answer: Answer | undefined): Grade {
  const put = places(answer, count);
  if (put === undefined || put.length !== count || new Set(put).size !== count)
    return unreadable('Put every item in its place first.');
  const parts = put.map((item, at) => item === at);
  const inOrder = put.slice(1).filter((item, at) => item === (put[at] ?? 0) + 1).length;
  return {
    right: parts.every(Boolean),
    share: parts.every(Boolean) ? 1 : inOrder / Math.max(1, count - 1),
    parts,
  };
}

/** Two right sides that say the same may stand for each other. */
function gradeMatch(rights: readonly string[], answer: Answer | undefined): Grade {
  const put = places(answer, rights.length);
  if (put === undefined || put.length !== rights.length || put.includes(-1))
    return unreadable('Give every line its partner first.');
  const parts = rights.map((right, at) => rights[put[at] ?? -1] === right);
  return inParts(parts);
}

function gradeTable(task: TableTask, answer: Answer | undefined): Grade {
  const cells = cellsToFill(task);
  const texts = Array.isArray(answer) ? cells.map((_, at) => String(answer[at] ?? '').trim()) : [];
  if (texts.length === 0 || texts.includes('')) return unreadable('Fill in every cell first.');
  const parts: boolean[] = [];
  for (const [at, cell] of cells.entries()) {
    const text = texts[at] ?? '';
    if (cell.kind === 'text') parts.push(isOneOfTexts(text, cell.accept));
    else if (cell.kind === 'number') {
      const value = readNumber(text);
      if (value === undefined)
        return unreadable(`“${text.slice(0, 40)}” is no number. Write it with digits, such as 1250 or 12.5.`);
      parts.push(isNear(value, cell.answer, task.tolerance));
    }
  }
  return inParts(parts);
}

function whole(right: boolean): Grade {
  return { right, share: right ? 1 : 0 };
}

function inParts(parts: readonly boolean[]): Grade {
  const hits = parts.filter(Boolean).length;
  return { right: hits === parts.length, share: hits / parts.length, parts };
}

/** Whole numbers from -1 below the count; undefined for anything else. */
function places(answer: Answer | undefined, count: number): readonly number[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const list: readonly unknown[] = answer;
  const isPlace = (one: unknown): one is number =>
    typeof one === 'number' && Number.isInteger(one) && one >= -1 && one < count;
  return list.every(isPlace) ? list : undefined;
}
