import { contract as simplePasswordReset } from '../../../functions/simple-password-reset/contract.ts';
import { callFunction } from '../../lib/call-function.ts';
import { checkResetEmail } from '../../lib/credentials.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { EmailField } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { useAccountForm } from './use-account-form.ts';

interface ResetFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onClose: () => void;
}

export function ResetForm({ email, onEmailChange, onClose }: ResetFormProps) {
  const form = useAccountForm<{ email: string }, string>({
    defaultValues: { email },
    // It opens below the link that asked for it: the focus follows.
    startAt: 'email',
    check: (given) => checkResetEmail(given.email),
    send,
    failure: { title: 'Reset failed', fallback: 'Failed to send reset email. Please try again.' },
  });

  async function send(address: string): Promise<undefined> {
    await callFunction(simplePasswordReset, { email: address });
    toast({
      title: 'Check your email',
      description: `If there is an account for ${address}, a link to set a new password is on its way.`,
      variant: 'success',
    });
    onClose();
  }

  return (
    <AccountForm
      form={form}
      post="reset"
      action="Send Reset Link"
      heading={{
        title: 'Reset your password',
        intro: 'We send you a link with which you set a new one.',
      }}
      cancel={<Button onClick={onClose}>Cancel</Button>}
    >
      <EmailField
        {...form.fields.register('email', { onChange: (event) => onEmailChange(event.target.value) })}
        error={form.errorOf('email')}
        autoComplete="email"
      />
    </AccountForm>
  );
}
