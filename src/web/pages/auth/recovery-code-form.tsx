import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '../../../kernel/limits.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { signInByRecoveryCode } from '../../lib/recovery-codes.ts';
import { signOut } from '../../lib/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { dismissToast, toast } from '../../ui/toast.ts';

/** For somebody who does not have the second factor at hand any more. */
export function RecoveryCodeForm() {
  const form = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  async function submit({ code }: { code: string }): Promise<void> {
    dismissToast();
    try {
      tellHowManyAreLeft(await signInByRecoveryCode(code));
    } catch (error) {
      const message = messageOf(error, 'The code could not be checked. Please try again.');
      form.setError('code', { message }, { shouldFocus: true });
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <Field
        label="Recovery code"
        hint="One of those that you saved when you added the second factor. Each works once."
        error={errors.code?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('code', { required: 'Enter a recovery code.' })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="xxxx-xxxx-xxxx-xxxx"
            maxLength={40}
            className="font-mono"
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={isSubmitting}>
        Use recovery code
      </Button>
      <Button look="quiet" onClick={() => void signOut('local')}>
        Cancel
      </Button>
    </form>
  );
}

function tellHowManyAreLeft(remaining: number | undefined): void {
  if (remaining === undefined) return;
  const left =
    remaining === 0 ? 'None is left.' : remaining === 1 ? 'One is left.' : `${remaining} are left.`;
  const advice = remaining <= limits.recoveryCodes.few ? ' Make new ones in the settings.' : '';
  toast({
    title: 'Recovery code used',
    description: `${left}${advice} If the second factor is lost, remove it in the settings.`,
  });
}
