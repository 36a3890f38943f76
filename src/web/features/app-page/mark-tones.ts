export type MarkTone =
  | 'violet'
  | 'blue'
  | 'cyan'
  | 'green'
  | 'yellow'
  | 'pink'
  | 'positive'
  | 'caution'
  | 'negative';

/** Beside the colour, so that marks are told apart without seeing hues. */
export type MarkLine = 'solid' | 'dashed' | 'dotted' | 'double' | 'wavy';

const tones: Record<MarkTone, string> = {
  violet: 'bg-chart-1/12 decoration-chart-1',
  blue: 'bg-chart-6/12 decoration-chart-6',
  cyan: 'bg-chart-2/12 decoration-chart-2',
  green: 'bg-chart-5/12 decoration-chart-5',
  yellow: 'bg-chart-3/12 decoration-chart-3',
  pink: 'bg-chart-4/12 decoration-chart-4',
  positive: 'bg-positive/12 decoration-positive',
  caution: 'bg-caution/12 decoration-caution',
  negative: 'bg-negative/12 decoration-negative',
};

const lines: Record<MarkLine, string> = {
  solid: 'decoration-solid',
  dashed: 'decoration-dashed',
  dotted: 'decoration-dotted',
  double: 'decoration-double',
  wavy: 'decoration-wavy',
};

/** The words keep the colour of the text, which is readable on every tint; tone and line are below them. */
export function markClass(tone: MarkTone, line: MarkLine): string {
  return `text-ink underline decoration-2 underline-offset-4 [text-decoration-skip-ink:none] ${tones[tone]} ${lines[line]}`;
}
