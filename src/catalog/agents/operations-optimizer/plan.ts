import { solveWhole } from '../../../methods/operations/integer-programme.ts';

import type { Programme } from '../../../methods/operations/linear-programme.ts';
import { readTableau } from '../../../methods/operations/sensitivity.ts';
import { solveLinear } from '../../../methods/operations/simplex.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import type { OperationsInput } from './fields.ts';
import { planDrawing } from './plan-drawing.ts';
import { planMemo, type SolvedPlan } from './plan-memo.ts';
import { endlessResult, impossibleResult } from './plan-trouble.ts';
import { planWorkbook } from './plan-workbook.ts';
import { readPlan } from './read-plan.ts';
import { figure, listed } from './written.ts';

const shownDecisions = 6;

export function bestPlan(input: OperationsInput): AgentResult {
  const programme = readPlan(input);
  const hasWhole = programme.variables.some(({ isWhole }) => isWhole);
  const relaxed = solveLinear(programme);
  if (relaxed.status !== 'best') return withoutPlan(programme, relaxed.status, false);
  const whole = hasWhole ? solveWhole(programme) : undefined;
  if (whole !== undefined && whole.status !== 'best') return withoutPlan(programme, whole.status, true);
  const reading = readTableau(programme, relaxed.values, relaxed.form);
  const solved: SolvedPlan = {
    programme,
    aimName: input.aimName ?? 'the aim',
    values: whole?.values ?? relaxed.values,
    result: whole?.result ?? relaxed.result,
    bound: relaxed.result,
    hasWhole,
    isProven: whole?.isProven ?? true,
    reading,
  };
  return planResult(solved);
}

function withoutPlan(
  programme: Programme,
  status: 'impossible' | 'endless' | 'stopped',
  isOnlyWhole: boolean,
): AgentResult {
  if (status === 'impossible') return impossibleResult(programme, isOnlyWhole);
  if (status === 'endless') return endlessResult(programme);
  throw new WorkFault(
    'The search did not come to an end. Use fewer decisions in whole numbers, or units of similar size.',
    'variables',
  );
}

function planResult(solved: SolvedPlan): AgentResult {
  const { programme, values, result, aimName, reading, hasWhole, isProven, bound } = solved;
  const used = programme.variables.flatMap(({ name }, at) =>
    (values[at] ?? 0) === 0 ? [] : [`${figure(values[at] ?? 0)} ${name}`],
  );
  const drawing = planDrawing(solved);
  const others = reading.hasOthers && !hasWhole;
  return {
    summary: `${isProven ? 'The best plan' : 'The best plan found'} is ${used.length === 0 ? 'to do nothing' : listed([...used.slice(0, shownDecisions), ...(used.length > shownDecisions ? [`${used.length - shownDecisions} more`] : [])])}, for ${figure(result)} ${aimName}.`,
    values: {
      ...Object.fromEntries(programme.variables.map(({ name }, at) => [name, values[at] ?? 0])),
      ...Object.fromEntries(
        programme.limits.map(({ name }, at) => [`price of ${name}`, reading.limits[at]?.price ?? null]),
      ),
      result,
      relaxed: bound,
    },
    parts: [
      {
        kind: 'figures',
        title: 'The plan',
        figures: [
          {
            label: aimName,
            value: result,
            as: 'number',
            ...(hasWhole ? { against: `${figure(bound)} without whole numbers` } : {}),
          },
          {
            label: 'Decisions used',
            value: used.length,
            as: 'whole',
            against: `of ${programme.variables.length}`,
          },
          {
            label: 'Limits that bind',
            value: bindingLimits(solved).length,
            as: 'whole',
            against: `of ${programme.limits.length}`,
          },
        ],
      },
      decisionTable(solved),
      limitTable(solved),
      ...(drawing === undefined ? [] : [drawing]),
      planMemo(solved, bindingLimits(solved)),
    ],
    warnings: [
      ...(isProven
        ? []
        : [
            'The search in whole numbers was cut short: the plan keeps all limits, and no plan can beat the figure without whole numbers, but a better one may exist.',
          ]),
      ...(others
        ? ['Another plan is just as good: a decision outside the plan could come in at no loss.']
        : []),
      ...(reading.isDegenerate && !hasWhole
        ? [
            'The plan is degenerate: more limits meet in it than are needed. Shadow prices may then be different for more and for less.',
          ]
        : []),
    ],
    workbook: planWorkbook(solved),
  };
}

