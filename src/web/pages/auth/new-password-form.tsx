import { useWatch } from 'react-hook-form';
import { checkNewPassword } from '../../lib/credentials.ts';
import { failureOf } from '../../lib/failures/describe-failure.ts';
import { supabase } from '../../lib/supabase.ts';
import { PasswordMeter } from '../../ui/password-meter.tsx';
import { toast } from '../../ui/toast.ts';
import { PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

interface NewPassword {
  password: string;
  confirmation: string;
}

/** For somebody who came by a link for a forgotten password and is signed in by it. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const form = useAccountForm<NewPassword, string>({
    defaultValues: { password: '', confirmation: '' },
    startAt: 'password',
    check: (given) => checkNewPassword(given.password, given.confirmation),
    send,
    failure: { title: 'Update failed', fallback: 'The password was not changed. Please try again.' },
  });
  const { control, register } = form.fields;
  const password = useWatch({ control, name: 'password' });

  async function send(chosen: string): Promise<undefined> {
    const client = await supabase();
    const { error } = await client.auth.updateUser({ password: chosen });
    if (error !== null) throw failureOf('auth/updateUser password', error);
    toast({
      title: 'Password updated',
      description: 'You are signed in. Use the new password from now on.',
      variant: 'success',
    });
    onDone();
  }

  return (
    <AccountForm form={form} post="new-password" action="Update Password">
      {/* Password managers need to know whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('password')}
        label="New password"
        hint={<PasswordMeter password={password} email={email} />}
        autoComplete="new-password"
      />
      <PasswordField {...register('confirmation')} label="Confirm password" autoComplete="new-password" />
    </AccountForm>
  );
}
