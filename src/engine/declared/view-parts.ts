import type { CasePart } from '../cases/case-file.ts';
import type { Draft } from './draft.ts';

/** What is shown for a few words: a part of the overview, a figure, or both, with what it needs in the plan. */
export interface View {
  readonly part?: CasePart;
  readonly figure?: string;
  /** The plan with the properties that the part shows. */
  readonly draft?: Draft;
  /** Words that are not shown with it. */
  readonly leaves?: string;
  /** Behind the title: what the figures are in. */
  readonly unit?: string;
}

export const nothing = 'None at the moment.';

/** A list that shows and offers acts, but enters nothing: that is done on the page of the records. */
export function listPart(things: string, where: string, more: CasePart = {}): CasePart {
  return { list: things, can: 'none', ...(where === '' ? {} : { where }), ...more, empty: nothing };
}

export function chartPart(things: string, by: string, value: string, where: string): CasePart {
  return { chart: `${things} by ${by}`, value, kind: 'bars', ...(where === '' ? {} : { where }) };
}

/** Figures are counted over all records, where nothing can be asked of each. */
export function countOf(things: string, where: string): string | undefined {
  return where === '' || where.includes('this') ? undefined : `count(${things} where ${where})`;
}
