import { useWatch } from 'react-hook-form';
import { contract as adminSignUp } from '../../../functions/admin-signup/contract.ts';
import { callFunction } from '../../lib/call-function.ts';
import { type Credentials, checkCredentials } from '../../lib/credentials.ts';
import { authRedirect } from '../../lib/return-path.ts';
import { supabase } from '../../lib/supabase.ts';
import { PasswordMeter } from '../../ui/password-meter.tsx';
import { EmailField, PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { signUp } from './sign-up.ts';
import { startHere } from './start-here.ts';
import { useAccountForm } from './use-account-form.ts';
import { WithoutScript } from './without-script.tsx';

interface SignUpFormProps {
  email: string;
  /** It is what the page opens with: the cursor stands in it, also before the code runs. */
  isFirst: boolean;
  /** Where to go once the address is confirmed. */
  next: string | undefined;
  onEmailChange: (email: string) => void;
  onExists: (email: string) => void;
  onConfirm: (email: string) => void;
}

export function SignUpForm({ email, isFirst, next, onEmailChange, onExists, onConfirm }: SignUpFormProps) {
  const form = useAccountForm<Credentials, Credentials>({
    defaultValues: { email, password: '' },
    check: (given) => checkCredentials('sign-up', given),
    send,
    failure: { title: 'Sign up failed', fallback: 'Could not create the account. Please try again.' },
  });
  const { control, register } = form.fields;
  const values = useWatch({ control });

  async function send(credentials: Credentials): Promise<string | undefined> {
    const { auth } = await supabase();
    const calls = {
      signUp: auth.signUp.bind(auth),
      signIn: auth.signInWithPassword.bind(auth),
      adminSignUp: (given: Credentials) => callFunction(adminSignUp, given),
    };
    const outcome = await signUp(calls, credentials, authRedirect(next));
    if (outcome.kind === 'exists') onExists(credentials.email);
    if (outcome.kind === 'confirm') onConfirm(credentials.email);
    return outcome.kind === 'failed' ? outcome.message : undefined;
  }

  return (
    <AccountForm form={form} post="sign-up" action="Create account" foot={<WithoutScript />}>
      <EmailField
        {...register('email', { onChange: (event) => onEmailChange(event.target.value) })}
        error={form.errorOf('email')}
        autoComplete="email"
        {...startHere(isFirst)}
      />
      <PasswordField
        {...register('password')}
        hint={<PasswordMeter password={values.password ?? ''} email={values.email ?? ''} />}
        error={form.errorOf('password')}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
