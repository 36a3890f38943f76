import { useForm } from 'react-hook-form';
import { type Credentials, checkCredentials } from '../../lib/credentials.ts';
import { messageOf } from '../../lib/error-body.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { dismissToast, toast } from '../../ui/toast.ts';
import { showRefusal } from './show-refusal.ts';
import { type SignInOutcome, signIn } from './sign-in.ts';

interface SignInFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onForgot: () => void;
  onUnconfirmed: (email: string) => void;
}

export function SignInForm({ email, onEmailChange, onForgot, onUnconfirmed }: SignInFormProps) {
  const form = useForm<Credentials>({ defaultValues: { email, password: '' } });

  async function submit(given: Credentials): Promise<void> {
    dismissToast();
    const checked = checkCredentials('sign-in', given);
    if (!checked.ok) {
      showRefusal(checked.refusal, (field) => form.setFocus(field === 'email' ? 'email' : 'password'));
      return;
    }
    const outcome = await attempt(checked.value);
    if (outcome.kind === 'unconfirmed') onUnconfirmed(checked.value.email);
    if (outcome.kind === 'failed') {
      toast({ title: 'Sign in failed', description: outcome.message, variant: 'destructive' });
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <Field label="Email">
        {(control) => (
          <Input
            {...control}
            {...form.register('email', { onChange: (event) => onEmailChange(event.target.value) })}
            type="email"
            autoComplete="username webauthn"
            placeholder="you@example.com"
          />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
        Sign in
      </Button>
      <button
        type="button"
        onClick={onForgot}
        className="min-h-11 justify-self-center rounded-medium px-2 text-small text-ink-muted underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink sm:min-h-9"
      >
        Forgot your password?
      </button>
    </form>
  );
}

async function attempt(credentials: Credentials): Promise<SignInOutcome> {
  try {
    const { auth } = await supabase();
    return await signIn(auth.signInWithPassword.bind(auth), credentials);
  } catch (error) {
    return { kind: 'failed', message: messageOf(error, 'Invalid email or password') };
  }
}
