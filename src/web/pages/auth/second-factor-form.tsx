import type { Factor, Session } from '@supabase/supabase-js';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { factorName } from '../../lib/factor-name.ts';
import { describeFailure } from '../../lib/failures/describe-failure.ts';
import { signOut } from '../../lib/sign-out.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';

/** Those that are shown by typing a code. */
export function factorsByCode({ user }: Session): Factor[] {
  return (user.factors ?? []).filter(
    ({ status, factor_type: type }) => status === 'verified' && type !== 'webauthn',
  );
}

/** The password was right; the code of the second factor completes the sign-in. */
export function SecondFactorForm({ session }: { session: Session }) {
  const factors = factorsByCode(session);
  const [factorId, setFactorId] = useState(factors[0]?.id ?? '');
  const [challengeId, setChallengeId] = useState<string>();
  const form = useForm({ defaultValues: { code: '' } });
  const { setFocus } = form;
  // The code is the only thing that is asked for here.
  useEffect(() => setFocus('code'), [setFocus]);
  const factor = factors.find(({ id }) => id === factorId);
  if (factor === undefined) return null;
  const byMessage = factor.factor_type === 'phone';

  async function submit({ code }: { code: string }): Promise<void> {
    const fault = await verifyCode(factorId, code.replaceAll(/\s/g, ''), challengeId);
    if (fault === undefined) return;
    toast({ title: 'Sign in failed', description: fault, variant: 'destructive' });
    form.reset();
    form.setFocus('code');
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {factors.length > 1 ? (
        <Field label="Second factor">
          {(control) => (
            <Select
              {...control}
              value={factorId}
              onChange={(id) => {
                setFactorId(id);
                setChallengeId(undefined);
              }}
              options={factors.map((one) => ({ value: one.id, label: factorName(one) }))}
            />
          )}
        </Field>
      ) : null}
      {byMessage ? (
        <SendCode factorId={factorId} sent={challengeId !== undefined} onSent={setChallengeId} />
      ) : null}
      <Field
        label="Code"
        hint={
          byMessage
            ? 'From the message that we sent you.'
            : `From the authenticator app: ${factorName(factor)}.`
        }
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('code', { required: true })}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            placeholder="123456"
            className="font-mono tracking-widest tabular-nums"
          />
        )}
      </Field>
      <Button
        type="submit"
        look="primary"
        busy={form.formState.isSubmitting}
        disabled={byMessage && challengeId === undefined}
      >
        Verify
      </Button>
      <Button look="quiet" onClick={() => void signOut('local')}>
        Cancel
      </Button>
    </form>
  );
}

interface SendCodeProps {
  factorId: string;
  sent: boolean;
  onSent: (challengeId: string) => void;
}

function SendCode({ factorId, sent, onSent }: SendCodeProps) {
  const [busy, setBusy] = useState(false);
  async function send(): Promise<void> {
    setBusy(true);
    const client = await supabase();
    const { data, error } = await client.auth.mfa.challenge({ factorId });
    setBusy(false);
    if (error === null) onSent(data.id);
    else
      toast({
        title: 'Sign in failed',
        description: describeFailure('auth/mfa.challenge', error),
        variant: 'destructive',
      });
  }
  return (
    <Button busy={busy} onClick={() => void send()}>
      {sent ? 'Send another code' : 'Send me a code'}
    </Button>
  );
}

async function verifyCode(
  factorId: string,
  code: string,
  challengeId: string | undefined,
): Promise<string | undefined> {
  try {
    const { mfa } = (await supabase()).auth;
    const { error } =
      challengeId === undefined
        ? await mfa.challengeAndVerify({ factorId, code })
        : await mfa.verify({ factorId, challengeId, code });
    return error === null ? undefined : describeFailure('auth/mfa.verify', error);
  } catch (error) {
    return describeFailure('auth/mfa.verify', error);
  }
}
