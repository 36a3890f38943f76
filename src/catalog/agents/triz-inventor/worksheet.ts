import type { Block, Part } from '../../agent-desk/parts.ts';
import type { SheetCell, Slide, WorkbookSheet } from '../../agent-desk/result.ts';
import type { TrizInput } from './fields.ts';
import { principleOf } from './principles.ts';
import type { Separation } from './separations.ts';
import type { RankedPrinciple, SolvedContradiction } from './solve.ts';
import { fill, purposeOf, withArticle } from './wording.ts';

const shownPrinciples = 8;

interface Case {
  readonly input: TrizInput;
  readonly solved: readonly SolvedContradiction[];
  readonly chosen: readonly Separation[];
  readonly ranked: readonly RankedPrinciple[];
}

/** The ideal final result in Altshuller's form: the thing itself, without the harm, with what is there. */
export function idealResult({ input, solved }: Pick<Case, 'input' | 'solved'>): string {
  const resources = input.resources ?? [];
  const by =
    resources.length === 0
      ? 'with what is already there'
      : `with what is already there: ${resources.join(', ')}`;
  const first = solved[0];
  const without = first === undefined ? '' : `, although nobody has to ${first.change}`;
  return `The ideal result: ${withArticle(input.system)} manages by itself to ${purposeOf(input.purpose)}${without}, ${by}.`;
}

export function worksheet(one: Case): Part {
  const { input, solved, chosen, ranked } = one;
  const it = withArticle(input.system);
  const blocks: Block[] = [
    { kind: 'heading', text: 'The problem' },
    {
      kind: 'text',
      text: `Something better is wanted of ${it}, which is there to ${purposeOf(input.purpose)}. ${idealResult(one)}`,
    },
    { kind: 'heading', text: 'Technical contradictions' },
    {
      kind: 'list',
      numbered: true,
      items: solved.map(
        ({ says, principles }) =>
          `${says} Principles: ${principles.map((number) => `${number} ${principleOf(number).name.toLowerCase()}`).join(', ')}.`,
      ),
    },
  ];
  if (input.physical)
    blocks.push(
      { kind: 'heading', text: 'Physical contradiction' },
      {
        kind: 'text',
        text: `${upper(withArticle(input.element ?? 'element'))} must be ${input.one ?? ''} in order to ${purposeOf(input.oneWhy ?? '')}, and must be ${input.other ?? ''} in order to ${purposeOf(input.otherWhy ?? '')}.`,
      },
      chosen.length === 0
        ? {
            kind: 'text',
            text: 'No way of separation was ticked. Ask again for each of time, place, condition and level whether both demands really meet there.',
          }
        : {
            kind: 'list',
            items: chosen.map(
              ({ name, says }) =>
                `${name}: ${fill(says, { element: withArticle(input.element ?? 'element'), one: input.one ?? '', other: input.other ?? '' })}`,
            ),
          },
    );
  blocks.push({ kind: 'heading', text: 'Ideas to work out' });
  for (const { number } of ranked.slice(0, shownPrinciples)) {
    const { name, idea, tries } = principleOf(number);
    blocks.push(
      { kind: 'text', text: `${number} ${name}. ${idea}` },
      {
        kind: 'list',
        items: [...tries.map((text) => fill(text, { it })), 'Our idea: ______________________________'],
      },
    );
  }
  blocks.push(
    { kind: 'heading', text: 'Choose' },
    {
      kind: 'list',
      numbered: true,
      items: [
        'Write at least one idea for each principle, also the odd ones.',
        'Join ideas that complete each other.',
        'Score them in the workbook by effect, ease and use of what is there.',
        'Name for the best idea the test that could prove it wrong within a week.',
      ],
    },
  );
  return { kind: 'document', title: `TRIZ worksheet: ${input.system}`, blocks };
}

function upper(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

const weightRow = 2;
const firstIdea = 5;

/** Scores from 1 to 5 go in by hand; the sheet weighs and ranks them. */
export function scoringSheet({ ranked }: Case): WorkbookSheet {
  const bold = (value: string): SheetCell => ({ value, bold: true });
  const ideas = ranked.slice(0, shownPrinciples);
  const last = firstIdea + ideas.length - 1;
  return {
    name: 'Scoring',
    rows: [
      [bold('Weights'), '', bold('Effect'), bold('Ease'), bold('Uses what is there')],
      ['', '', 5, 3, 2],
      [],
      ['Principle', 'Idea', 'Effect 1–5', 'Ease 1–5', 'Resources 1–5', 'Score', 'Rank'].map(bold),
      ...ideas.map(({ number }, index): SheetCell[] => {
        const row = firstIdea + index;
        return [
          `${number} ${principleOf(number).name}`,
          '',
          3,
          3,
          3,
          {
            formula: `=(C${row}*$C$${weightRow}+D${row}*$D$${weightRow}+E${row}*$E$${weightRow})/SUM($C$${weightRow}:$E$${weightRow})`,
            as: 'number',
          },
          { formula: `=RANK(F${row},$F$${firstIdea}:$F$${last})`, as: 'whole' },
        ];
      }),
    ],
    widths: [30, 50, 12, 12, 16, 10, 8],
  };
}

export function workshopSlides(one: Case): Slide[] {
  const { input, solved, ranked } = one;
  const it = withArticle(input.system);
  return [
    {
      title: `Inventing at ${it}`,
      bullets: [`It is there to ${purposeOf(input.purpose)}.`, idealResult(one)],
    },
    { title: 'Contradictions', bullets: solved.map(({ says }) => says) },
    ...ranked.slice(0, 5).map(({ number }): Slide => {
      const { name, idea, tries, examples } = principleOf(number);
      return {
        title: `${number} ${name}`,
        bullets: [idea, ...tries.map((text) => fill(text, { it }))],
        notes: `Examples: ${examples.join('; ')}. Five minutes of silent writing, then a round.`,
      };
    }),
  ];
}
