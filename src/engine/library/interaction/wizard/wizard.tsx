import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { currentName } from '../../account/session.ts';
import { checkValues, type Faults, startValues, type Values } from '../../records/check-values.ts';
import { type Entity, fieldOf } from '../../records/entity.ts';
import type { Field } from '../../records/field.ts';
import { FieldInput } from '../../records/field-input.tsx';
import { formatValue } from '../../records/format-value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { inText } from '../../words/in-text.ts';
import { referenceNumber } from '../parts/reference-number.ts';
import { CodeStep } from './code-step.tsx';

export interface WizardStep {
  readonly title: string;
  /** The fields of the entity that are asked for in this step. */
  readonly fields: readonly string[];
}

interface WizardProps {
  entity: Entity;
  steps: readonly WizardStep[];
  /** Ask for a simulated code before the end. */
  code?: boolean;
}

const reviewTitle = 'Review';
const codeTitle = 'Verification';

/** A form in steps: each is checked before the next, and all is reviewed before it is sent. */
export function Wizard({ entity, steps, code = false }: WizardProps) {
  const [values, setValues] = useState<Values>(() => startValues(entity.fields));
  const [at, setAt] = useState(0);
  const [reference, setReference] = useState<string>();
  const titles = [...steps.map(({ title }) => title), ...(code ? [codeTitle] : []), reviewTitle];
  const fields = (names: readonly string[]) => names.flatMap((name) => fieldOf(entity, name) ?? []);
  const back = () => setAt((before) => before - 1);
  const next = () => setAt((before) => before + 1);
  function send(): void {
    const number = referenceNumber('REF', entity.records.all().length);
    entity.records.add({ ...values, reference: number, by: currentName() });
    setReference(number);
  }
  if (reference !== undefined)
    return (
      <Confirmation
        entity={entity}
        reference={reference}
        onAgain={() => {
          setValues(startValues(entity.fields));
          setAt(0);
          setReference(undefined);
        }}
      />
    );
  const step = steps[at];
  return (
    <Panel title={`Step ${at + 1} of ${titles.length}: ${titles[at] ?? ''}`}>
      <div className="grid grid-cols-1 gap-5">
        <Progress label="Progress" value={at} max={titles.length} />
        <ol className="flex flex-wrap gap-2 text-sm">
          {titles.map((title, index) => (
            <li
              key={title}
              aria-current={index === at ? 'step' : undefined}
              className={`rounded-full px-3 py-1 ${index === at ? 'bg-primary text-on-primary' : 'bg-soft'}`}
            >
              {index + 1}. {title}
            </li>
          ))}
        </ol>
        {step !== undefined ? (
          <StepForm
            key={step.title}
            fields={fields(step.fields)}
            values={values}
            onChange={setValues}
            onNext={next}
            {...(at === 0 ? {} : { onBack: back })}
          />
        ) : titles[at] === codeTitle ? (
          <CodeStep seed={JSON.stringify(values)} onConfirmed={next} onBack={back} />
        ) : (
          <Review
            steps={steps.map(({ title, fields: names }) => ({ title, fields: fields(names) }))}
            values={values}
            onEdit={setAt}
            onBack={back}
            onSend={send}
          />
        )}
      </div>
    </Panel>
  );
}

interface StepFormProps {
  fields: readonly Field[];
  values: Values;
  onChange: (values: Values) => void;
  onNext: () => void;
  onBack?: () => void;
}

function StepForm({ fields, values, onChange, onNext, onBack }: StepFormProps) {
  const [faults, setFaults] = useState<Faults>({});
  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = checkValues(fields, values);
    setFaults(found);
    if (Object.keys(found).length === 0) onNext();
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          fault={faults[field.name]}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
      <div className="flex flex-wrap justify-between gap-3">
        {onBack === undefined ? <span /> : <Button onClick={onBack}>Back</Button>}
        <Button look="primary" type="submit">
          Next
        </Button>
      </div>
    </form>
  );
}

interface ReviewProps {
  steps: readonly { readonly title: string; readonly fields: readonly Field[] }[];
  values: Values;
  onEdit: (step: number) => void;
  onBack: () => void;
  onSend: () => void;
}

function Review({ steps, values, onEdit, onBack, onSend }: ReviewProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-muted">Check what you entered before you send it.</p>
      {steps.map((step, index) => (
        <section key={step.title} className="rounded-control border border-line p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-heading font-semibold">{step.title}</h3>
            <Button look="quiet" onClick={() => onEdit(index)}>
              Change {step.title.toLowerCase()}
            </Button>
          </div>
          <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[12rem_1fr]">
            {step.fields.map((field) => (
              <div key={field.name} className="contents">
                <dt className="text-muted">{field.label}</dt>
                <dd className="break-words">{shownValue(field, values)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="flex flex-wrap justify-between gap-3">
        <Button onClick={onBack}>Back</Button>
        <Button look="primary" onClick={onSend}>
          Submit
        </Button>
      </div>
    </div>
  );
}

function shownValue(field: Field, values: Values): string {
  const value = values[field.name];
  if (field.kind === 'image') return value === '' || value === undefined ? '–' : 'Picture chosen';
  return formatValue(field, value) || '–';
}

interface ConfirmationProps {
  entity: Entity;
  reference: string;
  onAgain: () => void;
}

function Confirmation({ entity, reference, onAgain }: ConfirmationProps) {
  return (
    <Panel title="Submitted">
      <div role="status" className="grid justify-items-start gap-3">
        <CircleCheck aria-hidden="true" className="size-10 text-good" />
        <p>
          Thank you. Your {inText(entity.one)} is saved under the reference number{' '}
          <strong>{reference}</strong>.
        </p>
        <Button onClick={onAgain}>Start again</Button>
      </div>
    </Panel>
  );
}
