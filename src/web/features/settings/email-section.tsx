import type { User } from '@supabase/supabase-js';
import { useForm } from 'react-hook-form';
import { checkResetEmail } from '../../lib/credentials.ts';
import { describeFailure } from '../../lib/failures/describe-failure.ts';
import { href } from '../../lib/href.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';
import { SettingsSection } from './settings-section.tsx';

export function EmailSection({ user }: { user: User }) {
  const form = useForm({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit(given: { email: string }): Promise<void> {
    const checked = checkResetEmail(given.email);
    if (!checked.ok) {
      form.setError('email', { message: checked.refusal.description }, { shouldFocus: true });
      return;
    }
    const outcome = await changeEmail(checked.value);
    if (outcome.fault !== undefined) {
      toast({ title: 'Update failed', description: outcome.fault, variant: 'destructive' });
      return;
    }
    form.reset();
    toast(
      outcome.pending
        ? {
            title: 'Confirm the change',
            description: `Open the links that we sent to your old and new address.`,
          }
        : {
            title: 'Email changed',
            description: `You sign in with ${checked.value} from now on.`,
            variant: 'success',
          },
    );
  }

  return (
    <SettingsSection
      id="email"
      heading="Email"
      intro={
        <>
          You sign in with{' '}
          <strong className="font-medium wrap-anywhere text-ink">{user.email || 'no address yet'}</strong>.
          {user.new_email === undefined ? null : ` A change to ${user.new_email} waits for its confirmation.`}
        </>
      }
    >
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        <Field label="New email" error={errors.email?.message}>
          {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          Change email
        </Button>
      </form>
    </SettingsSection>
  );
}

async function changeEmail(email: string): Promise<{ fault?: string; pending: boolean }> {
  const call = 'auth/updateUser email';
  try {
    const client = await supabase();
    const emailRedirectTo = `${location.origin}${href('/settings/:section', { section: 'email' })}`;
    const { data, error } = await client.auth.updateUser({ email }, { emailRedirectTo });
    if (error !== null) return { fault: describeFailure(call, error), pending: false };
    return { pending: data.user.email !== email };
  } catch (error) {
    return { fault: describeFailure(call, error), pending: false };
  }
}
