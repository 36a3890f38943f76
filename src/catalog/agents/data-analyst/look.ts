import type { Answer, DataSet } from './answer.ts';
import type { ColumnProfile } from './column-profile.ts';
import { boxes, histogram } from './drawings.ts';
import type { Fault } from './faults.ts';
import { figure, shortened } from './written.ts';

const shownHistograms = 3;
const hundred = 100;

/** The first look: what is in the data, without a test. */
export function look(
  data: DataSet,
  profiles: readonly ColumnProfile[],
  faults: readonly Fault[],
  outliers: number,
): Answer {
  const cells = data.columns.reduce((sum, { rows }) => sum + rows, 0);
  const missing = data.columns.reduce((sum, column) => sum + column.missing, 0);
  const measures = profiles.filter(({ search }) => search !== undefined);
  const present = (profile: ColumnProfile) =>
    Float64Array.from(profile.rows ?? [], (row) => profile.column.values[row] ?? 0);
  return {
    summary: `${data.sheet.rows.length.toLocaleString('en')} rows in ${data.columns.length} columns, ${measures.length} of them measures; ${figure((missing / Math.max(1, cells)) * hundred)} % of the cells are missing, ${faults.length === 0 ? 'no faults' : `${faults.length} kinds of faults`} and ${outliers} outlying values were found.`,
    values: {
      rows: data.sheet.rows.length,
      columns: data.columns.length,
      measures: measures.length,
      missing,
      faults: faults.length,
      outliers,
    },
    figures: [
      { label: 'Rows', value: data.sheet.rows.length, as: 'whole' },
      { label: 'Columns', value: data.columns.length, as: 'whole', against: `${measures.length} measures` },
      {
        label: 'Missing',
        value: (missing / Math.max(1, cells)) * hundred,
        as: 'percent',
        against: `${missing} cells`,
      },
      {
        label: 'Kinds of faults',
        value: faults.length,
        as: 'whole',
        tone: faults.length > 0 ? 'bad' : 'good',
      },
    ],
    parts: measures
      .slice(0, shownHistograms)
      .flatMap((profile) =>
        profile.description === undefined
          ? []
          : [
              histogram(
                `How ${shortened(profile.column.name)} is spread`,
                present(profile),
                profile.description,
              ),
              boxes(
                `${shortened(profile.column.name)}, with what lies beyond the fences`,
                profile.column.name,
                [{ name: 'All rows', description: profile.description, values: present(profile) }],
              ),
            ],
      ),
    checks: [],
    chosen:
      'No question was asked of the data, so that no test was made. A test that is chosen after seeing what stands out would find it too easily.',
    canSay: [
      'What each column holds, how it is spread, what is missing, and what is wrong with how it is written.',
    ],
    cannotSay: [
      'Whether anything differs, depends or changes: ask that as a question first, then choose the columns.',
    ],
    warnings: [],
  };
}