function bindingLimits({ programme, values }: Pick<SolvedPlan, 'programme' | 'values'>): string[] {
  return programme.limits.flatMap(({ name, coefficients, bound }) => {
    const amount = coefficients.reduce((sum, value, at) => sum + value * (values[at] ?? 0), 0);
    return Math.abs(amount - bound) <= 1e-6 * (1 + Math.abs(bound)) ? [name] : [];
  });
}

function span({ from, to }: { readonly from: number | null; readonly to: number | null }): string {
  if (from === null && to === null) return 'any';
  if (from === null) return `up to ${figure(to ?? 0)}`;
  return to === null ? `from ${figure(from)}` : `${figure(from)} to ${figure(to)}`;
}

function decisionTable({ programme, values, reading, hasWhole }: SolvedPlan): Part {
  return {
    kind: 'table',
    title: 'Decisions',
    columns: [
      { key: 'name', label: 'Decision', as: 'text' },
      { key: 'amount', label: 'Amount', as: 'number' },
      { key: 'gain', label: 'Contribution of one', as: 'number' },
      { key: 'whole', label: 'In all', as: 'number' },
      { key: 'reduced', label: 'Reduced cost', as: 'number' },
      { key: 'holds', label: 'Plan holds for a contribution', as: 'text' },
    ],
    rows: programme.variables.map(({ name, gain }, at) => ({
      name,
      amount: values[at] ?? 0,
      gain,
      whole: gain * (values[at] ?? 0),
      reduced: hasWhole ? null : (reading.variables[at]?.reduced ?? null),
      holds: hasWhole ? '–' : span(reading.variables[at]?.holds ?? { from: null, to: null }),
    })),
    note: hasWhole
      ? 'Plans in whole numbers have no reduced costs: they jump instead of sliding.'
      : 'Reduced cost: what one unit more of a decision outside the plan, or of the bound that holds one back, would change in the aim. As long as a contribution stays in its range, and all others as they are, the amounts stay the same.',
  };
}

function limitTable({ programme, values, reading, hasWhole }: SolvedPlan): Part {
  const relation = { 'at most': '≤', 'at least': '≥', exactly: '=' };
  return {
    kind: 'table',
    title: hasWhole ? 'Limits; prices are those of the plan without whole numbers' : 'Limits',
    columns: [
      { key: 'name', label: 'Limit', as: 'text' },
      { key: 'used', label: 'Used', as: 'number' },
      { key: 'bound', label: 'Bound', as: 'text' },
      { key: 'slack', label: 'Left', as: 'number' },
      { key: 'price', label: 'Shadow price', as: 'number' },
      { key: 'holds', label: 'Price holds for a bound', as: 'text' },
    ],
    rows: programme.limits.map(({ name, coefficients, relation: kind, bound }, at) => {
      const used = coefficients.reduce((sum, value, place) => sum + value * (values[place] ?? 0), 0);
      const slack = kind === 'at least' ? used - bound : bound - used;
      return {
        name,
        used,
        bound: `${relation[kind]} ${figure(bound)}`,
        slack: Math.abs(slack) < 1e-9 ? 0 : slack,
        price: reading.limits[at]?.price ?? null,
        holds: span(reading.limits[at]?.holds ?? { from: null, to: null }),
      };
    }),
    note: 'Shadow price: by how much the aim changes for one unit more of the bound, all else the same. It is the most worth paying for that unit, on top of what it costs already.',
  };
}
