import { parameters } from '../../../methods/invention/parameters.ts';
import type { DrawingPart, Part, Shape } from '../../agent-desk/parts.ts';
import type { TrizInput } from './fields.ts';
import { principleOf } from './principles.ts';
import type { Separation } from './separations.ts';
import type { Ideality, RankedPrinciple, SolvedContradiction } from './solve.ts';
import { trends } from './trends.ts';
import { fill, withArticle } from './wording.ts';

const shownIdeas = 10;

export function ideaCards(input: TrizInput, ranked: readonly RankedPrinciple[]): Part {
  const it = withArticle(input.system);
  const resources = input.resources ?? [];
  // Each card looks at another resource in turn: an idea that uses what is there costs least.
  const hint = (place: number) => {
    const resource = resources[place % Math.max(1, resources.length)];
    return resource === undefined ? '' : ` What could this do with ${resource}?`;
  };
  return {
    kind: 'cards',
    title: 'Ideas to try, the most promising principle first',
    cards: ranked.slice(0, shownIdeas).map(({ number, from }, place) => {
      const { name, idea, tries, examples } = principleOf(number);
      return {
        title: `${number} ${name}`,
        text: `${idea} ${tries.map((one) => fill(one, { it })).join(' ')}${hint(place)}`,
        tags: [...new Set(from)],
        facts: `As in: ${examples.join('; ').toLowerCase()}`,
      };
    }),
  };
}

export function contradictionTable(solved: readonly SolvedContradiction[]): Part {
  const anyEmpty = solved.some(({ isFromCell }) => !isFromCell);
  return {
    kind: 'table',
    title: 'What the matrix answers',
    columns: [
      { key: 'says', label: 'Contradiction', as: 'text' },
      { key: 'cell', label: 'Cell', as: 'text' },
      { key: 'principles', label: 'Principles', as: 'text' },
    ],
    rows: solved.map(({ says, improving, worsening, principles, isFromCell }) => ({
      says,
      cell: `${improving} / ${worsening}${isFromCell ? '' : ', empty'}`,
      principles: principles
        .map((number) => `${number} ${principleOf(number).name.toLowerCase()}`)
        .join(', '),
    })),
    ...(anyEmpty
      ? {
          note: 'Where the cell is empty, the principles are those that the row of the improving parameter uses most often.',
        }
      : {}),
  };
}

export function separationCards(input: TrizInput, chosen: readonly Separation[]): Part[] {
  if (!input.physical || chosen.length === 0) return [];
  const words = {
    element: withArticle(input.element ?? 'element'),
    one: input.one ?? 'one thing',
    other: input.other ?? 'its opposite',
  };
  return [
    {
      kind: 'cards',
      title: `How ${words.element} can be “${words.one}” and “${words.other}”`,
      cards: chosen.map(({ name, says, principles, example }) => ({
        title: name,
        text: fill(says, words),
        facts: `Such as: ${example}`,
        tags: principles.slice(0, 4).map((number) => `${number} ${principleOf(number).name}`),
      })),
    },
  ];
}

export function idealityPart({ now, aim }: Ideality): Part[] {
  if (now === null && aim === null) return [];
  return [
    {
      kind: 'figures',
      title: 'Ideality',
      figures: [
        { label: 'Today', value: now, as: 'number', against: 'benefits over costs and harms' },
        {
          label: 'Aim',
          value: aim,
          as: 'number',
          ...(now !== null && aim !== null && now > 0
            ? {
                against: `${(aim / now).toFixed(1)} times today`,
                tone: aim > now ? ('good' as const) : ('bad' as const),
              }
            : {}),
        },
      ],
    },
  ];
}

export function trendCards(input: TrizInput): Part {
  const it = withArticle(input.system);
  return {
    kind: 'cards',
    title: 'Where such systems go next',
    cards: trends
      .filter(({ stages }) => stages.includes(input.stage))
      .map(({ name, says, ask }) => ({ title: name, text: `${says} ${fill(ask, { it })}` })),
  };
}

const boxWidth = 190;
const rowHeight = 96;

/** Each change in the middle, with an arrow up to what gets better and one down to what gets worse. */
export function contradictionDrawing(input: TrizInput, solved: readonly SolvedContradiction[]): DrawingPart {
  const width = 660;
  const height = solved.length * rowHeight + 16;
  const shapes = solved.flatMap(({ change, improving, worsening }, index): Shape[] => {
    const top = 12 + index * rowHeight;
    const middle = top + 36;
    const box = (x: number, y: number, text: string, stroke: 'good' | 'bad' | 'line', h: number): Shape[] => [
      { kind: 'rect', x, y, w: boxWidth, h, round: 8, fill: 'surface', stroke, width: 2 },
      ...linesOf(text).map(
        (line, at, all): Shape => ({
          kind: 'label',
          x: x + boxWidth / 2,
          y: y + h / 2 + 4 + (at - (all.length - 1) / 2) * 14,
          text: line,
          size: 11,
          at: 'middle',
        }),
      ),
    ];
    return [
      ...box(12, top + 6, `If we ${change}`, 'line', 60),
      ...box(width - boxWidth - 12, top - 4, `+ ${parameters[improving - 1]}`, 'good', 36),
      ...box(width - boxWidth - 12, top + 40, `− ${parameters[worsening - 1]}`, 'bad', 36),
      {
        kind: 'line',
        points: [
          [boxWidth + 16, middle],
          [width - boxWidth - 16, top + 14],
        ],
        stroke: 'good',
        width: 2,
        arrow: true,
      },
      {
        kind: 'line',
        points: [
          [boxWidth + 16, middle],
          [width - boxWidth - 16, top + 58],
        ],
        stroke: 'bad',
        width: 2,
        arrow: true,
      },
    ];
  });
  return {
    kind: 'drawing',
    title: `Contradictions in ${withArticle(input.system)}`,
    width,
    height,
    shapes,
    says: solved.map(({ says }) => says).join(' '),
  };
}

const room = 30;
const mostLines = 3;

function linesOf(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last === '' || `${last} ${word}`.length <= room) lines[lines.length - 1] = `${last} ${word}`.trim();
    else lines.push(word);
  }
  return lines.slice(0, mostLines).map((line) => line.slice(0, room + 2));
}
