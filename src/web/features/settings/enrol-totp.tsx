import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { brand } from '../../../kernel/brand.ts';
import { messageOf } from '../../lib/error-body.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';

interface Enrolment {
  factorId: string;
  qrCode: string;
  secret: string;
}

async function enrol(): Promise<Enrolment> {
  const { mfa } = (await supabase()).auth;
  const friendlyName = `Authenticator app, ${new Date().toLocaleString()}`;
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName, issuer: brand.name });
  if (error !== null) throw error;
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

interface EnrolTotpProps {
  onClose: () => void;
  onDone: () => void;
}

export function EnrolTotp({ onClose, onDone }: EnrolTotpProps) {
  // The secret is shown once and must not lie in a cache afterwards.
  const { data, error, refetch } = useQuery({
    queryKey: ['totp-enrolment'],
    queryFn: enrol,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Add authenticator app"
      description="Scan the picture with the app, or type the key into it, then enter the code that it shows."
    >
      {error !== null ? (
        <ErrorState
          heading="The factor could not be added"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {messageOf(error, 'The server did not answer as expected.')}
        </ErrorState>
      ) : data === undefined ? (
        <Skeleton className="mx-auto size-48" />
      ) : (
        <CodeForm enrolment={data} onDone={onDone} />
      )}
    </Dialog>
  );
}

function CodeForm({ enrolment, onDone }: { enrolment: Enrolment; onDone: () => void }) {
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ code }: { code: string }): Promise<void> {
    const { mfa } = (await supabase()).auth;
    const { error } = await mfa.challengeAndVerify({
      factorId: enrolment.factorId,
      code: code.replaceAll(/\s/g, ''),
    });
    if (error === null) onDone();
    else
      form.setError('code', { message: messageOf(error, 'The code is not right.') }, { shouldFocus: true });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {/* A scanner needs dark on light, in both themes. */}
      <img
        src={enrolment.qrCode}
        alt="QR code for the authenticator app"
        className="mx-auto size-48 rounded-medium bg-on-accent p-2"
      />
      <div className="text-center">
        <p className="text-caption text-ink-muted">Key</p>
        <code className="font-mono text-small break-all text-ink select-all">{enrolment.secret}</code>
      </div>
      <Field label="Code" error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('code', { required: 'Enter the code that the app shows.' })}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="123456"
            className="font-mono tracking-widest"
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={isSubmitting}>
        Verify and add
      </Button>
    </form>
  );
}
