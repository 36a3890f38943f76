import { useForm } from 'react-hook-form';
import { limits } from '../../../kernel/limits.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { type Passkey, renamePasskey } from '../../lib/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => void;
}

export function RenamePasskey({ passkey, onClose, onDone }: RenamePasskeyProps) {
  const form = useForm({ defaultValues: { name: passkey.friendly_name } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ name }: { name: string }): Promise<void> {
    try {
      await renamePasskey(passkey.id, name.trim());
      onDone();
      onClose();
    } catch (error) {
      const message = messageOf(error, 'The name was not changed. Please try again.');
      form.setError('name', { message }, { shouldFocus: true });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Rename passkey"
    >
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        <Field label="Name" error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('name', {
                validate: (name) => name.trim() !== '' || 'Give the passkey a name.',
              })}
              maxLength={limits.passkeys.nameLength}
              autoComplete="off"
            />
          )}
        </Field>
        <Button type="submit" look="primary" busy={isSubmitting}>
          Save name
        </Button>
      </form>
    </Dialog>
  );
}
