import type { Part } from '../../agent-desk/parts.ts';
import type { Point, Swot } from './swot.ts';

const none: Point = { text: 'None found by the rules.', called: 'nothing that was found' };

export function swotCards(swot: Swot): Part {
  const card = (title: string, points: readonly Point[], tone: 'good' | 'bad') => ({
    title,
    text: (points.length === 0 ? [none] : points).map(({ text }) => `• ${text}`).join('\n'),
    tone,
  });
  return {
    kind: 'cards',
    title: 'SWOT',
    cards: [
      card('Strengths', swot.strengths, 'good'),
      card('Weaknesses', swot.weaknesses, 'bad'),
      card('Opportunities', swot.opportunities, 'good'),
      card('Threats', swot.threats, 'bad'),
    ],
  };
}

const mostPairs = 2;

/** Weihrich's matrix: what follows when points inside and outside meet. */
export function towsTable(swot: Swot): Part {
  const pairs = (
    inside: readonly Point[],
    outside: readonly Point[],
    say: (one: Point, other: Point) => string,
  ) =>
    inside
      .slice(0, mostPairs)
      .flatMap((one, index) => {
        const other = outside[index] ?? outside[0];
        return other === undefined ? [] : [say(one, other)];
      })
      .join(' ') || 'Nothing meets here.';
  return {
    kind: 'table',
    title: 'TOWS: what follows from it',
    columns: [
      { key: 'pair', label: 'Where they meet', as: 'text' },
      { key: 'move', label: 'What to do', as: 'text' },
    ],
    rows: [
      {
        pair: 'Strengths and opportunities',
        move: pairs(
          swot.strengths,
          swot.opportunities,
          (one, other) => `Put ${one.called} behind ${other.called}.`,
        ),
      },
      {
        pair: 'Weaknesses and opportunities',
        move: pairs(
          swot.weaknesses,
          swot.opportunities,
          (one, other) => `Use ${other.called} to mend ${one.called}.`,
        ),
      },
      {
        pair: 'Strengths and threats',
        move: pairs(
          swot.strengths,
          swot.threats,
          (one, other) => `Let ${one.called} carry you through ${other.called}.`,
        ),
      },
      {
        pair: 'Weaknesses and threats',
        move: pairs(
          swot.weaknesses,
          swot.threats,
          (one, other) => `Reduce ${one.called} before ${other.called} can hurt.`,
        ),
      },
    ],
  };
}
