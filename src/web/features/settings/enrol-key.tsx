import { useForm } from 'react-hook-form';
import { addKeyFactor } from '../../lib/key-factor.ts';
import { describePasskeyFault } from '../../lib/passkey-fault.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface EnrolKeyProps {
  onClose: () => void;
  onDone: () => void;
}

export function EnrolKey({ onClose, onDone }: EnrolKeyProps) {
  const form = useForm({ defaultValues: { name: 'Security key' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ name }: { name: string }): Promise<void> {
    try {
      await addKeyFactor(name.trim());
      onDone();
    } catch (error) {
      const message = describePasskeyFault(error, 'The key could not be added. Please try again.');
      if (message !== undefined) form.setError('name', { message }, { shouldFocus: true });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Add security key"
      description="A key for the USB port or the phone, or this device itself. Your browser asks for it, now and whenever you sign in with the password."
    >
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        <Field label="Name" hint="So that you can tell it from others." error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('name', {
                validate: (name) => name.trim() !== '' || 'Give the key a name.',
              })}
              maxLength={100}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" look="primary" busy={isSubmitting}>
          Continue with the key
        </Button>
      </form>
    </Dialog>
  );
}
