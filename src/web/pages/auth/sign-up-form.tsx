import { useForm, useWatch } from 'react-hook-form';
import { contract as adminSignUp } from '../../../functions/admin-signup/contract.ts';
import { callFunction } from '../../lib/call-function.ts';
import { type Credentials, checkCredentials } from '../../lib/credentials.ts';
import { messageOf } from '../../lib/error-body.ts';
import { authRedirect } from '../../lib/return-path.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PasswordMeter } from '../../ui/password-meter.tsx';
import { dismissToast, toast } from '../../ui/toast.ts';
import { showRefusal } from './show-refusal.ts';
import { type SignUpOutcome, signUp } from './sign-up.ts';
import { WithoutScript } from './without-script.tsx';

interface SignUpFormProps {
  email: string;
  /** Where to go once the address is confirmed. */
  next: string | undefined;
  onEmailChange: (email: string) => void;
  onExists: (email: string) => void;
  onConfirm: (email: string) => void;
}

export function SignUpForm({ email, next, onEmailChange, onExists, onConfirm }: SignUpFormProps) {
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });
  const values = useWatch({ control: form.control });

  async function submit(given: Credentials): Promise<void> {
    dismissToast();
    const checked = checkCredentials('sign-up', given);
    if (!checked.ok) {
      showRefusal(checked.refusal, (field) => form.setFocus(field === 'email' ? 'email' : 'password'));
      return;
    }
    const outcome = await attempt(checked.value, authRedirect(next));
    if (outcome.kind === 'exists') onExists(checked.value.email);
    if (outcome.kind === 'confirm') onConfirm(checked.value.email);
    if (outcome.kind === 'failed') {
      toast({ title: 'Sign up failed', description: outcome.message, variant: 'destructive' });
    }
  }

  return (
    <form noValidate method="post" onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {/* Pressed before the code runs, or without it: the server does the same (routes/auth-form.server.ts). */}
      <input type="hidden" name="action" value="sign-up" />
      <Field label="Email">
        {(control) => (
          <Input
            {...control}
            {...form.register('email', { onChange: (event) => onEmailChange(event.target.value) })}
            type="email"
            autoComplete="email"
            placeholder="you@example.com"
          />
        )}
      </Field>
      <Field
        label="Password"
        hint={<PasswordMeter password={values.password ?? ''} email={values.email ?? ''} />}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
        Create account
      </Button>
      <WithoutScript />
    </form>
  );
}

async function attempt(credentials: Credentials, redirectTo: string): Promise<SignUpOutcome> {
  try {
    const { auth } = await supabase();
    const calls = {
      signUp: auth.signUp.bind(auth),
      signIn: auth.signInWithPassword.bind(auth),
      adminSignUp: (given: Credentials) => callFunction(adminSignUp, given),
    };
    return await signUp(calls, credentials, redirectTo);
  } catch (error) {
    return { kind: 'failed', message: messageOf(error, 'Could not create the account. Please try again.') };
  }
}
