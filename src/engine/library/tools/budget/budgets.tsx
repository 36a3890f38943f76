import { type FormEvent, useState } from 'react';
import { inputClass } from '../../records/field-input.tsx';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { say } from '../../ui/toast.tsx';
import { Labelled } from '../../views/form-parts.tsx';

const limits = createValue<Readonly<Record<string, number>>>('budget-limits', {});

interface BudgetsProps {
  categories: readonly string[];
  spent: readonly { label: string; value: number }[];
  /** The month that is looked at. */
  period: string;
  money: (value: number) => string;
}

/** How much may be spent in a month for each category, and how much of it is gone. */
export function Budgets({ categories, spent, period, money }: BudgetsProps) {
  const [budgets, setBudgets] = useValue(limits);
  const [category, setCategory] = useState(categories[0] ?? '');
  const [amount, setAmount] = useState('');
  const [fault, setFault] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    const value = Number(amount);
    if (amount.trim() === '' || !(value > 0)) return setFault('Enter an amount above 0.');
    setFault('');
    setAmount('');
    setBudgets({ ...budgets, [category]: value });
    say(`The budget for ${category} is ${money(value)} a month.`, { undo: () => setBudgets(budgets) });
  }
  function remove(name: string): void {
    setBudgets(Object.fromEntries(Object.entries(budgets).filter(([one]) => one !== name)));
    say(`The budget for ${name} was removed.`, { undo: () => setBudgets(budgets) });
  }
  return (
    <Panel title={`Monthly budgets, ${period}`}>
      <div className="grid grid-cols-1 gap-4">
        {Object.keys(budgets).length === 0 ? (
          <p className="text-muted">Set a budget for a category to see how much of it is used.</p>
        ) : null}
        <ul className="grid grid-cols-1 gap-4 empty:hidden">
          {Object.entries(budgets).map(([name, limit]) => (
            <BudgetLine
              key={name}
              name={name}
              limit={limit}
              used={spent.find(({ label }) => label === name)?.value ?? 0}
              money={money}
              onRemove={() => remove(name)}
            />
          ))}
        </ul>
        <form
          onSubmit={submit}
          noValidate
          className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <Labelled label="Budget for">
            <select
              value={category}
              onChange={(event) => setCategory(event.target.value)}
              className={inputClass}
            >
              {categories.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </Labelled>
          <Labelled label="Amount a month">
            <input
              inputMode="decimal"
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
              className={inputClass}
            />
          </Labelled>
          <Button look="primary" type="submit">
            Set budget
          </Button>
        </form>
        {fault === '' ? null : (
          <p role="alert" className="font-medium text-danger-ink">
            {fault}
          </p>
        )}
      </div>
    </Panel>
  );
}

interface BudgetLineProps {
  name: string;
  limit: number;
  used: number;
  money: (value: number) => string;
  onRemove: () => void;
}

function BudgetLine({ name, limit, used, money, onRemove }: BudgetLineProps) {
  return (
    <li data-budget={name} className="grid grid-cols-1 gap-1.5">
      <Progress label={name} value={used} max={limit} />
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className={used > limit ? 'font-semibold text-danger-ink' : ''}>
          {money(used)} of {money(limit)}
          {used > limit ? `, ${money(used - limit)} too much` : `, ${money(limit - used)} left`}
        </span>
        <Button look="quiet" aria-label={`Remove the budget for ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
