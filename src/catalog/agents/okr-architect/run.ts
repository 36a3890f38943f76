import type { Figure } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { OkrInput } from './fields.ts';
import { checkIns, findingCards, publishedPage, resultTable, ruleTable, scoreChart } from './parts.ts';
import { type Okrs, readOkrs } from './read-okrs.ts';
import { alignmentTree } from './tree.ts';
import { scoringWorkbook } from './workbook.ts';

const hundred = 100;
const number = (value: number | null) => writeAmount(value, 'number');

export function runOkrArchitect(input: OkrInput): AgentResult {
  const okrs = readOkrs(input);
  const { findings, score, elapsed, objectives, results } = okrs;
  const drawing = alignmentTree(input, okrs);
  const late = results.filter(({ verdict }) => verdict === 'off track' || verdict === 'at risk').length;
  const passed = `${writeAmount(elapsed * hundred, 'whole')} % of the period has passed`;
  return {
    summary: `${objectives.length} ${objectives.length === 1 ? 'objective' : 'objectives'} with ${results.length} key ${results.length === 1 ? 'result' : 'results'} stand at ${score === null ? 'no score yet' : number(score)} while ${passed}; ${late === 0 ? 'none is' : `${late} ${late === 1 ? 'is' : 'are'}`} at risk or off track, and the rules find ${findings.length === 0 ? 'nothing' : `${findings.length} ${findings.length === 1 ? 'thing' : 'things'}`} to change.`,
    values: {
      score,
      elapsed: elapsed * hundred,
      findings: findings.length,
      atRisk: late,
      ...Object.fromEntries(results.map((one, at) => [`progress${at + 1}`, one.progress])),
      ...Object.fromEntries(results.map((one, at) => [`score${at + 1}`, one.score])),
      ...Object.fromEntries(objectives.map((one, at) => [`objective${at + 1}`, one.score])),
    },
    parts: [
      { kind: 'figures', title: 'Where it stands', figures: figuresOf(okrs, late) },
      drawing,
      resultTable(okrs),
      ...findingCards(okrs),
      ruleTable(okrs),
      ...scoreChart(okrs),
      publishedPage(input, okrs),
    ],
    warnings: warningsOf(okrs),
    workbook: scoringWorkbook(input),
    slides: [
      { title: `${input.organisation}: objectives`, drawing },
      ...objectives.map(({ key, objective, results: own, score: of }) => ({
        title: `${key} ${objective}`,
        bullets: own.map(({ input: { result }, score: reached }) => `${result}: ${number(reached)}`),
        notes: `Score ${number(of)}.`,
      })),
    ],
    events: checkIns(input, okrs),
  };
}

function figuresOf({ score, elapsed, findings, results }: Okrs, late: number): Figure[] {
  const confident = results.flatMap(({ input: { confidence } }) =>
    confidence === undefined ? [] : [confidence],
  );
  return [
    {
      label: 'Score over all',
      value: score,
      as: 'number',
      against: `${writeAmount(elapsed * hundred, 'whole')} % of the period has passed`,
    },
    {
      label: 'At risk or off track',
      value: late,
      as: 'whole',
      against: `of ${results.length} key results`,
      tone: late === 0 ? 'good' : 'bad',
    },
    {
      label: 'Mean confidence',
      value: confident.length === 0 ? null : confident.reduce((sum, one) => sum + one, 0) / confident.length,
      as: 'percent',
      against: `${confident.length} of ${results.length} gave one`,
    },
    {
      label: 'Findings of the rules',
      value: findings.length,
      as: 'whole',
      tone: findings.length === 0 ? 'good' : 'bad',
    },
  ];
}

function warningsOf({ results }: Okrs): string[] {
  const warnings: string[] = [];
  const blind = results.filter(({ progress }) => progress === null).length;
  if (blind > 0)
    warnings.push(
      `${blind === 1 ? 'One key result has' : `${blind} key results have`} no baseline or target and ${blind === 1 ? 'is' : 'are'} left out of the scores.`,
    );
  const apart = results.filter(
    ({ progress, input: { ownScore } }) =>
      progress !== null && ownScore !== undefined && Math.abs(ownScore - progress) >= 0.3,
  );
  if (apart.length > 0)
    warnings.push(
      `Own score and progress are far apart for ${apart.map(({ input: { result } }) => `“${result}”`).join(', ')}: talk about why.`,
    );
  return warnings;
}
