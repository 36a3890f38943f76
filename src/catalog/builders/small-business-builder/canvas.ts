import type { DrawingPart, Part, Shape } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { BusinessInput } from './fields.ts';
import type { PlanBreakEven } from './plan-figures.ts';
import { wrapText } from './wrap-text.ts';

export type BoxName =
  | 'problem'
  | 'solution'
  | 'metrics'
  | 'value'
  | 'advantage'
  | 'channels'
  | 'segments'
  | 'costs'
  | 'revenue';

interface Box {
  readonly title: string;
  readonly lines: readonly string[];
}

export type Canvas = Readonly<Record<BoxName, Box>>;

const mostCosts = 5;

/** The nine boxes of Maurya's lean canvas, from what was entered. */
export function canvasOf(input: BusinessInput, reached: PlanBreakEven): Canvas {
  const money = (value: number) => writeAmount(value, 'money', input.currency);
  const costs = [
    ...(input.people ?? []).map(({ role, salary, charges }) => ({
      name: role,
      amount: salary * (1 + charges / 100),
    })),
    ...(input.fixed ?? []),
  ].toSorted((one, other) => other.amount - one.amount);
  const more = costs.length - mostCosts;
  return {
    problem: { title: 'Problem', lines: input.problem },
    solution: { title: 'Solution', lines: [input.offer] },
    metrics: {
      title: 'Key metrics',
      lines: [
        `${writeAmount(input.customers, 'whole')} customers a month`,
        `${money(reached.plannedRevenue)} sales a month`,
        reached.units === undefined
          ? 'Break-even: out of reach'
          : `Break-even at ${writeAmount(Math.ceil(reached.units), 'whole')} units a month`,
      ],
    },
    value: { title: 'Unique value', lines: [input.difference] },
    advantage: {
      title: 'Unfair advantage',
      lines: [input.advantage ?? 'None yet. Look for what others cannot buy or copy.'],
    },
    channels: { title: 'Channels', lines: input.channels },
    segments: { title: 'Customer segments', lines: input.segments },
    costs: {
      title: 'Cost structure',
      lines: [
        `Direct costs: ${writeAmount(Math.round((1 - reached.marginRatio) * 100), 'percent')} of sales`,
        ...costs.slice(0, mostCosts).map(({ name, amount }) => `${name}: ${money(amount)} a month`),
        ...(more > 0 ? [`and ${more} more`] : []),
      ],
    },
    revenue: {
      title: 'Revenue streams',
      lines: input.products.map(
        ({ name, price, units }) => `${name}: ${money(price)} × ${writeAmount(units, 'whole')} a month`,
      ),
    },
  };
}

export function canvasTable(canvas: Canvas): Part {
  return {
    kind: 'table',
    title: 'Lean canvas as a table',
    columns: [
      { key: 'box', label: 'Box', as: 'text' },
      { key: 'text', label: 'What stands in it', as: 'text' },
    ],
    rows: Object.values(canvas).map(({ title, lines }) => ({ box: title, text: lines.join(' · ') })),
  };
}

const size = 11;
const lineHeight = 15;
const padding = 9;
const headHeight = 22;
const columnWidth = 136;
const gap = 5;
const halfWidth = (columnWidth * 5 + gap * 4 - gap) / 2;

interface LaidBox {
  readonly title: string;
  readonly lines: readonly string[];
  readonly height: number;
}

function laid({ title, lines }: Box, width: number): LaidBox {
  const wrapped = lines.flatMap((line) => {
    const [first = '', ...rest] = wrapText(line, width - 2 * padding - 10, size);
    return [`• ${first}`, ...rest.map((part) => `   ${part}`)];
  });
  const shown = lines.length > 1 ? wrapped : wrapText(lines[0] ?? '', width - 2 * padding, size);
  return { title, lines: shown, height: headHeight + shown.length * lineHeight + padding * 1.5 };
}

/** Nine boxes in Maurya's order; each is as high as its text needs, so that nothing is cut. */
export function canvasBoard(name: string, canvas: Canvas): DrawingPart {
  const box = (which: BoxName, width = columnWidth) => laid(canvas[which], width);
  const whole = [box('problem'), box('value'), box('segments')];
  const upper = [box('solution'), box('advantage')];
  const lower = [box('metrics'), box('channels')];
  const least = Math.max(...upper.map(({ height }) => height));
  const below = Math.max(...lower.map(({ height }) => height));
  const tall = Math.max(least + gap + below, ...whole.map(({ height }) => height));
  const upperHeight = tall - gap - below;
  const foot = [box('costs', halfWidth), box('revenue', halfWidth)];
  const footHeight = Math.max(...foot.map(({ height }) => height));
  const x = (column: number) => column * (columnWidth + gap);
  const [problem, value, segments] = whole;
  const [solution, advantage] = upper;
  const [metrics, channels] = lower;
  const [costs, revenue] = foot;
  const place = (one: LaidBox | undefined, at: readonly [number, number, number, number], accent = false) =>
    one === undefined ? [] : shapesOf(one, at, accent);
  return {
    kind: 'drawing',
    title: 'Lean canvas',
    width: columnWidth * 5 + gap * 4,
    height: tall + gap + footHeight,
    says: `Lean canvas of ${name}: problem, solution, key metrics, unique value, unfair advantage, channels, customer segments, cost structure and revenue streams. The table below has the same texts.`,
    shapes: [
      ...place(problem, [x(0), 0, columnWidth, tall]),
      ...place(solution, [x(1), 0, columnWidth, upperHeight]),
      ...place(metrics, [x(1), upperHeight + gap, columnWidth, below]),
      ...place(value, [x(2), 0, columnWidth, tall], true),
      ...place(advantage, [x(3), 0, columnWidth, upperHeight]),
      ...place(channels, [x(3), upperHeight + gap, columnWidth, below]),
      ...place(segments, [x(4), 0, columnWidth, tall]),
      ...place(costs, [0, tall + gap, halfWidth, footHeight]),
      ...place(revenue, [halfWidth + gap, tall + gap, halfWidth, footHeight]),
    ],
  };
}

function shapesOf(
  { title, lines }: LaidBox,
  [x, y, w, h]: readonly [number, number, number, number],
  isAccent: boolean,
): Shape[] {
  return [
    {
      kind: 'rect',
      x: x + 0.5,
      y: y + 0.5,
      w: w - 1,
      h: h - 1,
      round: 6,
      fill: 'surface',
      stroke: isAccent ? 'accent' : 'line',
    },
    { kind: 'label', x: x + padding, y: y + padding + 9, text: title, size, bold: true, paint: 'accent' },
    ...lines.map(
      (line, index): Shape => ({
        kind: 'label',
        // An indented line keeps its place: leading spaces are not drawn.
        x: x + padding + (line.startsWith('   ') ? 10 : 0),
        y: y + headHeight + padding + 6 + index * lineHeight,
        text: line.trimStart(),
        size,
      }),
    ),
  ];
}
