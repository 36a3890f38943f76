import { bmi, calories, pace } from './body-calculations.ts';
import type { Calculation } from './calculation.ts';
import { age, dates, dueDate, gpa, grades } from './everyday-calculations.ts';
import { carbon, salary, tax } from './income-calculations.ts';
import { breakEven, loan, returns, savings } from './loan-calculations.ts';
import { average, custom, quadratic } from './number-calculations.ts';
import { commission, cost, discount, margin, percentage, tip, trip } from './shopping-calculations.ts';

export const calculations: readonly Calculation[] = [
  loan,
  savings,
  percentage,
  discount,
  tip,
  margin,
  tax,
  salary,
  commission,
  cost,
  returns,
  breakEven,
  bmi,
  calories,
  pace,
  age,
  dates,
  gpa,
  grades,
  trip,
  carbon,
  average,
  quadratic,
  dueDate,
  custom,
];
