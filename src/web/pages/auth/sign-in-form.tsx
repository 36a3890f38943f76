import { type Credentials, checkCredentials } from '../../lib/credentials.ts';
import { supabase } from '../../lib/supabase.ts';
import { EmailField, PasswordField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { signIn } from './sign-in.ts';
import { startHere } from './start-here.ts';
import { useAccountForm } from './use-account-form.ts';

interface SignInFormProps {
  email: string;
  /** It is what the page opens with: the cursor stands in it, also before the code runs. */
  isFirst: boolean;
  onEmailChange: (email: string) => void;
  onForgot: () => void;
  onUnconfirmed: (email: string) => void;
}

export function SignInForm({ email, isFirst, onEmailChange, onForgot, onUnconfirmed }: SignInFormProps) {
  const form = useAccountForm<Credentials, Credentials>({
    defaultValues: { email, password: '' },
    check: (given) => checkCredentials('sign-in', given),
    send,
    failure: { title: 'Sign in failed', fallback: 'Invalid email or password' },
  });
  const { register } = form.fields;

  async function send(credentials: Credentials): Promise<string | undefined> {
    const { auth } = await supabase();
    const outcome = await signIn(auth.signInWithPassword.bind(auth), credentials);
    if (outcome.kind === 'unconfirmed') onUnconfirmed(credentials.email);
    return outcome.kind === 'failed' ? outcome.message : undefined;
  }

  const forgot = (
    <button
      type="button"
      onClick={onForgot}
      className="min-h-11 justify-self-center rounded-medium px-2 text-small text-ink-muted underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink sm:min-h-9"
    >
      Forgot your password?
    </button>
  );
  return (
    <AccountForm form={form} post="sign-in" action="Sign in" foot={forgot}>
      <EmailField
        {...register('email', { onChange: (event) => onEmailChange(event.target.value) })}
        error={form.errorOf('email')}
        autoComplete="username webauthn"
        {...startHere(isFirst)}
      />
      <PasswordField
        {...register('password')}
        error={form.errorOf('password')}
        autoComplete="current-password"
      />
    </AccountForm>
  );
}
