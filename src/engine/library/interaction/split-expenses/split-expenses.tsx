import { type FormEvent, useState } from 'react';
import { formatMoney } from '../../records/format-value.ts';
import { newId } from '../../store/collection.ts';
import { inDays } from '../../store/sample-dates.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { TextControl } from '../parts/text-control.tsx';
import { useList } from '../parts/use-list.ts';
import { ExpenseForm } from './expense-form.tsx';
import { balances, type Debt, debtsOf, type Expense, type Payment } from './shares.ts';

const keptPeople = createValue<readonly string[] | null>('split-people', null);
const keptExpenses = createValue<readonly Expense[] | null>('split-expenses', null);
const keptPayments = createValue<readonly Payment[]>('split-payments', []);

interface SplitExpensesProps {
  people: readonly string[];
  samples: readonly Pick<Expense, 'what' | 'amount' | 'paidBy'>[];
}

/** Who paid what in a group, who owes whom, and what is settled. */
export function SplitExpenses({ people: start, samples }: SplitExpensesProps) {
  const [people, keepPeople] = useList(keptPeople, start);
  const [expenses, keepExpenses] = useList(
    keptExpenses,
    samples.map((sample, index) => ({
      ...sample,
      id: `expense-${index + 1}`,
      among: start,
      at: inDays(-index - 1, '19:00'),
    })),
  );
  const [payments, keepPayments] = useValue(keptPayments);
  const sums = balances(people, expenses, payments);
  function settle(debt: Debt): void {
    keepPayments([{ ...debt, id: newId(), at: new Date().toISOString() }, ...payments]);
    say(`${debt.from} has paid ${formatMoney(debt.amount)} to ${debt.to}.`, {
      undo: () => keepPayments(payments),
    });
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title="Add an expense">
        <ExpenseForm
          key={people.length}
          people={people}
          onAdd={(expense) => {
            keepExpenses([{ ...expense, id: newId(), at: new Date().toISOString() }, ...expenses]);
            say(`${expense.what} is shared by ${expense.among.length}.`);
          }}
        />
        <AddPerson
          people={people}
          onAdd={(name) => {
            keepPeople([...people, name]);
            say(`${name} is in the group.`);
          }}
        />
      </Panel>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
        <Owing sums={sums} onSettle={settle} />
        <History
          expenses={expenses}
          payments={payments}
          onRemove={(expense) => {
            keepExpenses(expenses.filter(({ id }) => id !== expense.id));
            say(`${expense.what} is deleted.`, { undo: () => keepExpenses(expenses) });
          }}
        />
      </div>
    </div>
  );
}

function AddPerson({ people, onAdd }: { people: readonly string[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-3 border-t border-line pt-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        const plain = name.trim();
        if (plain === '' || people.includes(plain))
          return say('Write a name that is not in the group yet.', { tone: 'bad' });
        onAdd(plain);
        setName('');
      }}
    >
      <div className="min-w-0 flex-1 basis-52">
        <TextControl label="Add somebody to the group" value={name} onChange={setName} />
      </div>
      <Button type="submit">Add person</Button>
    </form>
  );
}

interface OwingProps {
  sums: ReadonlyMap<string, number>;
  onSettle: (debt: Debt) => void;
}

function Owing({ sums, onSettle }: OwingProps) {
  const debts = debtsOf(sums);
  return (
    <Panel title="Who owes whom">
      <div role="status" className="grid grid-cols-1 gap-2">
        {debts.length === 0 ? <p>Nobody owes anything. All is settled.</p> : null}
        {debts.map((debt) => (
          <div key={`${debt.from} ${debt.to}`} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {debt.from} owes {debt.to} <strong className="tabular-nums">{formatMoney(debt.amount)}</strong>
            </span>
            <Button aria-label={`Settle ${debt.from} to ${debt.to}`} onClick={() => onSettle(debt)}>
              Settle
            </Button>
          </div>
        ))}
      </div>
      <h3 className="mt-4 font-heading font-semibold">Balances</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {[...sums].map(([person, value]) => (
          <li key={person} className="flex justify-between gap-2">
            <span>{person}</span>
            <span className="tabular-nums">
              {value < 0 ? '−' : '+'}
              {formatMoney(Math.abs(value))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface HistoryProps {
  expenses: readonly Expense[];
  payments: readonly Payment[];
  onRemove: (expense: Expense) => void;
}

function History({ expenses, payments, onRemove }: HistoryProps) {
  const total = expenses.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Panel title={`Expenses (${expenses.length})`}>
      <p className="mb-3">{formatMoney(Math.round(total * 100) / 100)} in all.</p>
      <ul className="grid grid-cols-1 gap-2">
        {expenses.map((expense) => (
          <li key={expense.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 flex-1 basis-40">
              <strong>{expense.what}</strong> · {formatMoney(expense.amount)}
              <span className="block text-sm text-muted">
                {expense.paidBy} for {expense.among.length} · {formatMoment(expense.at)}
              </span>
            </span>
            <Button aria-label={`Delete ${expense.what}`} onClick={() => onRemove(expense)}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <h3 className="mt-4 font-heading font-semibold">Settled ({payments.length})</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {payments.map((payment) => (
          <li key={payment.id}>
            {payment.from} paid {formatMoney(payment.amount)} to {payment.to}, {formatMoment(payment.at)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
