import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { type Examination, examine } from './examine.ts';
import type { PatentInput } from './fields.ts';
import {
  chartTable,
  classTable,
  coverageChart,
  elementTable,
  opennessText,
  queryTable,
  wordingRows,
  wordingTable,
} from './parts.ts';
import { logFile, searchReport, workbookOf } from './report.ts';
import { dependencyTree } from './tree.ts';

export function runPatentResearch(input: PatentInput): AgentResult {
  const examination = examine(input);
  const { claims, independent, antecedents, flags, forFees, charted, references, chart, classes } =
    examination;
  const rows = wordingRows(examination);
  const best = references.map((_, at) => mean(chart.map((matches) => matches[at]?.covered ?? 0)));
  const nearest = best.indexOf(Math.max(...best));
  const nearestText =
    references.length === 0 || (best[nearest] ?? 0) === 0
      ? ''
      : `; “${references[nearest]?.name ?? ''}” shares most words with it (${Math.round(best[nearest] ?? 0)} %)`;
  return {
    summary: `${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}, ${independent.length} independent; claim ${charted.number} has ${charted.elements.length} ${charted.elements.length === 1 ? 'element' : 'elements'} after “${charted.transition}”, ${rows.length} ${rows.length === 1 ? 'wording' : 'wordings'} will be questioned${classes[0] === undefined ? '' : `, and the search begins in ${classes[0].code}`}${nearestText}.`,
    values: {
      claims: claims.length,
      independent: independent.length,
      elements: charted.elements.length,
      category: charted.category,
      openness: charted.openness,
      transition: charted.transition,
      antecedents: antecedents.length,
      missingAntecedents: antecedents.filter(({ kind }) => kind === 'missing').length,
      ambiguousAntecedents: antecedents.filter(({ kind }) => kind === 'ambiguous').length,
      narrowerAntecedents: antecedents.filter(({ kind }) => kind === 'narrower').length,
      flags: flags.length,
      claimsForFees: forFees,
      firstClass: classes[0]?.code ?? null,
      covered: references.length === 0 ? null : (best[nearest] ?? 0),
    },
    parts: [
      glance(examination),
      elementTable(examination),
      ...(claims.length > 1 ? [dependencyTree(claims)] : []),
      ...wordingTable(rows),
      ...chartTable(examination),
      ...coverageChart(examination),
      ...classTable(examination),
      queryTable(examination),
      searchReport(input, examination),
    ],
    warnings: warningsOf(examination),
    workbook: workbookOf(examination),
    files: [logFile(examination)],
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function glance({ claims, independent, forFees, charted, antecedents, flags }: Examination): Part {
  return {
    kind: 'figures',
    title: 'At a glance',
    figures: [
      {
        label: 'Claims',
        value: claims.length,
        as: 'whole',
        against: `${independent.length} independent, ${forFees} for fees`,
      },
      {
        label: `Claim ${charted.number}`,
        value: `${charted.elements.length} elements`,
        as: 'text',
        against: opennessText(charted.openness),
      },
      {
        label: 'Antecedents to check',
        value: antecedents.length,
        as: 'whole',
        tone: antecedents.length > 0 ? 'bad' : 'good',
      },
      {
        label: 'Other wording to check',
        value: flags.length,
        as: 'whole',
        tone: flags.length > 0 ? 'bad' : 'good',
      },
    ],
  };
}

function warningsOf({ charted, references }: Examination): string[] {
  return [
    'This is no legal advice and no opinion on novelty, validity or infringement. A patent attorney decides on filing.',
    ...(charted.transition === ''
      ? [`Claim ${charted.number} has no transition such as “comprising”; its elements may be split wrongly.`]
      : []),
    ...(charted.openness === 'closed'
      ? [`Claim ${charted.number} is closed by “${charted.transition}”: whoever adds anything is outside it.`]
      : []),
    ...(references.length === 0
      ? [
          'No reference was given, so that there is no claim chart yet. Search first, then paste the best texts.',
        ]
      : []),
  ];
}
