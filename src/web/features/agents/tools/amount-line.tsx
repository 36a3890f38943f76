import { useState } from 'react';
import { readNumber } from '../../../../catalog/agent-desk/check-cell.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

interface AmountLineProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  error?: string | undefined;
}

/** A number that may be missing. What was typed stays as it was typed. */
export function AmountLine({ label, value, onChange, error }: AmountLineProps) {
  const [typed, setTyped] = useState<string>();
  const isOwn = typed !== undefined && sameAmount(typed, value);
  const text = isOwn ? typed : value === undefined ? '' : String(value);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          inputMode="decimal"
          autoComplete="off"
          className="tabular-nums"
          value={text}
          onChange={(event) => {
            setTyped(event.target.value);
            const read = readNumber(event.target.value);
            onChange(Number.isFinite(read) ? read : undefined);
          }}
          {...control}
        />
      )}
    </Field>
  );
}

function sameAmount(typed: string, value: number | undefined): boolean {
  const read = readNumber(typed);
  return Number.isFinite(read) ? read === value : value === undefined;
}
