import { decibans } from '../../../methods/decision/weigh-evidence.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { PendulumInput } from './fields.ts';
import { forceField } from './force-field.ts';
import { caseDocument, evidenceTable, pathChart, tippingCards } from './parts.ts';
import { type Verdict, weigh } from './weigh.ts';
import { evidenceWorkbook } from './workbook.ts';

export function runPendulum(input: PendulumInput, tools: RunTools): AgentResult {
  const verdict = weigh(input, tools);
  const { probability, threshold, isAbove, forWeight, againstWeight, neededRatio, tippingPrior, firmness } =
    verdict;
  const whole = (points: number) => `${writeAmount(points, 'whole')} %`;
  const drawing = forceField(input, verdict);
  return {
    summary: `The evidence moves the claim from ${whole(input.prior)} to ${whole(probability)}, and acting pays from ${whole(threshold)} on: ${isAbove ? 'it tips towards acting' : 'it does not tip towards acting'}; one more piece ${isAbove ? 'against' : 'in favour'} that is ${writeAmount(neededRatio, 'number')} times likelier would turn it.`,
    values: {
      probability,
      threshold,
      decision: isAbove ? 'act' : 'do not act yet',
      forDecibans: decibans(forWeight),
      againstDecibans: decibans(againstWeight),
      neededRatio,
      tippingPrior,
      firmness,
    },
    parts: [
      {
        kind: 'figures',
        title: 'Where it stands',
        figures: [
          {
            label: 'The claim is true',
            value: probability,
            as: 'percent',
            against: `before ${writeAmount(input.prior, 'number')} %`,
            tone: isAbove ? 'good' : 'bad',
          },
          { label: 'Acting pays from', value: threshold, as: 'percent' },
          {
            label: 'Weight for, in decibans',
            value: decibans(forWeight),
            as: 'number',
            against: `against ${writeAmount(decibans(againstWeight), 'number')}`,
          },
          {
            label: 'Holds if the ratios are off',
            value: firmness,
            as: 'percent',
            against: `by a factor of up to ${writeAmount(input.doubt, 'number')}`,
          },
        ],
      },
      drawing,
      tippingCards(input, verdict),
      caseDocument(input, verdict),
      evidenceTable(verdict),
      pathChart(verdict),
    ],
    warnings: warningsOf(input, verdict),
    workbook: evidenceWorkbook(input, verdict),
    slides: [
      {
        title: input.claim,
        bullets: [
          `Stands at ${whole(probability)}; acting pays from ${whole(threshold)}`,
          isAbove ? `Supported: ${input.action}` : `Not supported yet: ${input.action}`,
          `Turns with one piece that is ${writeAmount(neededRatio, 'number')} times likelier`,
        ],
      },
      { title: 'Forces for and against', drawing },
    ],
  };
}

function warningsOf({ evidence, overlap }: PendulumInput, { pieces }: Verdict): string[] {
  const warnings: string[] = [];
  const sides = new Set(evidence.map(({ side }) => side));
  if (sides.size === 1)
    warnings.push(
      'All evidence speaks for one side. Look for the strongest piece of the other before relying on this.',
    );
  const origins = evidence.flatMap(({ origin }) =>
    origin === undefined ? [] : [origin.trim().toLowerCase()],
  );
  if (overlap === 0 && new Set(origins).size < origins.length)
    warnings.push('Pieces with one origin are counted in full, as if they were independent.');
  const total = pieces.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
  const first = pieces[0];
  if (pieces.length > 2 && first !== undefined && total > 0 && Math.abs(first.weight) > total / 2)
    warnings.push(`More than half of all weight rests on one piece: “${first.input.piece}”.`);
  return warnings;
}
