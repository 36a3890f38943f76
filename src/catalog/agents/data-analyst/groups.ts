import { type Description, describe } from '../../../methods/statistics/describe.ts';
import { type NormalityTest, testNormality } from '../../../methods/statistics/normality.ts';
import type { ReadColumn } from '../../../methods/statistics/read-column.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { columnNamed, type DataSet, figuresOf, wordsOf } from './answer.ts';
import type { AnalysisInput } from './fields.ts';
import { shortened } from './written.ts';

export interface Group {
  readonly name: string;
  readonly values: Float64Array;
  readonly description: Description;
  readonly normality: NormalityTest | undefined;
}

export interface Grouped {
  readonly measure: ReadColumn;
  readonly by: ReadColumn;
  readonly groups: readonly Group[];
  readonly used: number;
  readonly small: readonly string[];
}

const mostGroups = 12;
const fewestValues = 2;

export function groupedData(data: DataSet, input: AnalysisInput): Grouped {
  const measure = figuresOf(data, input.measure, 'measure');
  const by = columnNamed(data, input.groups, 'groups');
  if (by === measure)
    throw new WorkFault('A column cannot be compared with itself. Name another one.', 'groups');
  if (by.distinct > mostGroups)
    throw new WorkFault(
      `“${shortened(by.name)}” has ${by.distinct} different values; a column of groups has two to twelve. For two measures ask whether they are related.`,
      'groups',
    );
  const words = wordsOf(data, by);
  const byName = new Map<string, number[]>();
  for (const [row, word] of words.entries()) {
    const value = measure.values[row] ?? Number.NaN;
    if (word === undefined || Number.isNaN(value)) continue;
    const list = byName.get(word);
    if (list === undefined) byName.set(word, [value]);
    else list.push(value);
  }
  const all = [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const large = all.filter(([, values]) => values.length >= fewestValues);
  if (large.length < 2)
    throw new WorkFault(
      `“${shortened(by.name)}” does not part the values into two groups of at least two each. Choose another column.`,
      'groups',
    );
  const groups = large.flatMap(([name, list]): Group[] => {
    const values = Float64Array.from(list);
    const description = describe(values);
    return description === undefined ? [] : [{ name, values, description, normality: testNormality(values) }];
  });
  return {
    measure,
    by,
    groups,
    used: groups.reduce((sum, { values }) => sum + values.length, 0),
    small: all.filter(([, values]) => values.length < fewestValues).map(([name]) => name),
  };
}

const enough = 30;
const strongSkew = 2;

export interface Choice {
  readonly by: 'means' | 'ranks';
  readonly why: string;
}

/** Means where they stand for their groups, ranks where they do not. The rule looks at shape and size, never at the answer. */
export function choiceOf(groups: readonly Group[], limit: number): Choice {
  const smallest = Math.min(...groups.map(({ values }) => values.length));
  const isSkewed = groups.some(({ description }) => Math.abs(description.skew ?? 0) > strongSkew);
  if (groups.some(({ description }) => !((description.deviation ?? 0) > 0)))
    return {
      by: 'ranks',
      why: 'one of the groups has no spread at all, so that a test of means cannot be worked out',
    };
  if (smallest >= enough && !isSkewed)
    return {
      by: 'means',
      why: `every group has at least ${enough} values and none is strongly skewed, so that means are reliable whatever the exact shape`,
    };
  const odd = groups.filter(({ normality }) => normality !== undefined && normality.chance < limit);
  if (odd.length > 0 || isSkewed)
    return {
      by: 'ranks',
      why: `${odd.length > 0 ? `the values in ${odd.length === 1 ? `“${shortened(odd[0]?.name ?? '')}”` : `${odd.length} groups`} do not look normal` : 'a group is strongly skewed'}, so that ranks are safer than means`,
    };
  return { by: 'means', why: 'no group gives reason to doubt that its values are normal' };
}
