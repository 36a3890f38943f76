import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AppRecord, Collection } from '../../store/collection.ts';
import { Button } from '../../ui/button.tsx';
import { type KeptResult, keepResult } from '../parts/kept-results.tsx';
import { readNumber, showNumber } from '../parts/number-text.ts';
import { ResultBox } from '../parts/result-box.tsx';
import { CopyButton } from '../parts/tool-buttons.tsx';
import { NumberField, SelectField } from '../parts/tool-fields.tsx';
import { convertUnit, type Unit } from './units.ts';

export type Results = Collection<KeptResult & AppRecord>;

/** A value, from what and to what, the answer at once, and the same value in all other units. */
export function UnitForm({
  units,
  results,
  decimals = 6,
  note,
}: {
  units: readonly Unit[];
  results: Results;
  decimals?: number;
  note?: ReactNode;
}) {
  const names = units.map(({ name }) => name);
  const [text, setText] = useState('1');
  const [fromName, setFrom] = useState(names[0] ?? '');
  const [toName, setTo] = useState(names[1] ?? '');
  const from = units.find(({ name }) => name === fromName) ?? units[0];
  const to = units.find(({ name }) => name === toName) ?? units[1];
  const value = readNumber(text);
  if (from === undefined || to === undefined) return null;
  const answer = value === undefined ? '' : showNumber(convertUnit(value, from, to), decimals);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[1fr_1fr_auto_1fr]">
        <NumberField
          label="Value"
          value={text}
          onChange={setText}
          fault={value === undefined ? 'Enter a number, such as 12.5.' : undefined}
        />
        <SelectField label="From" options={names} value={from.name} onChange={setFrom} />
        <Button
          className="sm:mt-7"
          aria-label="Swap"
          onClick={() => {
            setFrom(to.name);
            setTo(from.name);
          }}
        >
          <ArrowLeftRight aria-hidden="true" className="size-4" />
        </Button>
        <SelectField label="To" options={names} value={to.name} onChange={setTo} />
      </div>
      <ResultBox>
        {value === undefined ? (
          'There is no number to convert.'
        ) : (
          <p className="font-heading text-xl font-bold">
            {showNumber(value)} {from.name} = {answer} {to.name}
          </p>
        )}
      </ResultBox>
      <div className="flex flex-wrap gap-3">
        <Button
          look="primary"
          disabled={value === undefined}
          onClick={() =>
            keepResult(results, `${showNumber(value ?? 0)} ${from.name} =`, `${answer} ${to.name}`)
          }
        >
          Convert
        </Button>
        <CopyButton text={answer} />
      </div>
      {note}
      {value === undefined ? null : (
        <ul className="grid grid-cols-1 gap-x-8 text-sm sm:grid-cols-2">
          {units.map((unit) => (
            <li key={unit.name} className="flex justify-between gap-3 border-b border-line py-1.5">
              <span>{unit.name}</span>
              <span className="font-semibold tabular-nums">
                {showNumber(convertUnit(value, from, unit), decimals)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
