import { Check, Flag, X } from 'lucide-react';
import { useState } from 'react';
import { usePerson } from '../../account/session.ts';
import { type Entity, titleOf } from '../../records/entity.ts';
import { formatValue } from '../../records/format-value.ts';
import { mayChange } from '../../records/rights.ts';
import type { AppRecord } from '../../store/collection.ts';
import { useRecords } from '../../store/use-records.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { inText } from '../../words/in-text.ts';

const states = ['Pending', 'Approved', 'Rejected', 'Flagged'] as const;
type State = (typeof states)[number];

interface ModerationProps {
  entity: Entity;
  /** The field that holds the decision. */
  field: string;
}

/** What people have sent in: let it through, keep it out, or mark it for a second look. */
export function Moderation({ entity, field }: ModerationProps) {
  const records = useRecords(entity.records);
  const person = usePerson();
  const [state, setState] = useState<State>('Pending');
  const stateOf = (record: AppRecord): State => states.find((one) => one === record[field]) ?? 'Pending';
  const inState = (one: State) => records.filter((record) => stateOf(record) === one);
  function decide(record: AppRecord, next: State): void {
    const before = stateOf(record);
    entity.records.update(record.id, { [field]: next });
    say(`${titleOf(entity, record)}: ${next.toLowerCase()}.`, {
      undo: () => entity.records.update(record.id, { [field]: before }),
    });
  }
  const shown = inState(state);
  return (
    <Panel title={`Moderation of ${inText(entity.many)}`}>
      <div role="group" aria-label="State" className="flex flex-wrap gap-2">
        {states.map((one) => (
          <Button
            key={one}
            look={one === state ? 'primary' : 'plain'}
            aria-pressed={one === state}
            onClick={() => setState(one)}
          >
            {one} ({inState(one).length})
          </Button>
        ))}
      </div>
      <div className="mt-4 grid grid-cols-1 gap-3">
        {shown.length === 0 ? <Empty text={`Nothing is ${state.toLowerCase()}.`} /> : null}
        {shown.map((record) => (
          <Submission
            key={record.id}
            entity={entity}
            record={record}
            hidden={field}
            state={state}
            onDecide={mayChange(entity, record, person, [field]) ? (next) => decide(record, next) : undefined}
          />
        ))}
      </div>
    </Panel>
  );
}

interface SubmissionProps {
  entity: Entity;
  record: AppRecord;
  hidden: string;
  state: State;
  /** Absent for those who may only look. */
  onDecide: ((state: State) => void) | undefined;
}

function Submission({ entity, record, hidden, state, onDecide }: SubmissionProps) {
  const title = titleOf(entity, record);
  const facts = entity.fields
    .filter(
      ({ name, kind }) => name !== entity.title && name !== hidden && kind !== 'image' && kind !== 'file',
    )
    .map((field) => ({ label: field.label, text: formatValue(field, record[field.name]) }))
    .filter(({ text }) => text !== '')
    .slice(0, 4);
  return (
    <article aria-label={title} className="grid grid-cols-1 gap-2 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-heading font-semibold">{title}</h3>
        <Badge>{state}</Badge>
      </div>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
        {facts.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">Sent in {formatMoment(record.createdAt)}</p>
      {onDecide === undefined ? null : <Decisions title={title} state={state} onDecide={onDecide} />}
    </article>
  );
}

interface DecisionsProps {
  title: string;
  state: State;
  onDecide: (state: State) => void;
}

function Decisions({ title, state, onDecide }: DecisionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'Approved' ? null : (
        <Button look="primary" aria-label={`Approve ${title}`} onClick={() => onDecide('Approved')}>
          <Check aria-hidden="true" className="size-4" />
          Approve
        </Button>
      )}
      {state === 'Rejected' ? null : (
        <Button aria-label={`Reject ${title}`} onClick={() => onDecide('Rejected')}>
          <X aria-hidden="true" className="size-4" />
          Reject
        </Button>
      )}
      {state === 'Flagged' ? null : (
        <Button aria-label={`Flag ${title}`} onClick={() => onDecide('Flagged')}>
          <Flag aria-hidden="true" className="size-4" />
          Flag
        </Button>
      )}
    </div>
  );
}
