import type { Part, Row } from '../../agent-desk/parts.ts';
import type { Analysis } from './analyse.ts';

const hundred = 100;

function placeIn(ranking: readonly number[], option: number): number {
  return ranking.indexOf(option) + 1;
}

export function rankingParts(analysis: Analysis): Part[] {
  const { names, topsis, sums, topsisRanking, sumRanking, dominated, shares } = analysis;
  const rows = topsisRanking.map((option): Row => {
    const by = dominated[option];
    return {
      place: placeIn(topsisRanking, option),
      name: names[option] ?? '',
      closeness: topsis[option]?.closeness ?? null,
      toBest: topsis[option]?.toBest ?? null,
      toWorst: topsis[option]?.toWorst ?? null,
      sum: sums[option] ?? null,
      sumPlace: placeIn(sumRanking, option),
      wins: (shares[option] ?? 0) * hundred,
      note: by === undefined ? '' : `worse than or equal to ${names[by] ?? ''} in everything`,
    };
  });
  return [
    {
      kind: 'table',
      title: 'The options, best first',
      columns: [
        { key: 'place', label: 'Place', as: 'whole' },
        { key: 'name', label: 'Option', as: 'text' },
        { key: 'closeness', label: 'Closeness (TOPSIS)', as: 'number' },
        { key: 'toBest', label: 'From the best', as: 'number' },
        { key: 'toWorst', label: 'From the worst', as: 'number' },
        { key: 'sum', label: 'Weighted sum', as: 'number' },
        { key: 'sumPlace', label: 'Place by sum', as: 'whole' },
        { key: 'wins', label: 'Wins with other weights', as: 'percent' },
        { key: 'note', label: 'Note', as: 'text' },
      ],
      rows,
      note: 'Closeness is 1 for an option that has the best of everything and 0 for one that has the worst. The weighted sum puts each criterion on a scale from 0 to 1 first.',
    },
    {
      kind: 'chart',
      title: 'Closeness and weighted sum',
      chart: 'bar',
      category: { key: 'name', label: 'Option' },
      series: [
        { key: 'closeness', label: 'Closeness' },
        { key: 'sum', label: 'Weighted sum' },
      ],
      rows: rows.map(({ name, closeness, sum }) => ({
        name: name ?? null,
        closeness: closeness ?? null,
        sum: sum ?? null,
      })),
      as: 'number',
    },
  ];
}

export function weightParts({ criteria, table, pairs }: Analysis): Part[] {
  const parts: Part[] = [
    {
      kind: 'chart',
      title: 'What matters how much',
      chart: 'bar',
      category: { key: 'name', label: 'Criterion' },
      series: [{ key: 'weight', label: 'Weight' }],
      rows: criteria.map((name, at) => ({ name, weight: (table.weights[at] ?? 0) * hundred })),
      as: 'percent',
    },
  ];
  if (pairs !== undefined && pairs.disagreements.length > 0)
    parts.push({
      kind: 'table',
      title: 'Judgements, the one to look at again first',
      columns: [
        { key: 'pair', label: 'Pair', as: 'text' },
        { key: 'given', label: 'You said', as: 'times' },
        { key: 'implied', label: 'The others together say', as: 'times' },
        { key: 'factor', label: 'Apart by', as: 'times' },
      ],
      rows: pairs.disagreements.map(({ first, second, given, implied, factor }) => ({
        pair: `${criteria[first] ?? ''} over ${criteria[second] ?? ''}`,
        given,
        implied,
        factor,
      })),
      note: 'The further apart, the more the judgement disagrees with what all judgements together imply.',
    });
  return parts;
}
