import type { Part } from '../../agent-desk/parts.ts';
import { monthLabel } from './month-label.ts';
import type { Plan } from './plan.ts';
import type { NamedPlan, PlanBreakEven } from './plan-figures.ts';

export function cashChart(scenarios: readonly NamedPlan[]): Part {
  const days = scenarios[0]?.plan.days ?? [];
  return {
    kind: 'chart',
    title: 'Cash at the end of each month',
    chart: 'line',
    category: { key: 'month', label: 'Month' },
    series: scenarios.map(({ key, name }) => ({ key, label: name })),
    rows: days.map((day, month) => ({
      month: monthLabel(day),
      ...Object.fromEntries(
        scenarios.map(({ key, plan }) => [key, Math.round(plan.months[month]?.balance.cash ?? 0)]),
      ),
    })),
    as: 'money',
    note: 'Below zero money is missing.',
  };
}

export function revenueChart({ days, months }: Plan): Part {
  return {
    kind: 'chart',
    title: 'Sales against costs',
    chart: 'line',
    category: { key: 'month', label: 'Month' },
    series: [
      { key: 'sales', label: 'Sales' },
      { key: 'costs', label: 'All costs before tax' },
    ],
    rows: days.map((day, month) => {
      const profit = months[month]?.profit;
      const sales = profit?.revenue ?? 0;
      const costs = sales + (profit?.grants ?? 0) - (profit?.profitBeforeTax ?? 0);
      return { month: monthLabel(day), sales: Math.round(sales), costs: Math.round(costs) };
    }),
    as: 'money',
  };
}

const steps = 10;

/** Sales and costs over units: where they cross, the month carries itself. */
export function breakEvenChart(reached: PlanBreakEven): Part {
  const most = Math.max(reached.plannedUnits, (reached.units ?? 0) * 1.25) * 1.2;
  const pricePerUnit = reached.plannedUnits > 0 ? reached.plannedRevenue / reached.plannedUnits : 0;
  return {
    kind: 'chart',
    title: 'Break-even chart of a month',
    chart: 'line',
    category: { key: 'units', label: 'Units' },
    series: [
      { key: 'sales', label: 'Sales' },
      { key: 'costs', label: 'Fixed and direct costs' },
      { key: 'fixed', label: 'Fixed costs' },
    ],
    rows: Array.from({ length: steps + 1 }, (_, step) => {
      const units = (most * step) / steps;
      return {
        units: units.toLocaleString('en', { maximumFractionDigits: most < steps ? 1 : 0 }),
        sales: Math.round(units * pricePerUnit),
        costs: Math.round(reached.fixedCosts + units * (pricePerUnit - reached.marginPerUnit)),
        fixed: Math.round(reached.fixedCosts),
      };
    }),
    as: 'money',
    note: 'In the mix of products that was entered.',
  };
}
