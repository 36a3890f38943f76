import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { refreshAdmin } from '../use-admin-query.ts';
import { inviteByMail } from './invite-by-mail.ts';

export function InviteDialog() {
  const formId = useId();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const action = useMutation({
    mutationFn: inviteByMail,
    onSuccess: async () => {
      toast({ title: 'Invitation sent', description: email, variant: 'success', durationMs: 5_000 });
      setOpen(false);
      setEmail('');
      await refreshAdmin(client);
    },
  });
  function invite(event: FormEvent) {
    event.preventDefault();
    action.mutate(email.trim());
  }
  function change(next: boolean) {
    setOpen(next);
    action.reset();
  }
  return (
    <>
      <Button look="primary" onClick={() => change(true)}>
        <UserPlus aria-hidden className="size-4" />
        Invite
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title="Invite somebody"
        description="They get a mail with a link that opens their new account."
        actions={
          <>
            <Button onClick={() => change(false)}>Cancel</Button>
            <Button
              look="primary"
              type="submit"
              form={formId}
              busy={action.isPending}
              disabled={email.trim() === ''}
            >
              Send invitation
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={invite}>
          <Field
            label="E-mail address"
            error={action.isError ? messageOf(action.error, 'The invitation was not sent.') : undefined}
          >
            {(control) => (
              <Input
                {...control}
                type="email"
                required
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                autoComplete="off"
              />
            )}
          </Field>
        </form>
      </Dialog>
    </>
  );
}
