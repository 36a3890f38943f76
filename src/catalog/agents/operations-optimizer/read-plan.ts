import type { Programme, ProgrammeLimit, Relation } from '../../../methods/operations/linear-programme.ts';
import { readNumber } from '../../agent-desk/check-cell.ts';
import { type InputFault, WorkFault } from '../../agent-desk/work.ts';
import type { OperationsInput } from './fields.ts';
import { listed } from './written.ts';

const relations: Readonly<Record<string, Relation>> = {
  '<=': 'at most',
  '≤': 'at most',
  '=<': 'at most',
  'at most': 'at most',
  '>=': 'at least',
  '≥': 'at least',
  '=>': 'at least',
  'at least': 'at least',
  '=': 'exactly',
  '==': 'exactly',
  exactly: 'exactly',
};
const mostLimits = 60;
const largest = 1e9;
const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What no table alone can see. */
export function checkVariables({ variables = [] }: OperationsInput): InputFault[] {
  return variables.flatMap(({ name, least, most, gain }, row): InputFault[] => {
    const before = variables.findIndex((other) => same(other.name, name));
    if (before !== row)
      return [
        {
          field: 'variables',
          row,
          column: 'name',
          message: `“${name}” stands twice. Give every decision its own name.`,
        },
      ];
    if (same(name, 'Relation') || same(name, 'Bound'))
      return [
        {
          field: 'variables',
          row,
          column: 'name',
          message: `“${name}” is the name of a column of the limits. Choose another one.`,
        },
      ];
    if (Math.abs(gain) > largest)
      return [
        {
          field: 'variables',
          row,
          column: 'gain',
          message: 'This is too large to be reckoned with beside the others. Use larger units.',
        },
      ];
    const outside = [least, most].some((bound) => bound !== undefined && Math.abs(bound) > largest);
    if (outside)
      return [
        {
          field: 'variables',
          row,
          message: 'Bounds beyond a thousand million are none. Leave the cell empty, or use larger units.',
        },
      ];
    return (least ?? 0) > (most ?? Number.POSITIVE_INFINITY)
      ? [
          {
            field: 'variables',
            row,
            column: 'most',
            message: 'The most is less than the least. Correct one of them; an empty least amount is zero.',
          },
        ]
      : [];
  });
}

export function readPlan(input: OperationsInput): Programme {
  const { variables = [], limits: sheet, aim = 'most' } = input;
  if (sheet === undefined) throw new WorkFault('Enter the limits.', 'limits');
  if (sheet.rows.length > mostLimits)
    throw new WorkFault(
      `These are ${sheet.rows.length} limits; at most ${mostLimits} can be taken.`,
      'limits',
    );
  const place = (name: string) => sheet.columns.findIndex((column) => same(column, name));
  const [relation, bound] = [place('Relation'), place('Bound')];
  if (relation === -1 || bound === -1)
    throw new WorkFault(
      'The limits need a column “Relation” with <=, >= or =, and a column “Bound”.',
      'limits',
    );
  const missing = variables.filter(({ name }) => place(name) === -1);
  if (missing.length > 0)
    throw new WorkFault(
      `The limits have no column for ${listed(missing.slice(0, 5).map(({ name }) => `“${name}”`))}. Each decision needs a column of exactly its name; zeros may stay empty.`,
      'limits',
    );
  const known = new Set([0, relation, bound, ...variables.map(({ name }) => place(name))]);
  const stray = sheet.columns.find((_, at) => !known.has(at));
  if (stray !== undefined)
    throw new WorkFault(
      `The column “${stray}” is no decision. Add it to the decisions, or take it out.`,
      'limits',
    );
  return {
    aim,
    variables: variables.map(({ name, gain, least, most, whole }) => ({
      name,
      gain,
      least: least ?? 0,
      most: most ?? null,
      isWhole: whole,
    })),
    limits: sheet.rows.map((row, at): ProgrammeLimit => {
      const cells = Array.isArray(row) ? row.map(String) : [];
      const name = (cells[0] ?? '').trim() || `Limit ${at + 1}`;
      const found = relations[(cells[relation] ?? '').trim().toLowerCase()];
      if (found === undefined)
        throw new WorkFault(
          `“${name}” has no relation. Write <=, >= or = in the column “Relation”.`,
          'limits',
        );
      const number = (cell: string | undefined, column: string) => {
        const text = (cell ?? '').trim();
        const value = text === '' ? 0 : readNumber(text);
        if (!Number.isFinite(value) || Math.abs(value) > largest)
          throw new WorkFault(
            `“${name}”, column “${column}”: “${text.slice(0, 30)}” is no number that can be used. Write it in digits.`,
            'limits',
          );
        return value;
      };
      return {
        name,
        relation: found,
        bound: number(cells[bound], 'Bound'),
        coefficients: variables.map((variable) => number(cells[place(variable.name)], variable.name)),
      };
    }),
  };
}
