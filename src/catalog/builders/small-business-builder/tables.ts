import type { Part } from '../../agent-desk/parts.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { BusinessInput } from './fields.ts';
import { monthLabel } from './month-label.ts';
import type { Plan } from './plan.ts';
import type { NamedPlan, PlanBreakEven } from './plan-figures.ts';

const hundred = 100;
const shownMonths = 12;

export function productTable(input: BusinessInput, { products }: Plan): Part {
  return {
    kind: 'table',
    title: 'What each product brings',
    columns: [
      { key: 'name', label: 'Product or service', as: 'text' },
      { key: 'price', label: 'Price', as: 'money' },
      { key: 'cost', label: 'Direct cost', as: 'money' },
      { key: 'margin', label: 'Margin per unit', as: 'money' },
      { key: 'ratio', label: 'Of the price', as: 'percent' },
      { key: 'units', label: 'Units in year 1', as: 'whole' },
      { key: 'total', label: 'Margin in year 1', as: 'money' },
    ],
    rows: input.products.map(({ name, price, cost }, index) => {
      const units = (products[index]?.units ?? []).slice(0, shownMonths).reduce((sum, sold) => sum + sold, 0);
      return {
        name,
        price,
        cost,
        margin: price - cost,
        ratio: price > 0 ? ((price - cost) / price) * hundred : null,
        units,
        total: units * (price - cost),
      };
    }),
  };
}

export function scenarioTable(input: BusinessInput, scenarios: readonly NamedPlan[]): Part {
  return {
    kind: 'table',
    title: 'Low, expected and high',
    columns: [
      { key: 'name', label: 'Case', as: 'text' },
      { key: 'revenue', label: 'Sales in year 1', as: 'money' },
      { key: 'first', label: 'Profit in year 1', as: 'money' },
      { key: 'third', label: 'Profit in year 3', as: 'money' },
      { key: 'profitable', label: 'Profitable from', as: 'text' },
      { key: 'low', label: 'Lowest cash', as: 'money' },
      { key: 'month', label: 'In', as: 'text' },
      { key: 'missing', label: 'Missing', as: 'money' },
      { key: 'end', label: 'Cash after 36 months', as: 'money' },
    ],
    rows: scenarios.map(({ name, plan, years, lowest, missing, profitableFrom }) => ({
      name,
      revenue: years[0]?.profit.revenue ?? 0,
      first: years[0]?.profit.netProfit ?? 0,
      third: years[2]?.profit.netProfit ?? 0,
      profitable:
        profitableFrom === undefined ? 'not within 36 months' : monthLabel(plan.days[profitableFrom] ?? ''),
      low: lowest.cash,
      month: monthLabel(plan.days[lowest.month] ?? ''),
      missing,
      end: years[2]?.end.balance.cash ?? 0,
    })),
    note: `Low: ${writeAmount(input.lowSales, 'percent')} fewer units, direct and fixed costs ${writeAmount(input.lowCosts, 'percent')} higher. High: ${writeAmount(input.highSales, 'percent')} more units. Wages stay as they are.`,
  };
}

export function breakEvenFacts(reached: PlanBreakEven): Part {
  return {
    kind: 'figures',
    title: 'Break-even in a month',
    figures: [
      {
        label: 'Contribution margin',
        value: reached.marginRatio * hundred,
        as: 'percent',
        against: 'of sales, after direct costs',
      },
      {
        label: 'Costs to be covered',
        value: reached.fixedCosts,
        as: 'money',
        against: 'in the twelfth month',
      },
      {
        label: 'Units at break-even',
        value: reached.units === undefined ? null : Math.ceil(reached.units - 1e-9),
        as: 'whole',
        against: `planned ${writeAmount(reached.plannedUnits, 'whole')}`,
        tone: (reached.safety ?? -1) < 0 ? 'bad' : 'good',
      },
      { label: 'Sales at break-even', value: reached.revenue ?? null, as: 'money' },
      {
        label: 'Sales may fall by',
        value: reached.safety === undefined ? null : reached.safety * hundred,
        as: 'percent',
        against: 'before a loss',
        tone: (reached.safety ?? -1) < 0 ? 'bad' : 'plain',
      },
    ],
  };
}
