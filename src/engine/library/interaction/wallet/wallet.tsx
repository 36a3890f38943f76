import { type FormEvent, useState } from 'react';
import { currentName } from '../../account/session.ts';
import { formatMoney } from '../../records/format-value.ts';
import { newId } from '../../store/collection.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { StatRow } from '../../ui/stat.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { Notice } from '../parts/notice.tsx';
import { ChoiceControl, TextControl } from '../parts/text-control.tsx';
import { balanceOf, type Movement, type MovementKind, movementKinds, whyNotMove } from './ledger.ts';

const kept = createValue<Readonly<Record<string, readonly Movement[]>>>('wallet', {});

interface WalletProps {
  /** A sign such as $ or a word such as coins. */
  unit: string;
  /** What everybody starts with. */
  start: number;
  people: readonly string[];
}

/** What is in the wallet, how it got there, and how it gets out. */
export function Wallet({ unit, start, people }: WalletProps) {
  const [all, keep] = useValue(kept);
  const [opened] = useState(() => new Date().toISOString());
  const name = currentName();
  const movements = all[name] ?? welcome(start, opened);
  const balance = balanceOf(movements);
  function move(kind: MovementKind, amount: number, note: string): void {
    keep({ ...all, [name]: [makeMovement(kind, amount, note), ...movements] });
    say(`${note}: ${formatMoney(amount, unit)}.`);
  }
  const shared = { balance, unit, onMove: move };
  const came = movements.filter(({ amount }) => amount > 0);
  const went = movements.filter(({ amount }) => amount < 0);
  return (
    <div className="grid grid-cols-1 gap-6">
      <StatRow
        stats={[
          { label: 'Balance', value: formatMoney(balance, unit) },
          { label: 'Came in', value: formatMoney(balanceOf(came), unit) },
          { label: 'Went out', value: formatMoney(Math.abs(balanceOf(went)), unit) },
        ]}
      />
      <Panel title="Move money">
        <div className="mb-4">
          <Notice>This wallet lives in your browser. No real money moves.</Notice>
        </div>
        <Tabs
          label="What to do"
          tabs={[
            { label: 'Top up', content: <MoveForm key="in" {...shared} kind="Top-up" button="Top up now" /> },
            {
              label: 'Withdraw',
              content: <MoveForm key="out" {...shared} kind="Withdrawal" button="Withdraw now" />,
            },
            {
              label: 'Transfer',
              content: (
                <MoveForm key="to" {...shared} kind="Transfer" button="Transfer now" people={people} />
              ),
            },
          ]}
        />
      </Panel>
      <History movements={movements} unit={unit} />
    </div>
  );
}

function makeMovement(kind: MovementKind, amount: number, note: string): Movement {
  return {
    id: newId(),
    kind,
    amount: kind === 'Top-up' ? amount : -amount,
    note,
    at: new Date().toISOString(),
  };
}

function welcome(start: number, at: string): readonly Movement[] {
  return start > 0 ? [{ id: 'welcome', kind: 'Top-up', amount: start, note: 'Welcome gift', at }] : [];
}

interface MoveFormProps {
  kind: MovementKind;
  button: string;
  balance: number;
  unit: string;
  people?: readonly string[];
  onMove: (kind: MovementKind, amount: number, note: string) => void;
}

const sources = ['Card', 'Bank account', 'Voucher'];

function MoveForm({ kind, button, balance, unit, people, onMove }: MoveFormProps) {
  const others = people ?? sources;
  const [amount, setAmount] = useState('');
  const [other, setOther] = useState(others[0] ?? '');
  const [fault, setFault] = useState<string>();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const value = Math.round(Number(amount) * 100) / 100;
    const reason = whyNotMove(kind, value, balance);
    setFault(reason);
    if (reason !== undefined) return;
    const note =
      kind === 'Top-up'
        ? `Topped up from ${other.toLowerCase()}`
        : kind === 'Withdrawal'
          ? `Withdrawn to ${other.toLowerCase()}`
          : `Sent to ${other}`;
    onMove(kind, value, note);
    setAmount('');
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
      <TextControl
        label={`Amount (${unit})`}
        type="number"
        value={amount}
        onChange={setAmount}
        fault={fault}
      />
      <ChoiceControl
        label={people === undefined ? (kind === 'Top-up' ? 'From' : 'To') : 'Send to'}
        value={other}
        options={others}
        onChange={setOther}
      />
      <Button look="primary" type="submit" className="sm:justify-self-start">
        {button}
      </Button>
    </form>
  );
}

function History({ movements, unit }: { movements: readonly Movement[]; unit: string }) {
  const [only, setOnly] = useState('');
  const shown = movements.filter(({ kind }) => only === '' || kind === only);
  return (
    <Panel title={`History (${shown.length})`}>
      <div className="max-w-60">
        <ChoiceControl
          label="Show"
          value={only}
          options={[{ value: '', label: 'Everything' }, ...movementKinds]}
          onChange={setOnly}
        />
      </div>
      {shown.length === 0 ? <p className="mt-4 text-muted">Nothing of this kind yet.</p> : null}
      <ul className="mt-4 grid grid-cols-1 gap-2">
        {shown.map((movement) => (
          <li
            key={movement.id}
            className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2 last:border-0"
          >
            <span>
              {movement.note}
              <span className="block text-sm text-muted">
                {movement.kind} · {formatMoment(movement.at)}
              </span>
            </span>
            <span className={`font-semibold tabular-nums ${movement.amount > 0 ? 'text-good' : ''}`}>
              {movement.amount > 0 ? '+' : '−'}
              {formatMoney(Math.abs(movement.amount), unit)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
