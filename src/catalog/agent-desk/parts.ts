/** How a figure is written. A percentage is in points: 8 is written as 8 %. */
export type WrittenAs = 'money' | 'percent' | 'number' | 'whole' | 'times' | 'text' | 'date';

export type Cell = string | number | null;

export type Tone = 'good' | 'bad' | 'plain';

export interface Figure {
  readonly label: string;
  readonly value: Cell;
  readonly as: WrittenAs;
  /** What it is held against, in a few words: "limit 0.10", "before 12 %". */
  readonly against?: string;
  readonly tone?: Tone;
}

export interface FiguresPart {
  readonly kind: 'figures';
  readonly title: string;
  readonly figures: readonly Figure[];
}

export interface Column {
  readonly key: string;
  readonly label: string;
  readonly as: WrittenAs;
}

export type Row = Readonly<Record<string, Cell>>;

export interface TablePart {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly note?: string;
}

export interface ChartPart {
  readonly kind: 'chart';
  readonly title: string;
  readonly chart: 'line' | 'bar' | 'area' | 'pie';
  readonly category: { readonly key: string; readonly label: string };
  readonly series: readonly { readonly key: string; readonly label: string }[];
  readonly rows: readonly Row[];
  readonly as: WrittenAs;
  readonly stacked?: true;
  readonly note?: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly numbered?: true }
  | { readonly kind: 'quote'; readonly text: string; readonly source?: string };

/** A text that could be sent to a client as it stands. */
export interface DocumentPart {
  readonly kind: 'document';
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Card {
  readonly title: string;
  readonly text: string;
  readonly tags?: readonly string[];
  /** One line of facts below. */
  readonly facts?: string;
  /** A colour as `#rrggbb`, shown as a swatch. */
  readonly colour?: string;
  readonly tone?: Tone;
}

export interface CardsPart {
  readonly kind: 'cards';
  readonly title: string;
  readonly cards: readonly Card[];
}

/** A role of the theme, or a colour as `#rrggbb` where the colour is the matter. */
export type Paint = 'ink' | 'muted' | 'line' | 'surface' | 'accent' | 'good' | 'bad' | 'warn' | `#${string}`;

interface Painted {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly width?: number;
  readonly dashed?: true;
}

export type Shape =
  | (Painted & {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly round?: number;
    })
  | (Painted & { readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number })
  | (Painted & {
      readonly kind: 'line';
      readonly points: readonly (readonly [number, number])[];
      readonly arrow?: true;
      readonly closed?: true;
    })
  | {
      readonly kind: 'label';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size?: number;
      readonly at?: 'start' | 'middle' | 'end';
      readonly bold?: true;
      readonly paint?: Paint;
    };

/** A diagram. The same shapes become a picture on the screen, in a pdf and on a slide. */
export interface DrawingPart {
  readonly kind: 'drawing';
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** What it shows, for whoever cannot see it. */
  readonly says: string;
}

export interface TimelineItem {
  readonly label: string;
  /** Days as `2026-03-31`. The end is the last day. */
  readonly start: string;
  readonly end: string;
  readonly group?: string;
  readonly critical?: true;
}

export interface TimelinePart {
  readonly kind: 'timeline';
  readonly title: string;
  readonly items: readonly TimelineItem[];
}

export type Part =
  | FiguresPart
  | TablePart
  | ChartPart
  | DocumentPart
  | CardsPart
  | DrawingPart
  | TimelinePart;
