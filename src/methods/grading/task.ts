/** What is asked of a learner, with what is right: a rule can decide about each. */
export interface NumberTask {
  readonly type: 'number';
  readonly answer: number;
  /** How far off an answer may be and still count. */
  readonly tolerance: number;
  /** Shown behind the field; an answer may repeat it. */
  readonly unit?: string;
}

export interface TextTask {
  readonly type: 'text';
  readonly accept: readonly string[];
}

export interface ChoiceTask {
  readonly type: 'choice';
  readonly options: readonly { readonly text: string; readonly right: boolean }[];
}

export interface OrderTask {
  readonly type: 'order';
  /** In the right order. */
  readonly items: readonly string[];
}

export interface MatchTask {
  readonly type: 'match';
  readonly pairs: readonly { readonly left: string; readonly right: string }[];
}

/** A cell that stands there, or one to fill in. */
export type TableCell =
  | { readonly kind: 'given'; readonly text: string }
  | { readonly kind: 'number'; readonly answer: number }
  | { readonly kind: 'text'; readonly accept: readonly string[] };

export interface TableTask {
  readonly type: 'table';
  readonly header: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly tolerance: number;
}

export interface CodeTask {
  readonly type: 'code';
  /** The function that the tests call. */
  readonly function: string;
  readonly start: string;
  readonly tests: readonly CodeTest[];
  readonly solution: string;
}

export interface CodeTest {
  readonly call: string;
  /** JSON. */
  readonly expected: string;
}

/** Without code, which is run and not compared. */
export type ComparedTask = NumberTask | TextTask | ChoiceTask | OrderTask | MatchTask | TableTask;
export type Task = ComparedTask | CodeTask;
export type TaskType = Task['type'];

/**
 * What somebody answered: a text for a number, a text or code; for a choice the places of the chosen options; for an order the
 * places of the items as they were put; for a match the place of the right side beside each left one, -1 where there is none; for a
 * table a text for each cell to fill in. Places count from 0 in the order in which the course lists them.
 */
export type Answer = string | readonly number[] | readonly string[];

export function cellsToFill({ rows }: TableTask) {
  return rows.flat().filter((cell) => cell.kind !== 'given');
}
