import { useState } from 'react';
import { contract as setModelLimits } from '../../../functions/set-model-limits/contract.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { writeCount, writeMoney } from './amounts.ts';
import { limitFields } from './limit-form.ts';
import { type LimitedPerson, nameOfPerson } from './model-overview.ts';
import { PersonLimitsDialog } from './person-limits-dialog.tsx';
import { useModelAction } from './use-models.ts';

/** Those for whom something else holds than for everybody. */
export function PersonLimits({ persons }: { persons: readonly LimitedPerson[] }) {
  const [editing, setEditing] = useState<{ person: LimitedPerson | undefined }>();
  return (
    <div className="border-t border-line">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-5">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-small font-semibold text-ink">For one person</h3>
          <p className="mt-0.5 text-small text-ink-muted">
            In place of what holds for each person. What holds for all together stays.
          </p>
        </div>
        <Button onClick={() => setEditing({ person: undefined })}>Set limits for somebody</Button>
      </div>
      {persons.length === 0 ? null : (
        <ul
          aria-label="People with limits of their own"
          className="divide-y divide-line border-t border-line"
        >
          {persons.map((person) => (
            <li
              key={person.user_id}
              className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5"
            >
              <div className="min-w-0">
                <p className="text-small font-medium wrap-anywhere text-ink">{nameOfPerson(person)}</p>
                <p className="text-caption text-ink-muted tabular-nums">{describeLimits(person)}</p>
              </div>
              <div className="flex gap-2">
                <Button
                  aria-label={`Edit limits of ${nameOfPerson(person)}`}
                  onClick={() => setEditing({ person })}
                >
                  Edit
                </Button>
                <EndPersonLimits person={person} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {editing === undefined ? null : (
        <PersonLimitsDialog person={editing.person} onClose={() => setEditing(undefined)} />
      )}
    </div>
  );
}

function EndPersonLimits({ person }: { person: LimitedPerson }) {
  const [open, setOpen] = useState(false);
  const action = useModelAction(setModelLimits, () => 'Limits removed');
  const name = nameOfPerson(person);
  return (
    <>
      <Button aria-label={`Remove limits of ${name}`} onClick={() => setOpen(true)}>
        Remove
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`Remove the limits of ${name}`}
        description="What holds for each person holds for them again."
        action="Remove limits"
        busy={action.isPending}
        onAction={() =>
          action.mutate(
            { person: { user_id: person.user_id, limits: null } },
            { onSuccess: () => setOpen(false) },
          )
        }
      >
        {action.isError ? (
          <p role="alert" className="text-small text-negative">
            {messageOf(action.error, 'They are still there. Please try again.')}
          </p>
        ) : null}
      </AlertDialog>
    </>
  );
}

function describeLimits(person: LimitedPerson): string {
  const said = limitFields.flatMap(({ name, label, isMoney }) => {
    const value = person[name];
    return value === null ? [] : [`${label}: ${isMoney ? writeMoney(value) : writeCount(value)}`];
  });
  return said.length === 0 ? 'No limit' : said.join(' · ');
}
