import { useState } from 'react';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PasskeySignUp } from './passkey-sign-up.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface EntryTabsProps {
  onConfirm: (email: string) => void;
  startWithSignIn: boolean;
  /** Where to go once signed in. */
  next: string | undefined;
}

/** Sign Up and Sign In; the address that is typed goes along from one to the other. */
export function EntryTabs({ onConfirm, startWithSignIn, next }: EntryTabsProps) {
  const [mode, setMode] = useState<'sign-up' | 'sign-in'>(startWithSignIn ? 'sign-in' : 'sign-up');
  const [resetting, setResetting] = useState(false);
  const [email, setEmail] = useState('');
  const [switched, setSwitched] = useState(false);

  function offerSignIn(taken: string): void {
    setEmail(taken);
    setMode('sign-in');
    setResetting(true);
    toast({
      title: 'Account already exists',
      description: 'This email is already registered. Please sign in or reset your password.',
      variant: 'destructive',
    });
  }

  const signUp = (
    <div className="grid gap-4">
      <SignUpForm
        email={email}
        isFirst={!switched}
        next={next}
        onEmailChange={setEmail}
        onExists={offerSignIn}
        onConfirm={onConfirm}
      />
      <PasskeySignUp email={email} next={next} onExists={offerSignIn} onConfirm={onConfirm} />
    </div>
  );
  const signIn = (
    <div className="grid gap-4">
      <SignInForm
        email={email}
        isFirst={!switched}
        onEmailChange={setEmail}
        onForgot={() => setResetting(true)}
        onUnconfirmed={onConfirm}
      />
      <PasskeySignIn />
      {resetting ? (
        <ResetForm email={email} onEmailChange={setEmail} onClose={() => setResetting(false)} />
      ) : null}
    </div>
  );
  return (
    <>
      <Tabs
        label="Sign up or sign in"
        look="segments"
        value={mode}
        onChange={(chosen) => {
          setMode(chosen);
          setSwitched(true);
          setResetting(false);
        }}
        items={[
          { value: 'sign-up', label: 'Sign Up', content: signUp },
          { value: 'sign-in', label: 'Sign In', content: signIn },
        ]}
      />
      <ProviderButtons next={next} />
    </>
  );
}
