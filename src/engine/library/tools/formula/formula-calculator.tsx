import { useState } from 'react';
import { inDays } from '../../store/sample-dates.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { ScrollArea } from '../../ui/scroll-area.tsx';
import { toCsv } from '../../views/csv.ts';
import { createResults, KeptResults, keepResult } from '../parts/kept-results.tsx';
import { ResultBox } from '../parts/result-box.tsx';
import { CopyButton, DownloadButton, PrintButton } from '../parts/tool-buttons.tsx';
import { SelectField } from '../parts/tool-fields.tsx';
import { type Calculation, Given, InputFault, type Outcome, type Rows } from './calculation.ts';
import { CalculationFields, type FormValues } from './calculation-form.tsx';
import { calculations } from './calculations.ts';

const kept = createResults('calculations');

function startValues({ inputs }: Calculation): FormValues {
  const texts: Record<string, string> = {};
  const rows: Record<string, Rows> = {};
  for (const input of inputs) {
    if (input.kind === 'rows') rows[input.name] = input.start;
    else if (input.kind === 'choice') texts[input.name] = input.options[0] ?? '';
    else texts[input.name] = input.kind === 'date' ? inDays(input.start) : input.start;
  }
  return { texts, rows };
}

/** One or several calculations by formula, each with its working and its results kept. */
export function FormulaCalculator({ title, only }: { title: string; only?: readonly string[] }) {
  const offered = (only ?? []).flatMap((wanted) => calculations.filter((one) => one.id === wanted));
  const choices = offered.length === 0 ? calculations : offered;
  const [id, setId] = useState(choices[0]?.id ?? '');
  const calculation = choices.find((one) => one.id === id);
  if (calculation === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={title}>
        <div className="grid grid-cols-1 gap-5">
          {choices.length < 2 ? null : (
            <SelectField
              label="Calculation"
              options={choices.map((one) => ({ value: one.id, label: one.title }))}
              value={id}
              onChange={setId}
            />
          )}
          <CalculationRun key={id} calculation={calculation} />
        </div>
      </Panel>
      <KeptResults title="Saved results" results={kept} />
    </div>
  );
}

function CalculationRun({ calculation }: { calculation: Calculation }) {
  const [values, setValues] = useState(() => startValues(calculation));
  const [outcome, setOutcome] = useState<Outcome>();
  const [fault, setFault] = useState<{ input: string; text: string }>();
  function calculate(): void {
    try {
      const next = calculation.calculate(new Given(calculation.inputs, values.texts, values.rows));
      setOutcome(next);
      setFault(undefined);
      const [first] = next.results;
      if (first !== undefined) keepResult(kept, `${calculation.title} – ${first.label}:`, first.value);
    } catch (caught) {
      if (!(caught instanceof InputFault)) throw caught;
      setFault({ input: caught.input, text: caught.message });
      setOutcome(undefined);
    }
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        calculate();
      }}
    >
      <CalculationFields inputs={calculation.inputs} values={values} fault={fault} onChange={setValues} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit">
          Calculate
        </Button>
        <Button
          onClick={() => {
            setValues(startValues(calculation));
            setOutcome(undefined);
            setFault(undefined);
          }}
        >
          Reset
        </Button>
      </div>
      <ResultBox>
        {fault === undefined ? null : <p className="font-medium text-danger-ink">{fault.text}</p>}
        {outcome === undefined ? null : <OutcomeView calculation={calculation} outcome={outcome} />}
      </ResultBox>
      {outcome?.table === undefined ? null : <OutcomeTable table={outcome.table} />}
    </form>
  );
}

function OutcomeView({ calculation, outcome }: { calculation: Calculation; outcome: Outcome }) {
  const [main, ...more] = outcome.results;
  const text = outcome.results.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <p className="text-sm">{main?.label}</p>
        <p className="font-heading text-3xl font-bold tabular-nums">{main?.value}</p>
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
        {more.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3 border-b border-line pb-1">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="text-sm">
        <p className="font-semibold">How it is worked out</p>
        <p>{calculation.formula}</p>
        <ul className="mt-1 list-disc pl-5">
          {outcome.working.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label="Copy result" />
        <PrintButton />
      </div>
    </div>
  );
}

function OutcomeTable({ table }: { table: NonNullable<Outcome['table']> }) {
  return (
    <section aria-label={table.title} className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-heading text-lg font-semibold">{table.title}</h3>
        <DownloadButton
          name={`${table.title.toLowerCase().replaceAll(' ', '-')}.csv`}
          text={toCsv([table.columns, ...table.rows])}
          type="text/csv"
          label="Export as CSV"
        />
      </div>
      <ScrollArea label={`${table.title} table`} className="max-h-96 rounded-control border border-line">
        <table className="w-full text-right text-sm tabular-nums">
          <thead className="sticky top-0 bg-soft">
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 font-semibold first:text-left">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row[0]} className="border-t border-line">
                {row.map((cell, at) => (
                  <td key={table.columns[at]} className="px-3 py-1.5 whitespace-nowrap first:text-left">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
