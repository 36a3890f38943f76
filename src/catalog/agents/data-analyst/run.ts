import { type ReadColumn, readColumn } from '../../../methods/statistics/read-column.ts';
import type { AgentResult, Slide } from '../../agent-desk/result.ts';
import { type RunTools, WorkFault } from '../../agent-desk/work.ts';
import type { Answer, DataSet } from './answer.ts';
import { countOutliers, outlierParts, outliersOf, profileOf, profileTable } from './column-profile.ts';
import { compare } from './compare.ts';
import { counts } from './counts.ts';
import { faultParts, faultsOf } from './faults.ts';
import type { AnalysisInput } from './fields.ts';
import { filesOf } from './files.ts';
import { look } from './look.ts';
import { overTime } from './over-time.ts';
import { predict } from './predict.ts';
import { relation } from './relation.ts';
import { checkTable, reportOf } from './report.ts';
import { rowsInWorkbook, workbookOf } from './workbook.ts';

const mostColumns = 200;
const mostCells = 3_000_000;
const readingShare = 0.5;
const longestSummary = 390;

export function runDataAnalyst(input: AnalysisInput, tools: RunTools): AgentResult {
  const data = readData(input, tools);
  const profiles = data.columns.map(profileOf);
  const faults = faultsOf(data, profiles);
  tools.progress(0.7);
  const outliers = outliersOf(profiles);
  const outlierCount = countOutliers(profiles);
  const answer = answerOf(data, input, tools, () => look(data, profiles, faults, outlierCount));
  tools.progress(0.9);
  const rows = data.sheet.rows.length;
  const summary =
    answer.summary.length > longestSummary
      ? `${answer.summary.slice(0, longestSummary - 1)}…`
      : answer.summary;
  return {
    summary,
    values: answer.values,
    parts: [
      { kind: 'figures', title: 'The answer in figures', figures: answer.figures },
      ...answer.parts,
      ...checkTable(answer),
      profileTable(profiles),
      ...faultParts(faults),
      ...outlierParts(outliers),
      reportOf(data, profiles, faults, outlierCount, answer),
    ],
    warnings: [
      ...answer.warnings,
      ...(rows > rowsInWorkbook
        ? [`The workbook holds the first ${rowsInWorkbook} rows; every figure here is of all ${rows}.`]
        : []),
    ],
    workbook: workbookOf(data, profiles, answer),
    slides: slidesOf(answer),
    files: filesOf(data, profiles, outliers),
  };
}

function readData(input: AnalysisInput, { progress }: RunTools): DataSet {
  const { columns, rows } = input.data;
  if (columns.length > mostColumns)
    throw new WorkFault(
      `This sheet has ${columns.length} columns; at most ${mostColumns} can be taken.`,
      'data',
    );
  if (columns.length * rows.length > mostCells)
    throw new WorkFault(
      `This sheet has ${columns.length * rows.length} cells; at most ${mostCells} can be taken. Leave columns out that the question does not need.`,
      'data',
    );
  const order = input.dayOrder === 'auto' ? undefined : input.dayOrder;
  const read = columns.map((name, at): ReadColumn => {
    const cells = rows.map((row) => (Array.isArray(row) ? String(row[at] ?? '') : ''));
    const column = readColumn(name, cells, order);
    progress((readingShare * (at + 1)) / columns.length);
    return column;
  });
  if (read.every(({ kind }) => kind === 'empty'))
    throw new WorkFault('There is nothing in these rows. Paste the data with their first line.', 'data');
  return { sheet: input.data, columns: read };
}

function answerOf(data: DataSet, input: AnalysisInput, tools: RunTools, first: () => Answer): Answer {
  switch (input.question) {
    case 'compare':
      return compare(data, input);
    case 'relation':
      return relation(data, input);
    case 'predict':
      return predict(data, input);
    case 'counts':
      return counts(data, input, tools);
    case 'time':
      return overTime(data, input);
    default:
      return first();
  }
}

function slidesOf(answer: Answer): Slide[] {
  const drawing = answer.parts.find((part) => part.kind === 'drawing');
  return [
    { title: 'What the data say', bullets: [answer.summary, answer.chosen] },
    ...(drawing === undefined ? [] : [{ title: drawing.title, drawing }]),
    { title: 'What can be concluded', bullets: answer.canSay.slice(0, 6) },
    { title: 'What cannot', bullets: answer.cannotSay },
  ];
}
