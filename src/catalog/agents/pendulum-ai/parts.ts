import { decibans, probabilityOf } from '../../../methods/decision/weigh-evidence.ts';
import type { Block, Card, Part, Row } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { PendulumInput } from './fields.ts';
import type { Verdict, WeighedPiece } from './weigh.ts';

const hundred = 100;
const percent = (points: number) => `${writeAmount(points, 'number')} %`;
const number = (value: number) => writeAmount(value, 'number');

export function evidenceTable({ pieces }: Verdict): Part {
  return {
    kind: 'table',
    title: 'The evidence, weightiest first',
    columns: [
      { key: 'piece', label: 'Evidence', as: 'text' },
      { key: 'side', label: 'Speaks', as: 'text' },
      { key: 'ratio', label: 'Times likelier', as: 'times' },
      { key: 'quality', label: 'Quality', as: 'percent' },
      { key: 'origin', label: 'Origin', as: 'text' },
      { key: 'weight', label: 'Weight in decibans', as: 'number' },
      { key: 'counts', label: 'Counts as', as: 'times' },
      { key: 'without', label: 'Claim without it', as: 'percent' },
      { key: 'note', label: 'So', as: 'text' },
    ],
    rows: pieces.map(
      ({ input, weight, without, tips }): Row => ({
        piece: input.piece,
        side: input.side,
        ratio: input.ratio,
        quality: input.quality,
        origin: input.origin ?? '',
        weight: decibans(weight),
        counts: Math.exp(Math.abs(weight)),
        without,
        note: tips ? 'the decision hangs on it' : '',
      }),
    ),
    note: 'Ten decibans are a factor of ten in the odds. “Counts as” is what is left of the ratio after quality and overlap.',
  };
}

/** How the probability moves as the evidence comes in, the weightiest piece first. */
export function pathChart({ pieces, priorOdds, threshold }: Verdict): Part {
  let odds = priorOdds;
  const rows: Row[] = [{ step: 'Before', probability: probabilityOf(odds) * hundred, threshold }];
  for (const [at, { weight }] of pieces.entries()) {
    odds += weight;
    rows.push({ step: String(at + 1), probability: probabilityOf(odds) * hundred, threshold });
  }
  return {
    kind: 'chart',
    title: 'How the evidence moves the claim',
    chart: 'line',
    category: { key: 'step', label: 'Pieces taken in, weightiest first' },
    series: [
      { key: 'probability', label: 'Claim is true' },
      { key: 'threshold', label: 'Acting pays from here' },
    ],
    rows,
    as: 'percent',
  };
}

export function tippingCards(input: PendulumInput, verdict: Verdict): Part {
  const { isAbove, neededRatio, tippingPrior, threshold, pieces, firmness, probability } = verdict;
  const turning = pieces.filter(({ tips }) => tips);
  const share = probability / hundred;
  // Acting gains nothing on average where benefit · p = harm · (1 − p); solved for either side.
  const tippingHarm = share < 1 ? (input.benefit * share) / (1 - share) : null;
  const cards: Card[] = [
    {
      title: 'One more piece of evidence',
      text: `A single independent and wholly trusted piece ${isAbove ? 'against' : 'for'} it would have to be ${number(neededRatio)} times likelier ${isAbove ? 'if the claim is false' : 'if the claim is true'} to turn the decision.`,
      facts:
        neededRatio < 3
          ? 'Slight evidence would do'
          : neededRatio < 10
            ? 'Fair evidence would do'
            : 'It would take strong evidence',
    },
    {
      title: 'Another starting point',
      text: `With the same evidence the decision turns if the claim was ${isAbove ? 'less' : 'more'} likely than ${percent(tippingPrior)} to begin with; ${percent(input.prior)} was taken.`,
    },
    {
      title: 'Other stakes',
      text: `Acting pays from ${percent(threshold)} on, as ${number(input.harm)} is lost for ${number(input.benefit)} gained.${tippingHarm === null ? '' : ` The decision turns when the loss is ${isAbove ? 'above' : 'below'} ${number(tippingHarm)}.`}`,
    },
    {
      title: 'Pieces on which it hangs',
      text:
        turning.length === 0
          ? 'None: leaving out any single piece leaves the decision as it is.'
          : `Check these first: ${turning.map(({ input: { piece } }) => piece).join('; ')}.`,
      tone: turning.length === 0 ? 'good' : 'bad',
    },
    {
      title: 'If the ratios are off',
      text: `With every ratio off by up to a factor of ${number(input.doubt)}, the decision stays as it is in ${percent(firmness)} of the cases.`,
      tone: firmness >= 80 ? 'good' : 'bad',
    },
  ];
  return { kind: 'cards', title: 'What would tip it', cards };
}

function sideBlocks(title: string, pieces: readonly WeighedPiece[], total: number): Block[] {
  if (pieces.length === 0)
    return [
      { kind: 'heading', text: title },
      { kind: 'text', text: 'Nothing was brought forward on this side. Ask somebody who holds it.' },
    ];
  return [
    { kind: 'heading', text: title },
    { kind: 'text', text: `Together it multiplies the odds by ${number(Math.exp(total))}.` },
    {
      kind: 'list',
      items: pieces.map(({ input: { piece, quality, origin }, weight }) => {
        const shared = origin === undefined ? '' : `, origin ${origin}`;
        return `${piece}: counts as ${number(Math.exp(Math.abs(weight)))} times likelier (source ${percent(quality)}${shared}).`;
      }),
    },
  ];
}

export function caseDocument(input: PendulumInput, verdict: Verdict): Part {
  const { pieces, probability, threshold, isAbove, forWeight, againstWeight, firmness } = verdict;
  return {
    kind: 'document',
    title: 'The case for and against',
    blocks: [
      { kind: 'quote', text: input.claim },
      ...sideBlocks(
        'The case for',
        pieces.filter(({ input: { side } }) => side === 'for'),
        forWeight,
      ),
      ...sideBlocks(
        'The case against',
        pieces.filter(({ input: { side } }) => side === 'against'),
        againstWeight,
      ),
      { kind: 'heading', text: 'Where it stands' },
      {
        kind: 'text',
        text: `From ${percent(input.prior)} before the evidence the claim comes to ${percent(probability)}. Acting pays from ${percent(threshold)} on, so that ${isAbove ? `the action is supported: ${input.action}` : `the action is not supported yet: ${input.action}`}. The decision stays the same in ${percent(firmness)} of the cases when every ratio may be off by a factor of ${number(input.doubt)}.`,
      },
      {
        kind: 'text',
        text: isAbove
          ? 'Before acting, look at the pieces on which the decision hangs, and ask what the strongest opponent would bring that is not on the list.'
          : 'Before giving up, ask which piece of evidence could be got cheaply that is likelier by the factor named above, and get that one.',
      },
    ],
  };
}
