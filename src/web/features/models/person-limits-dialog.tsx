import { type FormEvent, useId, useState } from 'react';
import { contract as adminListUsers } from '../../../functions/admin-list-users/contract.ts';
import type { ModelLimitValues } from '../../../functions/model-shapes.ts';
import { contract as setModelLimits } from '../../../functions/set-model-limits/contract.ts';
import { limits as allLimits } from '../../../kernel/limits.ts';
import { callFunction } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { LimitFields } from './limit-fields.tsx';
import { type LimitForm, limitFormOf, noLimits, readLimits } from './limit-form.ts';
import { type LimitedPerson, nameOfPerson } from './model-overview.ts';
import type { Problems } from './problems.ts';
import { useModelAction } from './use-models.ts';

interface PersonLimitsDialogProps {
  /** Whose limits are changed; undefined to name somebody. */
  person: LimitedPerson | undefined;
  onClose: () => void;
}

export function PersonLimitsDialog({ person, onClose }: PersonLimitsDialogProps) {
  const formId = useId();
  const [email, setEmail] = useState('');
  const [form, setForm] = useState<LimitForm>(() => limitFormOf(person ?? noLimits));
  const [problems, setProblems] = useState<Problems>({});
  const [isLooking, setLooking] = useState(false);
  const [lookFault, setLookFault] = useState<string>();
  const action = useModelAction(setModelLimits, () => 'Limits saved');

  async function save(values: ModelLimitValues): Promise<void> {
    setLooking(true);
    setLookFault(undefined);
    try {
      const userId = person?.user_id ?? (await findPerson(email));
      if (userId === undefined)
        setProblems({ email: 'Nobody here has this address. Check how it is written.' });
      else action.mutate({ person: { user_id: userId, limits: values } }, { onSuccess: onClose });
    } catch (error) {
      setLookFault(messageOf(error, 'Please try again.'));
    }
    setLooking(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readLimits(form);
    const found: Problems = {
      ...(read.ok ? {} : read.problems),
      ...(person === undefined && email.trim() === '' ? { email: 'Say whose limits these are.' } : {}),
    };
    setProblems(found);
    if (read.ok && Object.keys(found).length === 0) void save(read.values);
  }

  const fault = lookFault ?? (action.isError ? messageOf(action.error, 'Please try again.') : undefined);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={person === undefined ? 'Limits for one person' : `Limits of ${nameOfPerson(person)}`}
      description="A field that stays empty means no limit for this person."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={formId} busy={isLooking || action.isPending}>
            Save limits
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {person === undefined ? (
          <Field label="Email address" error={problems['email']}>
            {(control) => (
              <Input
                {...control}
                type="email"
                maxLength={allLimits.admin.searchLength}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                autoComplete="off"
              />
            )}
          </Field>
        ) : null}
        <LimitFields form={form} problems={problems} onChange={setForm} />
        {fault === undefined ? null : (
          <Alert tone="negative" title="Not saved" announce>
            {fault}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

/** The account with exactly this address; undefined when there is none. */
async function findPerson(email: string): Promise<string | undefined> {
  const wanted = email.trim().toLowerCase();
  const { users } = await callFunction(adminListUsers, {
    search: wanted,
    show: 'all',
    limit: allLimits.admin.maxListed,
    offset: 0,
  });
  return users.find((one) => one.email?.toLowerCase() === wanted)?.id;
}
