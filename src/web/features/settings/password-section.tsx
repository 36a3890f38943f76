import type { User } from '@supabase/supabase-js';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { checkNewPassword } from '../../lib/credentials.ts';
import { describeFailure } from '../../lib/failures/describe-failure.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PasswordMeter } from '../../ui/password-meter.tsx';
import { toast } from '../../ui/toast.ts';
import { SettingsSection } from './settings-section.tsx';

interface PasswordChange {
  password: string;
  confirmation: string;
  nonce: string;
}

const empty: PasswordChange = { password: '', confirmation: '', nonce: '' };

export function PasswordSection({ user }: { user: User }) {
  const form = useForm<PasswordChange>({ defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });
  const [codeSent, setCodeSent] = useState(false);

  async function submit(given: PasswordChange): Promise<void> {
    const checked = checkNewPassword(given.password, given.confirmation);
    if (!checked.ok) {
      const { field, title, description } = checked.refusal;
      form.setError(
        field === 'confirmation' ? 'confirmation' : 'password',
        { message: description },
        { shouldFocus: true },
      );
      toast({ title, description, variant: 'destructive' });
      return;
    }
    const outcome = await changePassword(checked.value, given.nonce.trim());
    if (outcome === 'code-sent') setCodeSent(true);
    else if (outcome === 'changed') {
      form.reset(empty);
      setCodeSent(false);
      toast({
        title: 'Password updated',
        description: 'All other sessions were signed out.',
        variant: 'success',
      });
    } else toast({ title: 'Update failed', description: outcome.fault, variant: 'destructive' });
  }

  return (
    <SettingsSection id="password" heading="Password" intro="Changing it signs you out everywhere else.">
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
        <Field
          label="New password"
          error={errors.password?.message}
          hint={<PasswordMeter password={password} email={user.email ?? ''} />}
        >
          {(control) => (
            <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
          )}
        </Field>
        <Field label="Confirm password" error={errors.confirmation?.message}>
          {(control) => (
            <PasswordInput {...control} {...form.register('confirmation')} autoComplete="new-password" />
          )}
        </Field>
        {codeSent ? (
          <Field
            label="Code from your mail"
            hint="You signed in a while ago, so we sent you a code to be sure it is you."
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('nonce')}
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            )}
          </Field>
        ) : null}
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          Change password
        </Button>
      </form>
    </SettingsSection>
  );
}

type Outcome = 'changed' | 'code-sent' | { fault: string };

/** A session that is old must show its person again: the server then asks for a code that it mails. */
async function changePassword(password: string, nonce: string): Promise<Outcome> {
  const call = 'auth/updateUser password';
  try {
    const { auth } = await supabase();
    const { error } = await auth.updateUser({ password, ...(nonce === '' ? {} : { nonce }) });
    if (error === null) return 'changed';
    if (error.code !== 'reauthentication_needed') return { fault: describeFailure(call, error) };
    const sent = await auth.reauthenticate();
    return sent.error === null ? 'code-sent' : { fault: describeFailure('auth/reauthenticate', sent.error) };
  } catch (error) {
    return { fault: describeFailure(call, error) };
  }
}
