import type { AppSpec, EntitySpec, SampleValue } from '../spec/app-spec.ts';

export type Sample = EntitySpec['samples'][number];

/** A limit that a text gives, as a rule of the plan. */
export interface Limit {
  /** The kind of record that it is a rule of. */
  readonly things: string;
  readonly never: string;
  readonly says: string;
  /** A field whose own bounds may not stand against it. */
  readonly bounds?: FieldBounds;
  /** A value of a sample that obeys, by field; what it does not name is kept. */
  readonly mend?: (sample: Sample) => Readonly<Record<string, SampleValue>>;
  /** Samples that are too many may go. */
  readonly isCount?: boolean;
}

interface FieldBounds {
  readonly field: string;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** A figure with what it bounds, as it stands in a clause. */
export interface Bound {
  readonly least?: number;
  readonly most?: number;
  readonly isMoney: boolean;
  readonly isPercent: boolean;
  /** The words right after the figure, the longest first: “whole nights”, “nights”. */
  readonly units: readonly string[];
  /** What stands after the figure in the clause. */
  readonly rest: string;
  /** What stands before it. */
  readonly before: string;
  /** The clause up to the figure, with who is limited. */
  readonly said: string;
  /** Its place in the clause, from the first word of the limit. */
  readonly start: number;
  readonly end: number;
}

export type Plan = Pick<AppSpec, 'entities' | 'actions' | 'numbers' | 'currency'>;
