import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { currentName, usePerson } from '../account/session.ts';
import type { FieldValue } from '../store/collection.ts';
import { Button } from '../ui/button.tsx';
import { askedFields } from './asked-fields.ts';
import { checkValues, type Faults, Refused, startValues, type Values } from './check-values.ts';
import type { Field } from './field.ts';
import { FieldInput } from './field-input.tsx';
import { checkNewcomers, type Newcomers, startsNew, withNewcomers } from './newcomers.ts';

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
  const asked = askedFields(fields, start);
  const person = usePerson();
  const [values, setValues] = useState<Values>(() => {
    const first = startValues(asked, start);
    // Who has signed in is known.
    return person === undefined && start === undefined ? startsNew(asked, first) : first;
  });
  const [newcomers, setNewcomers] = useState<Newcomers>({});
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const [isWhole, setWhole] = useState(start !== undefined);
  const form = useRef<HTMLFormElement>(null);
  const shown = asked.filter(({ name, more }) => isWhole || more !== true || faults[name] !== undefined);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = { ...checkValues(asked, values), ...checkNewcomers(asked, values, newcomers) };
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
      withNewcomers(asked, { values, newcomers, by: currentName() }, onSubmit);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefusal(error.message);
    }
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {shown.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          fault={faults[field.name]}
          faults={faults}
          newcomer={newcomers[field.name]}
          onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          onNewcomer={(one) => setNewcomers((before) => ({ ...before, [field.name]: one }))}
        />
      ))}
      {shown.length === asked.length ? null : (
        <Button look="quiet" data-more aria-expanded={false} onClick={() => setWhole(true)}>
          More details
        </Button>
      )}
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
