import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { DonutChart } from '../../charts/donut-chart.tsx';
import { type Entity, fieldOf, titleOf } from '../../records/entity.ts';
import { inputClass } from '../../records/field-input.tsx';
import { formatValue } from '../../records/format-value.ts';
import { RecordDialog } from '../../records/record-dialog.tsx';
import type { AppRecord } from '../../store/collection.ts';
import { today } from '../../store/sample-dates.ts';
import { useRecords } from '../../store/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { download } from '../../ui/download.ts';
import { Empty } from '../../ui/empty.tsx';
import { StatRow } from '../../ui/stat.tsx';
import { say } from '../../ui/toast.tsx';
import { Labelled } from '../../views/form-parts.tsx';
import { exportableFields, exportRecords } from '../../views/record-export.ts';
import { RecordSheet } from '../../views/record-sheet.tsx';
import { inText } from '../../words/in-text.ts';
import { Budgets } from './budgets.tsx';
import { amountOf, type Flow, flowOf, isIncome, monthOf, monthsOf, spentByCategory } from './money-flow.ts';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function money(value: number): string {
  return formatValue({ name: 'amount', label: 'Amount', kind: 'money' }, Math.round(value * 100) / 100);
}

function nameOfMonth(month: string): string {
  const date = new Date(`${month}-01T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? month : monthName.format(date);
}

/** Money that comes and goes: what is left, where it went, and how much of each budget is used. */
export function BudgetPlanner({ entity }: { entity: Entity }) {
  const all = useRecords(entity.records);
  const [month, setMonth] = useState('');
  const [category, setCategory] = useState('');
  const [adding, setAdding] = useState(false);
  const [openId, setOpen] = useState('');
  const inMonth = all.filter((record) => month === '' || monthOf(record) === month);
  const shown = inMonth.filter((record) => category === '' || String(record.category ?? '') === category);
  const flow = flowOf(inMonth);
  const categories = categoriesOf(entity, all);
  const open = all.find(({ id }) => id === openId);
  const one = inText(entity.one);
  return (
    <section aria-label="Budget" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid grid-cols-2 gap-3">
          <Choice
            label="Month"
            all="All months"
            value={month}
            options={monthsOf(all)}
            onChange={setMonth}
            show={nameOfMonth}
          />
          <Choice
            label="Category"
            all="All categories"
            value={category}
            options={categories}
            onChange={setCategory}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <ExportButton entity={entity} records={shown} />
          <Button look="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-4" />
            Add {one}
          </Button>
        </div>
      </div>
      <FlowStats flow={flow} period={month === '' ? 'All months' : nameOfMonth(month)} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Panel title="Spending by category">
          {flow.spent === 0 ? (
            <p className="text-muted">Nothing was spent.</p>
          ) : (
            <DonutChart label="Spending by category" points={spentByCategory(inMonth)} format={money} />
          )}
        </Panel>
        <Budgets
          categories={categories}
          spent={spentByCategory(
            all.filter((record) => monthOf(record) === (month === '' ? today().slice(0, 7) : month)),
          )}
          period={nameOfMonth(month === '' ? today().slice(0, 7) : month)}
          money={money}
        />
      </div>
      <Panel title={`${entity.many} (${shown.length})`}>
        <Entries entity={entity} records={shown} onOpen={setOpen} />
      </Panel>
      {adding ? (
        <RecordDialog
          entity={entity}
          record={undefined}
          addLabel={`Add ${one}`}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {open === undefined ? null : <RecordSheet entity={entity} record={open} onClose={() => setOpen('')} />}
    </section>
  );
}

function ExportButton({ entity, records }: { entity: Entity; records: readonly AppRecord[] }) {
  return (
    <Button
      onClick={() => {
        download(
          `${entity.name}.csv`,
          exportRecords(entity, records, exportableFields(entity), 'CSV'),
          'text/csv',
        );
        say(`${records.length} ${inText(entity.many)} were exported to ${entity.name}.csv.`);
      }}
    >
      <Download aria-hidden="true" className="size-4" />
      Export CSV
    </Button>
  );
}

function categoriesOf(entity: Entity, records: readonly AppRecord[]): readonly string[] {
  const used = records.map((record) => String(record.category ?? ''));
  return [...new Set([...(fieldOf(entity, 'category')?.options ?? []), ...used])].filter((one) => one !== '');
}

function FlowStats({ flow: { income, spent, balance }, period }: { flow: Flow; period: string }) {
  return (
    <StatRow
      stats={[
        { label: 'Balance', value: money(balance), note: period },
        { label: 'Total income', value: money(income) },
        { label: 'Total expenses', value: money(spent) },
        {
          label: 'Saved',
          value: `${income === 0 ? 0 : Math.round((balance / income) * 100)}%`,
          note: 'of the income',
        },
      ]}
    />
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  value: string;
  options: readonly string[];
  show?: (option: string) => string;
  onChange: (value: string) => void;
}

function Choice({ label, all, value, options, show = (option) => option, onChange }: ChoiceProps) {
  return (
    <Labelled label={label}>
      <select value={value} onChange={(event) => onChange(event.target.value)} className={inputClass}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {show(option)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

interface EntriesProps {
  entity: Entity;
  records: readonly AppRecord[];
  onOpen: (id: string) => void;
}

function Entries({ entity, records, onOpen }: EntriesProps) {
  if (records.length === 0) return <Empty text="Nothing here yet." />;
  const day = fieldOf(entity, 'date');
  const newest = records.toSorted((a, b) => (String(a.date ?? '') < String(b.date ?? '') ? 1 : -1));
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {newest.map((record) => (
        <li key={record.id} data-record={record.id}>
          <button
            type="button"
            onClick={() => onOpen(record.id)}
            className="flex min-h-14 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-control px-2 py-2 text-left hover:bg-soft"
          >
            <span className="min-w-0">
              <span className="block font-semibold break-words">{titleOf(entity, record)}</span>
              <span className="block text-sm">
                {String(record.category ?? '')}
                {day === undefined ? '' : ` · ${formatValue(day, record.date)}`}
              </span>
            </span>
            <span className={`font-heading font-bold tabular-nums ${isIncome(record) ? 'text-good' : ''}`}>
              {isIncome(record) ? '+' : '−'}
              {money(amountOf(record))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
