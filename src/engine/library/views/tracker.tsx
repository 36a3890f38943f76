import { Check, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { usePerson } from '../account/session.ts';
import { type Entity, fieldOf, titleOf } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { mayChange } from '../records/rights.ts';
import { ValueView } from '../records/value-view.tsx';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { createValue, useValue } from '../store/value.ts';
import { Button } from '../ui/button.tsx';
import { Card, Panel } from '../ui/card.tsx';
import { Progress } from '../ui/progress.tsx';
import { say } from '../ui/toast.tsx';
import { formatMoment } from '../words/format-day.ts';
import { inText } from '../words/in-text.ts';
import { findTracked, trackingCode } from './tracking-code.ts';

interface TrackerProps {
  entity: Entity;
  /** The field whose choices are the steps, in their order. */
  steps: string;
}

interface Passed {
  readonly record: string;
  readonly step: string;
  readonly at: string;
}

const passedSteps = createValue<readonly Passed[]>('tracker-passed', []);

/** Finds a record by its number or name and shows how far along it is. */
export function Tracker({ entity, steps }: TrackerProps) {
  const records = useRecords(entity.records);
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly string[]>();
  const [chosen, choose] = useState(records[0]?.id ?? '');
  const record = records.find(({ id }) => id === chosen);
  const one = inText(entity.one);
  function track(event: FormEvent): void {
    event.preventDefault();
    const matching = findTracked(entity, records, text);
    setFound(matching.map(({ id }) => id));
    if (matching[0] !== undefined) choose(matching[0].id);
  }
  const listed = found === undefined ? records : records.filter(({ id }) => found.includes(id));
  return (
    <section aria-label={`Track ${one}`} className="grid grid-cols-1 gap-5">
      <Panel title={`Track your ${one}`}>
        <form onSubmit={track} className="flex flex-wrap items-end gap-3">
          <label className="grid min-w-60 flex-1 gap-1.5 text-sm font-semibold *:font-normal">
            Number or name
            <input
              value={text}
              onChange={(event) => setText(event.target.value)}
              placeholder={records[0] === undefined ? '' : trackingCode(entity, records[0])}
              className={inputClass}
            />
          </label>
          <Button look="primary" type="submit">
            <Search aria-hidden="true" className="size-4" />
            Track
          </Button>
        </form>
        <output className="block mt-3 text-sm">
          {found === undefined
            ? `${records.length} ${inText(entity.many)} can be tracked.`
            : found.length === 0
              ? `No ${one} has this number or name. Check it and try again.`
              : `${found.length} found.`}
        </output>
        <TrackedList entity={entity} records={listed} chosen={chosen} onChoose={choose} />
      </Panel>
      {record === undefined ? null : <TrackedRecord entity={entity} record={record} steps={steps} />}
    </section>
  );
}

interface TrackedListProps {
  entity: Entity;
  records: readonly AppRecord[];
  chosen: string;
  onChoose: (id: string) => void;
}

function TrackedList({ entity, records, chosen, onChoose }: TrackedListProps) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {records.slice(0, 12).map((record) => (
        <li key={record.id}>
          <Button
            aria-pressed={record.id === chosen}
            className={record.id === chosen ? 'border-primary bg-soft' : ''}
            onClick={() => onChoose(record.id)}
          >
            {titleOf(entity, record)}
            <span className="font-normal text-muted">{trackingCode(entity, record)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function TrackedRecord({ entity, record, steps }: { entity: Entity; record: AppRecord; steps: string }) {
  const [passed, setPassed] = useValue(passedSteps);
  const isMovable = mayChange(entity, record, usePerson(), [steps]);
  const field = fieldOf(entity, steps);
  const names = field?.options ?? [];
  const current = Math.max(0, names.indexOf(String(record[steps] ?? '')));
  const next = names[current + 1];
  const facts = entity.fields.filter(
    ({ name, kind }) =>
      name !== entity.title && name !== steps && !['image', 'password', 'long-text'].includes(kind),
  );
  const reachedAt = (step: string) =>
    passed.find((one) => one.record === `${entity.name}/${record.id}` && one.step === step)?.at;
  function moveTo(step: string): void {
    const before = record[steps] ?? '';
    entity.records.update(record.id, { [steps]: step });
    setPassed([{ record: `${entity.name}/${record.id}`, step, at: new Date().toISOString() }, ...passed]);
    say(`${titleOf(entity, record)} is now: ${step}.`, {
      undo: () => entity.records.update(record.id, { [steps]: before }),
    });
  }
  return (
    <Card className="grid grid-cols-1 gap-5 p-5">
      <header>
        <p className="text-sm text-muted">{trackingCode(entity, record)}</p>
        <h2 className="font-heading text-xl font-bold">{titleOf(entity, record)}</h2>
        <p aria-live="polite" className="mt-1 font-semibold">
          Current status: {names[current] ?? 'unknown'}
        </p>
      </header>
      <Progress label="Progress" value={current} max={Math.max(1, names.length - 1)} />
      <ol className="grid gap-0 sm:grid-flow-col sm:auto-cols-fr">
        {names.map((step, index) => (
          <Step
            key={step}
            name={step}
            number={index + 1}
            state={index < current ? 'done' : index === current ? 'current' : 'open'}
            at={reachedAt(step)}
          />
        ))}
      </ol>
      <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        {facts.slice(0, 8).map((one) => (
          <div key={one.name}>
            <dt className="text-muted">{one.label}</dt>
            <dd>
              <ValueView field={one} value={record[one.name]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        {next === undefined ? <p className="font-semibold text-good">All steps are done.</p> : null}
        {next === undefined || !isMovable ? null : (
          <Button look="primary" onClick={() => moveTo(next)}>
            Advance to {next}
          </Button>
        )}
        {current === 0 || !isMovable ? null : (
          <Button onClick={() => moveTo(names[current - 1] ?? '')}>One step back</Button>
        )}
      </div>
    </Card>
  );
}

interface StepProps {
  name: string;
  number: number;
  state: 'done' | 'current' | 'open';
  at: string | undefined;
}

function Step({ name, number, state, at }: StepProps) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      data-step={state}
      className="flex items-center gap-3 border-l-4 border-soft py-2 pl-3 sm:flex-col sm:items-start sm:gap-2 sm:border-t-4 sm:border-l-0 sm:pt-3 sm:pl-0 data-[step=current]:border-primary data-[step=done]:border-primary"
    >
      <span
        className={`grid size-9 place-items-center rounded-full font-bold ${state === 'open' ? 'bg-soft' : 'bg-primary text-on-primary'}`}
      >
        {state === 'done' ? <Check aria-hidden="true" className="size-5" /> : number}
      </span>
      <span>
        <span className={`block ${state === 'current' ? 'font-bold' : ''}`}>{name}</span>
        <span className="block text-xs text-muted">
          {state === 'done' ? 'Done' : state === 'current' ? 'You are here' : 'To come'}
          {at === undefined ? '' : `, ${formatMoment(at)}`}
        </span>
      </span>
    </li>
  );
}
