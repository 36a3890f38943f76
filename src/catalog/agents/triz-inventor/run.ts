import type { AgentResult } from '../../agent-desk/result.ts';
import type { TrizInput } from './fields.ts';
import {
  contradictionDrawing,
  contradictionTable,
  ideaCards,
  idealityPart,
  separationCards,
  trendCards,
} from './parts.ts';
import { principleOf } from './principles.ts';
import { chosenSeparations, idealityOf, rankPrinciples, solveContradictions } from './solve.ts';
import { withArticle } from './wording.ts';
import { scoringSheet, worksheet, workshopSlides } from './worksheet.ts';

export function runTrizInventor(input: TrizInput): AgentResult {
  const solved = solveContradictions(input);
  const chosen = chosenSeparations(input);
  const ranked = rankPrinciples(solved, chosen);
  const ideality = idealityOf(input);
  const one = { input, solved, chosen, ranked };
  const best = ranked
    .slice(0, 3)
    .map(({ number }) => `${principleOf(number).name.toLowerCase()} (${number})`);
  const empty = solved.filter(({ isFromCell }) => !isFromCell).length;
  return {
    summary: `For ${withArticle(input.system)}, ${best.join(', ')} ${best.length === 1 ? 'is' : 'are'} the first to try, out of ${ranked.length} principles that ${solved.length === 1 ? 'one contradiction leads' : `${solved.length} contradictions lead`} to.`,
    values: {
      principles: (solved[0]?.principles ?? []).join(', '),
      first: ranked[0]?.number ?? null,
      candidates: ranked.length,
      emptyCells: empty,
      separations: chosen.length,
      ideality: ideality.now,
      idealityAim: ideality.aim,
    },
    parts: [
      contradictionDrawing(input, solved),
      contradictionTable(solved),
      ideaCards(input, ranked),
      ...separationCards(input, chosen),
      ...idealityPart(ideality),
      trendCards(input),
      worksheet(one),
    ],
    warnings: [
      ...(empty > 0
        ? [
            `The matrix has no principle for ${empty === 1 ? 'one contradiction' : `${empty} contradictions`}; there the most used ones of the row are offered instead. Try a neighbouring parameter too.`,
          ]
        : []),
      ...(input.physical && chosen.length === 0
        ? [
            'No way to part the opposite demands was ticked. If they really meet at the same time, place and condition, look at the whole and its parts.',
          ]
        : []),
    ],
    workbook: [scoringSheet(one)],
    slides: workshopSlides(one),
  };
}
