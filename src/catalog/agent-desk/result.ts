import type { Cell, DrawingPart, Part, WrittenAs } from './parts.ts';

/**
 * A cell of a workbook: a value, or a formula that the spreadsheet works out itself. Percentages are shares here, 0.08 for 8 %,
 * as spreadsheets keep them.
 */
export type SheetCell =
  | Cell
  | { readonly value: Cell; readonly as?: WrittenAs; readonly bold?: true }
  | { readonly formula: string; readonly as?: WrittenAs; readonly bold?: true };

export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** Widths of columns in characters. */
  readonly widths?: readonly number[];
}

export interface Slide {
  readonly title: string;
  readonly bullets?: readonly string[];
  readonly drawing?: DrawingPart;
  readonly chart?: {
    readonly kind: 'bar' | 'line' | 'pie';
    readonly labels: readonly string[];
    readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  };
  readonly notes?: string;
}

export interface CalendarEvent {
  readonly title: string;
  readonly day: string;
  /** The last day, when it lasts more than one. */
  readonly until?: string;
  readonly text?: string;
}

/** A file that is text, such as design tokens. */
export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export interface RedlinePiece {
  readonly kind: 'kept' | 'deleted' | 'inserted';
  readonly text: string;
}

/** A text with proposed changes, which a word processor shows as tracked changes to accept or reject. */
export interface Redline {
  readonly author: string;
  /** The day of the changes. */
  readonly day: string;
  readonly pieces: readonly RedlinePiece[];
}

/** An app that the result could become, described as a person would describe it to the generator. */
export interface AppWish {
  readonly name: string;
  readonly description: string;
}

export interface AgentResult {
  /** The whole of it in one sentence; it stands first. */
  readonly summary: string;
  /** An ISO 4217 code, where money is meant. */
  readonly currency?: string;
  /** The figures by name: worked examples, comparisons and what-ifs go by them. */
  readonly values: Readonly<Record<string, Cell>>;
  readonly parts: readonly Part[];
  /** What the person should know before relying on it. */
  readonly warnings?: readonly string[];
  /** A workbook whose formulas live; without one the tables become sheets. */
  readonly workbook?: readonly WorkbookSheet[];
  readonly slides?: readonly Slide[];
  readonly events?: readonly CalendarEvent[];
  readonly files?: readonly TextFile[];
  readonly redline?: Redline;
  readonly app?: AppWish;
}
