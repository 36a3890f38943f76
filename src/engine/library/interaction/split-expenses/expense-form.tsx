import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { OptionList } from '../parts/option-list.tsx';
import { ChoiceControl, TextControl } from '../parts/text-control.tsx';
import type { Expense } from './shares.ts';

interface ExpenseFormProps {
  people: readonly string[];
  onAdd: (expense: Pick<Expense, 'what' | 'amount' | 'paidBy' | 'among'>) => void;
}

/** What was paid, by whom and for whom. */
export function ExpenseForm({ people, onAdd }: ExpenseFormProps) {
  const [what, setWhat] = useState('');
  const [amount, setAmount] = useState('');
  const [paidBy, setPaidBy] = useState(people[0] ?? '');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const among = people.filter((person) => !left.includes(person));
  const value = Math.round(Number(amount) * 100) / 100;
  const fine = value > 0 && value < 1_000_000;
  function add(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (what.trim() === '' || !fine || among.length === 0) return;
    onAdd({ what: what.trim(), amount: value, paidBy, among });
    setWhat('');
    setAmount('');
    setTried(false);
  }
  return (
    <form onSubmit={add} noValidate className="grid grid-cols-1 gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <TextControl
          label="What for"
          value={what}
          onChange={setWhat}
          fault={tried && what.trim() === '' ? 'Say what it was for.' : undefined}
        />
        <TextControl
          label="Amount"
          type="number"
          value={amount}
          onChange={setAmount}
          fault={tried && !fine ? 'Enter an amount above 0.' : undefined}
        />
        <ChoiceControl label="Paid by" value={paidBy} options={people} onChange={setPaidBy} />
      </div>
      <OptionList
        legend="Shared by"
        several
        options={people}
        chosen={among}
        onChange={(chosen) => setLeft(people.filter((person) => !chosen.includes(person)))}
        fault={tried && among.length === 0 ? 'Choose at least one person.' : undefined}
      />
      <Button look="primary" type="submit" className="justify-self-start">
        Add expense
      </Button>
    </form>
  );
}
