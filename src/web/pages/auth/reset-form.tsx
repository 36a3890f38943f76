import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { contract as simplePasswordReset } from '../../../functions/simple-password-reset/contract.ts';
import { callFunction } from '../../lib/call-function.ts';
import { checkResetEmail } from '../../lib/credentials.ts';
import { messageOf } from '../../lib/error-body.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { dismissToast, toast } from '../../ui/toast.ts';
import { showRefusal } from './show-refusal.ts';

interface ResetFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  onClose: () => void;
}

export function ResetForm({ email, onEmailChange, onClose }: ResetFormProps) {
  const form = useForm({ defaultValues: { email } });
  const { setFocus } = form;
  // It opens below the link that asked for it: the focus follows.
  useEffect(() => setFocus('email'), [setFocus]);

  async function submit(given: { email: string }): Promise<void> {
    dismissToast();
    const checked = checkResetEmail(given.email);
    if (!checked.ok) {
      showRefusal(checked.refusal, () => form.setFocus('email'));
      return;
    }
    try {
      await callFunction(simplePasswordReset, { email: checked.value });
    } catch (error) {
      const description = messageOf(error, 'Failed to send reset email. Please try again.');
      toast({ title: 'Reset failed', description, variant: 'destructive' });
      return;
    }
    toast({
      title: 'Check your email',
      description: `If there is an account for ${checked.value}, a link to set a new password is on its way.`,
      variant: 'success',
    });
    onClose();
  }

  return (
    <form
      noValidate
      method="post"
      aria-labelledby="reset-heading"
      onSubmit={form.handleSubmit(submit)}
      className="grid gap-4 rounded-medium border border-line bg-ground p-4"
    >
      <input type="hidden" name="action" value="reset" />
      <div>
        <h2 id="reset-heading" className="text-small font-semibold">
          Reset your password
        </h2>
        <p className="mt-1 text-small text-ink-muted">We send you a link with which you set a new one.</p>
      </div>
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
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button type="submit" look="primary" busy={form.formState.isSubmitting} className="sm:flex-1">
          Send Reset Link
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
