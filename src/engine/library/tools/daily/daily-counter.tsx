import { useState } from 'react';
import { BarChart } from '../../charts/bar-chart.tsx';
import { formatNumber } from '../../records/format-value.ts';
import type { AppRecord, Collection } from '../../store/collection.ts';
import { createCollection } from '../../store/create-collection.ts';
import { today } from '../../store/sample-dates.ts';
import { useRecords } from '../../store/use-records.ts';
import { createValue, type StoredValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { StatRow } from '../../ui/stat.tsx';
import { say } from '../../ui/toast.tsx';
import { toCsv } from '../../views/csv.ts';
import { shiftDay, weekdayText } from '../parts/day-list.ts';
import { readNumber } from '../parts/number-text.ts';
import { DownloadButton } from '../parts/tool-buttons.tsx';
import { NumberField, TextField } from '../parts/tool-fields.tsx';
import { averageOf, totalOn, weekTotals } from './day-totals.ts';

type Entry = AppRecord & { day: string; what: string; amount: number };

interface Counter {
  readonly entries: Collection<Entry>;
  readonly goal: StoredValue<number>;
}

const counters = new Map<string, Counter>();

/** What is counted each day: `calories`, `water`, `steps`. */
export interface CounterKind {
  readonly name: string;
  readonly unit: string;
  readonly goal: number;
  readonly quick: readonly { readonly label: string; readonly amount: number }[];
}

function openCounter({ name, goal, quick }: CounterKind): Counter {
  const known = counters.get(name);
  if (known !== undefined) return known;
  const made: Counter = {
    goal: createValue(`${name}-goal`, goal),
    entries: createCollection<Entry>({
      name: `${name}-entries`,
      version: 1,
      // The days before today, so that the chart of the week is not empty.
      samples: () =>
        [1, 2, 3, 4, 5, 6].map((back) => ({
          id: `${name}-${back}`,
          createdAt: new Date().toISOString(),
          day: shiftDay(today(), -back),
          what: quick[0]?.label ?? name,
          amount: Math.round((goal * (60 + ((back * 37) % 50))) / 100),
        })),
    }),
  };
  counters.set(name, made);
  return made;
}

/** Entries of a day, their total against a goal, and the week as a chart. */
export function DailyCounter({ title, kind }: { title: string; kind: CounterKind }) {
  const { entries, goal: keptGoal } = openCounter(kind);
  const all = useRecords(entries);
  const [goal, setGoal] = useValue(keptGoal);
  const [day, setDay] = useState(today());
  const total = totalOn(all, day);
  const week = weekTotals(all, day);
  const ofDay = all.filter((entry) => entry.day === day);
  const add = (what: string, amount: number) => {
    entries.add({ day, what, amount });
    say(`${formatNumber(amount)} ${kind.unit} added.`);
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <StatRow
        stats={[
          { label: day === today() ? 'Today' : day, value: `${formatNumber(total)} ${kind.unit}` },
          { label: 'Goal', value: `${formatNumber(goal)} ${kind.unit}` },
          {
            label: total >= goal ? 'Above the goal' : 'Left',
            value: `${formatNumber(Math.abs(goal - total))} ${kind.unit}`,
          },
          { label: 'Average of the week', value: `${formatNumber(averageOf(week))} ${kind.unit}` },
        ]}
      />
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-5">
          <Progress
            label={`${formatNumber(total)} of ${formatNumber(goal)} ${kind.unit}`}
            value={total}
            max={goal}
          />
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <TextField
              label="Day"
              type="date"
              value={day}
              onChange={(next) => setDay(next === '' ? today() : next)}
            />
            <GoalField key={goal} goal={goal} unit={kind.unit} onChange={setGoal} />
          </div>
          <AddEntry kind={kind} onAdd={add} />
          <EntryList entries={ofDay} unit={kind.unit} store={entries} />
          <p role="status" className="font-semibold">
            Total: {formatNumber(total)} {kind.unit}
            {total >= goal ? '. The goal is reached.' : ''}
          </p>
        </div>
      </Panel>
      <Panel
        title="The week"
        tools={
          <DownloadButton
            name={`${kind.name}.csv`}
            text={toCsv([
              ['Day', 'Entry', kind.unit],
              ...all.map((entry) => [entry.day, entry.what, String(entry.amount)]),
            ])}
            type="text/csv"
            label="Export CSV"
          />
        }
      >
        <BarChart
          label={`${kind.name} by day`}
          points={week.map((one) => ({ label: weekdayText(one.day), value: one.total }))}
          format={formatNumber}
        />
      </Panel>
    </div>
  );
}

function GoalField({
  goal,
  unit,
  onChange,
}: {
  goal: number;
  unit: string;
  onChange: (goal: number) => void;
}) {
  const [text, setText] = useState(String(goal));
  const value = readNumber(text);
  const wrong = value === undefined || value <= 0;
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <NumberField
          label={`Daily goal (${unit})`}
          value={text}
          onChange={setText}
          fault={wrong ? 'Enter a number above 0.' : undefined}
        />
      </div>
      <Button
        className="mt-[1.6rem]"
        disabled={wrong || value === goal}
        onClick={() => {
          if (value !== undefined) onChange(value);
          say('The goal is set.');
        }}
      >
        Set goal
      </Button>
    </div>
  );
}

function AddEntry({ kind, onAdd }: { kind: CounterKind; onAdd: (what: string, amount: number) => void }) {
  const [what, setWhat] = useState('');
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_1fr_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const amount = readNumber(text);
        if (amount === undefined || amount <= 0) return setFault('Enter a number above 0.');
        onAdd(what.trim() === '' ? 'Entry' : what.trim(), amount);
        setWhat('');
        setText('');
        setFault(undefined);
      }}
    >
      <TextField label="What" value={what} onChange={setWhat} placeholder={kind.quick[0]?.label} />
      <NumberField label={`Amount (${kind.unit})`} value={text} onChange={setText} fault={fault} />
      <Button type="submit" look="primary" className="sm:mt-[1.6rem]">
        Add entry
      </Button>
      <div role="group" aria-label="Quick entries" className="flex flex-wrap gap-2 sm:col-span-3">
        {kind.quick.map(({ label, amount }) => (
          <Button key={label} onClick={() => onAdd(label, amount)}>
            {label}: {formatNumber(amount)}
          </Button>
        ))}
      </div>
    </form>
  );
}

function EntryList({
  entries,
  unit,
  store,
}: {
  entries: readonly Entry[];
  unit: string;
  store: Collection<Entry>;
}) {
  if (entries.length === 0) return <p className="text-muted">Nothing is entered for this day.</p>;
  return (
    <ul className="grid grid-cols-1 gap-1">
      {entries.map((entry) => (
        <li
          key={entry.id}
          data-entry
          className="flex items-center justify-between gap-3 border-b border-line py-1"
        >
          <span className="min-w-0 break-words">{entry.what}</span>
          <span className="ml-auto font-semibold tabular-nums">
            {formatNumber(entry.amount)} {unit}
          </span>
          <Button
            look="quiet"
            aria-label={`Delete ${entry.what}`}
            onClick={() => {
              store.remove(entry.id);
              say('The entry was deleted.', { undo: () => store.restore(entry) });
            }}
          >
            Delete
          </Button>
        </li>
      ))}
    </ul>
  );
}
