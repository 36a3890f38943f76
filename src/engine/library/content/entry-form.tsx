import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { currentName } from '../account/session.ts';
import { appWorld } from '../records/app-world.ts';
import { isLeft, startValues, type Values } from '../records/check-values.ts';
import type { Entity } from '../records/entity.ts';
import { RecordForm } from '../records/record-form.tsx';
import { writeShown } from '../records/write-reason.ts';
import type { AppRecord } from '../store/collection.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { inText } from '../words/in-text.ts';
import { numberField, numberFor, shortNumber } from './entry-number.ts';
import { WorkedOutLines } from './worked-out-lines.tsx';

interface EntryFormProps {
  entity: Entity;
  title: string;
  /** What is said afterwards; formulas in braces speak of the new record. */
  done: string;
  submitLabel: string;
  /** Names of fields that something else fills later. */
  leaves?: readonly string[];
  /** Names of worked-out fields that are shown while somebody enters. */
  shows?: readonly string[];
}

/** A form on the page itself. What a rule refuses stays as it was typed; what was taken is confirmed with a number. */
export function EntryForm({ entity, title, done, submitLabel, leaves = [], shows = [] }: EntryFormProps) {
  const [entered, setEntered] = useState<{ text: string; number: string }>();
  function enter(values: Values): void {
    const automatic = startValues(entity.fields.filter((one) => isLeft(one) || leaves.includes(one.name)));
    const field = numberField(entity);
    const numbered = field === undefined ? {} : { [field.name]: numberFor(entity, field) };
    const record = entity.records.add({ ...automatic, ...values, ...numbered, by: currentName() });
    setEntered({ text: textFor(entity, record, done), number: shortNumber(entity, record) });
  }
  return (
    <Panel title={title}>
      <div className="max-w-2xl">
        {entered === undefined ? (
          <RecordForm
            fields={entity.fields.filter(({ name }) => !leaves.includes(name))}
            submitLabel={submitLabel}
            onSubmit={enter}
            {...(shows.length === 0
              ? {}
              : { below: (values) => <WorkedOutLines entity={entity} values={values} names={shows} /> })}
          />
        ) : (
          <Confirmation entity={entity} {...entered} onAgain={() => setEntered(undefined)} />
        )}
      </div>
    </Panel>
  );
}

function textFor(entity: Entity, record: AppRecord, done: string): string {
  const world = appWorld();
  const kind = world.kind(entity.name);
  return writeShown(done, { world, ...(kind === undefined ? {} : { self: { kind, record } }) });
}

interface ConfirmationProps {
  entity: Entity;
  text: string;
  number: string;
  onAgain: () => void;
}

/** Takes the focus from the form that is gone, so that it is read out. */
function Confirmation({ entity, text, number, onAgain }: ConfirmationProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <div
        ref={message}
        tabIndex={-1}
        data-entered
        className="flex w-full items-start gap-3 rounded-control bg-good-soft p-4 text-good"
      >
        <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
        <div className="grid gap-1">
          <p className="font-semibold">{text}</p>
          <p className="text-sm">
            Your number is <strong className="tabular-nums">{number}</strong>. Name it when you ask about
            this.
          </p>
        </div>
      </div>
      <Button onClick={onAgain}>Enter another {inText(entity.one)}</Button>
    </div>
  );
}
