import { useState } from 'react';
import { Link } from 'wouter';
import { currentName, mayUse, usePerson } from '../account/session.ts';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../ui/toast.tsx';
import { type Action, changedFields, type Outcome, perform, takeBack, whyNot } from './action.ts';
import type { Values } from './check-values.ts';
import { type Entity, titleOf } from './entity.ts';
import { RecordForm } from './record-form.tsx';
import { mayChange } from './rights.ts';

interface ActionButtonProps {
  action: Action;
  entity: Entity;
  /** Absent for what is done to all records at once. */
  record?: AppRecord | undefined;
  look?: 'primary' | 'plain';
}

/** Does something with a record: asks what is needed, confirms it, and says where the result is. */
export function ActionButton({ action, entity, record, look = 'plain' }: ActionButtonProps) {
  const person = usePerson();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  if (!mayUse(action.roles, person)) return null;
  if (record !== undefined && !mayChange(entity, record, person, changedFields(action))) return null;
  const isOpen = asking || outcome !== undefined;
  if (!isOpen && action.isOffered?.(record) === false) return null;
  if (action.toggles === true && record !== undefined)
    return <ToggleButton action={action} entity={entity} record={record} />;
  const reason = record === undefined ? undefined : whyNot(action, record);
  /** Throws what a rule refuses: the form shows it, and where nothing is asked the page does. */
  function run(values: Values): void {
    if (action.attempt !== undefined) {
      const { message, undo } = action.attempt(record, values);
      setAsking(false);
      return say(message, { undo });
    }
    if (record === undefined) return;
    const result = perform(action, entity, record, values, currentName());
    setAsking(false);
    if (!result.ok) return say(result.message, { tone: 'bad' });
    if (action.creates === undefined) {
      const before = { ...record };
      return say(result.message, { undo: () => entity.records.update(record.id, before) });
    }
    setOutcome(result);
  }
  return (
    <>
      <Button
        look={look}
        data-act={action.id}
        disabled={reason !== undefined}
        title={reason}
        onClick={() => (action.form === undefined || action.form.length === 0 ? run({}) : setAsking(true))}
      >
        {action.label}
      </Button>
      {asking ? (
        <Dialog
          title={record === undefined ? action.label : `${action.label}: ${titleOf(entity, record)}`}
          onClose={() => setAsking(false)}
        >
          <RecordForm
            fields={action.form ?? []}
            submitLabel={action.label}
            onSubmit={run}
            onCancel={() => setAsking(false)}
          />
        </Dialog>
      ) : null}
      {outcome === undefined ? null : (
        <Confirmation
          action={action}
          entity={entity}
          outcome={outcome}
          onClose={() => setOutcome(undefined)}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  action: Action;
  entity: Entity;
  outcome: Outcome;
  onClose: () => void;
}

function Confirmation({ action, entity, outcome, onClose }: ConfirmationProps) {
  return (
    <Dialog title="Confirmed" onClose={onClose}>
      <p className="text-base">{outcome.message}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {outcome.created === undefined ? null : (
          <Button
            onClick={() => {
              if (outcome.created !== undefined) takeBack(action, entity, outcome.created);
              onClose();
              say('Taken back.');
            }}
          >
            Undo
          </Button>
        )}
        {action.resultPath === undefined ? null : (
          <Link href={action.resultPath} className={buttonClass('plain')} onClick={onClose}>
            {action.resultLabel ?? 'Show it'}
          </Link>
        )}
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

interface ToggleButtonProps {
  action: Action;
  entity: Entity;
  record: AppRecord;
}

function ToggleButton({ action, entity, record }: ToggleButtonProps) {
  const made = action.creates;
  const results = useRecords(made?.entity.records ?? entity.records);
  usePerson();
  if (made === undefined) return null;
  const mine = results.find((one) => one[made.link ?? ''] === record.id && one.by === currentName());
  return (
    <Button
      aria-pressed={mine !== undefined}
      onClick={() => {
        if (mine !== undefined) {
          takeBack(action, entity, mine);
          return say(`${action.label}: taken back.`);
        }
        const outcome = perform(action, entity, record, {}, currentName());
        say(outcome.message, { tone: outcome.ok ? 'good' : 'bad' });
      }}
      className={mine === undefined ? '' : 'border-primary bg-soft'}
    >
      {mine === undefined ? action.label : `${action.label} ✓`}
    </Button>
  );
}
