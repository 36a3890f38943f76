import type { ModelLimitValues } from '../../../functions/model-shapes.ts';
import { moneyInField, readCount, readMoney } from './amounts.ts';
import type { Problems } from './problems.ts';

export type LimitName = keyof ModelLimitValues;

export type LimitForm = Readonly<Record<LimitName, string>>;

export const limitFields: readonly { name: LimitName; label: string; isMoney: boolean }[] = [
  { name: 'day_tokens', label: 'Tokens a day', isMoney: false },
  { name: 'month_tokens', label: 'Tokens a month', isMoney: false },
  { name: 'day_cost_micro', label: 'Cost a day', isMoney: true },
  { name: 'month_cost_micro', label: 'Cost a month', isMoney: true },
];

export const noLimits: ModelLimitValues = {
  day_tokens: null,
  month_tokens: null,
  day_cost_micro: null,
  month_cost_micro: null,
};

export function limitFormOf(values: ModelLimitValues): LimitForm {
  const texts = limitFields.map(({ name, isMoney }) => {
    const value = values[name];
    return [name, value === null ? '' : isMoney ? moneyInField(value) : String(value)] as const;
  });
  return Object.fromEntries(texts) as LimitForm;
}

export type ReadLimits = { ok: true; values: ModelLimitValues } | { ok: false; problems: Problems };

/** Empty is without limit. */
export function readLimits(form: LimitForm): ReadLimits {
  const problems: Record<string, string> = {};
  const values = { ...noLimits };
  for (const { name, isMoney } of limitFields) {
    const text = form[name];
    if (text.trim() === '') continue;
    const value = isMoney ? readMoney(text) : readCount(text);
    if (value !== undefined) values[name] = value;
    else
      problems[name] = isMoney
        ? 'Write an amount such as 5 or 2.50, or leave it empty for no limit.'
        : 'Write a whole number such as 200000, or leave it empty for no limit.';
  }
  if (isMoreADay(values.day_tokens, values.month_tokens)) problems['day_tokens'] = moreADay;
  if (isMoreADay(values.day_cost_micro, values.month_cost_micro)) problems['day_cost_micro'] = moreADay;
  return Object.keys(problems).length === 0 ? { ok: true, values } : { ok: false, problems };
}

const moreADay = 'A day cannot have more than the month. Lower this, or raise the month.';

function isMoreADay(day: number | null, month: number | null): boolean {
  return day !== null && month !== null && day > month;
}
