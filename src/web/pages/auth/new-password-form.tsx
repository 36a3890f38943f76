import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { checkNewPassword } from '../../lib/credentials.ts';
import { messageOf } from '../../lib/error-body.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PasswordMeter } from '../../ui/password-meter.tsx';
import { dismissToast, toast } from '../../ui/toast.ts';
import { showRefusal } from './show-refusal.ts';

interface NewPassword {
  password: string;
  confirmation: string;
}

/** For somebody who came by a link for a forgotten password and is signed in by it. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const form = useForm<NewPassword>({ defaultValues: { password: '', confirmation: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  const password = useWatch({ control: form.control, name: 'password' });

  async function submit(given: NewPassword): Promise<void> {
    dismissToast();
    const checked = checkNewPassword(given.password, given.confirmation);
    if (!checked.ok) {
      showRefusal(checked.refusal, (field) =>
        form.setFocus(field === 'confirmation' ? 'confirmation' : 'password'),
      );
      return;
    }
    const fault = await update(checked.value);
    if (fault !== undefined) {
      toast({ title: 'Update failed', description: fault, variant: 'destructive' });
      return;
    }
    toast({
      title: 'Password updated',
      description: 'You are signed in. Use the new password from now on.',
      variant: 'success',
    });
    onDone();
  }

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <input type="hidden" name="action" value="new-password" />
      {/* Password managers need to know whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="New password" hint={<PasswordMeter password={password} email={email} />}>
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Field label="Confirm password">
        {(control) => (
          <PasswordInput {...control} {...form.register('confirmation')} autoComplete="new-password" />
        )}
      </Field>
      <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
        Update Password
      </Button>
    </form>
  );
}

async function update(password: string): Promise<string | undefined> {
  try {
    const client = await supabase();
    const { error } = await client.auth.updateUser({ password });
    return error === null ? undefined : messageOf(error, 'The password was not changed. Please try again.');
  } catch (error) {
    return messageOf(error, 'The password was not changed. Please try again.');
  }
}
