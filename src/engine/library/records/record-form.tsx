import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { FieldValue } from '../store/collection.ts';
import { Button } from '../ui/button.tsx';
import { checkValues, type Faults, Refused, startValues, type Values } from './check-values.ts';
import type { Field } from './field.ts';
import { FieldInput } from './field-input.tsx';

interface RecordFormProps {
  fields: readonly Field[];
  start?: Readonly<Record<string, FieldValue | undefined>>;
  submitLabel: string;
  onSubmit: (values: Values) => void;
  onCancel?: () => void;
  /** What is worked out of the values as they stand, shown above the buttons. */
  below?: (values: Values) => ReactNode;
}

/** Asks for the values of a record, says beside each field what is wrong, and hands them on when all are right. */
export function RecordForm({ fields, start, submitLabel, onSubmit, onCancel, below }: RecordFormProps) {
  const asked = fields.filter(({ automatic, formula }) => automatic !== true && formula === undefined);
  const [values, setValues] = useState<Values>(() => startValues(asked, start));
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = checkValues(asked, values);
    setFaults(found);
    setRefusal(undefined);
    const first = Object.keys(found)[0];
    if (first === undefined) return handOn();
    const control = form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }
  /** What a rule refuses stays here with its reason, as it was typed. */
  function handOn(): void {
    try {
      onSubmit(values);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefusal(error.message);
    }
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {asked.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          fault={faults[field.name]}
          onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
        />
      ))}
      {below?.(values)}
      {refusal === undefined ? null : (
        <p
          role="alert"
          className="rounded-control bg-danger-soft px-3 py-2 text-sm font-medium text-danger-ink"
        >
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel === undefined ? null : <Button onClick={onCancel}>Cancel</Button>}
        <Button look="primary" type="submit">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
