import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contract } from '../../../functions/send-request/contract.ts';
import { limits } from '../../../kernel/limits.ts';
import { callFunction } from '../../lib/call-function.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { checkSalesRequest, type SalesFields } from './check-sales-request.ts';

interface SalesDialogProps {
  about: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SalesDialog({ about, open, onOpenChange }: SalesDialogProps) {
  const formId = useId();
  const [sentTo, setSentTo] = useState<string>();
  const [busy, setBusy] = useState(false);
  const done = sentTo !== undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={done ? 'Your request was sent' : `Ask about: ${about}`}
      description={done ? undefined : 'We answer by e-mail. You pay nothing by sending this.'}
      actions={
        done ? (
          <Button look="primary" onClick={() => onOpenChange(false)}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={() => onOpenChange(false)}>Cancel</Button>
            <Button look="primary" type="submit" form={formId} busy={busy}>
              Send request
            </Button>
          </>
        )
      }
    >
      {done ? (
        <Sent email={sentTo} />
      ) : (
        <SalesForm id={formId} about={about} onBusy={setBusy} onSent={setSentTo} />
      )}
    </Dialog>
  );
}

function Sent({ email }: { email: string }) {
  return (
    <output className="flex items-start gap-3 text-small text-ink-muted">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-positive" />
      <span>
        It is with the people who run this installation. They answer to{' '}
        <strong className="font-medium wrap-anywhere text-ink">{email}</strong>.
      </span>
    </output>
  );
}

interface SalesFormProps {
  id: string;
  about: string;
  onBusy: (busy: boolean) => void;
  onSent: (email: string) => void;
}

function SalesForm({ id, about, onBusy, onSent }: SalesFormProps) {
  const { user } = useSession();
  const form = useForm<SalesFields>({
    defaultValues: { name: '', email: user?.email ?? '', message: '' },
  });
  const { errors } = form.formState;

  async function submit(fields: SalesFields): Promise<void> {
    const checked = checkSalesRequest(about, fields);
    if (!checked.ok) {
      const faults = Object.entries(checked.faults) as [keyof SalesFields, string][];
      faults.forEach(([name, message], index) =>
        form.setError(name, { message }, { shouldFocus: index === 0 }),
      );
      return;
    }
    onBusy(true);
    try {
      await callFunction(contract, checked.value);
      onSent(checked.value.email);
    } catch (error) {
      form.setError('root', { message: messageOf(error, 'Your request was not sent. Please try again.') });
    } finally {
      onBusy(false);
    }
  }

  return (
    <form id={id} noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <Field label="Name" error={errors.name?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('name')}
            autoComplete="name"
            maxLength={limits.requests.nameLength}
          />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            type="email"
            autoComplete="email"
            maxLength={limits.auth.emailMax}
          />
        )}
      </Field>
      <Field label="What do you need?" error={errors.message?.message}>
        {(control) => (
          <Textarea
            {...control}
            {...form.register('message')}
            rows={4}
            counter
            maxLength={limits.requests.messageLength}
          />
        )}
      </Field>
      {errors.root?.message === undefined ? null : (
        <p role="alert" className="text-small text-negative">
          {errors.root.message}
        </p>
      )}
    </form>
  );
}
