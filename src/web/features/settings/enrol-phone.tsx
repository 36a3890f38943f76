import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../lib/error-body.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface Challenge {
  factorId: string;
  challengeId: string;
}

interface EnrolPhoneProps {
  onClose: () => void;
  onDone: () => void;
}

export function EnrolPhone({ onClose, onDone }: EnrolPhoneProps) {
  const [challenge, setChallenge] = useState<Challenge>();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Add phone"
      description="We send a code to the phone, now and whenever you sign in."
    >
      {challenge === undefined ? (
        <NumberForm onSent={setChallenge} />
      ) : (
        <CodeForm challenge={challenge} onDone={onDone} />
      )}
    </Dialog>
  );
}

function NumberForm({ onSent }: { onSent: (challenge: Challenge) => void }) {
  const form = useForm({ defaultValues: { phone: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ phone }: { phone: string }): Promise<void> {
    try {
      const { mfa } = (await supabase()).auth;
      const number = phone.replaceAll(/[\s().-]/g, '');
      const enrolled = await mfa.enroll({ factorType: 'phone', phone: number, friendlyName: number });
      if (enrolled.error !== null) throw enrolled.error;
      const sent = await mfa.challenge({ factorId: enrolled.data.id });
      if (sent.error !== null) throw sent.error;
      onSent({ factorId: enrolled.data.id, challengeId: sent.data.id });
    } catch (error) {
      form.setError(
        'phone',
        { message: messageOf(error, 'The phone could not be added.') },
        { shouldFocus: true },
      );
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <Field
        label="Phone number"
        hint="With the country code, such as +1 555 010 0123."
        error={errors.phone?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('phone', { required: 'Enter a phone number.' })}
            type="tel"
            autoComplete="tel"
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={isSubmitting}>
        Send code
      </Button>
    </form>
  );
}

function CodeForm({ challenge, onDone }: { challenge: Challenge; onDone: () => void }) {
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ code }: { code: string }): Promise<void> {
    const { mfa } = (await supabase()).auth;
    const { error } = await mfa.verify({ ...challenge, code: code.replaceAll(/\s/g, '') });
    if (error === null) onDone();
    else
      form.setError('code', { message: messageOf(error, 'The code is not right.') }, { shouldFocus: true });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <Field label="Code" hint="From the message that we sent to the phone." error={errors.code?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('code', { required: 'Enter the code from the message.' })}
            inputMode="numeric"
            autoComplete="one-time-code"
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
