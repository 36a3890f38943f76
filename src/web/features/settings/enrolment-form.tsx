import type { ComponentProps, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../lib/failures/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

interface EnrolmentFormProps {
  label: string;
  hint?: ReactNode;
  /** What is said at the field when it is empty, and when an error brings no words of its own. */
  texts: { missing: string; fallback: string };
  input: ComponentProps<'input'> & { name: string };
  /** What stands on the button that sends it. */
  action: string;
  /** Throws what went wrong; it is shown at the field. */
  onSubmit: (typed: string) => Promise<void>;
  /** What is shown above the field. */
  children?: ReactNode;
}

/** One step of adding a second factor: one field and one button. */
export function EnrolmentForm(props: EnrolmentFormProps) {
  const { label, hint, texts, input, action, onSubmit, children } = props;
  const { name, ...attributes } = input;
  const form = useForm<Record<string, string>>({ defaultValues: { [name]: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit(given: Record<string, string>): Promise<void> {
    try {
      await onSubmit(given[name] ?? '');
    } catch (error) {
      form.setError(name, { message: messageOf(error, texts.fallback) }, { shouldFocus: true });
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {children}
      <Field label={label} hint={hint} error={errors[name]?.message}>
        {(control) => (
          <Input {...control} {...form.register(name, { required: texts.missing })} {...attributes} />
        )}
      </Field>
      <Button type="submit" look="primary" busy={isSubmitting}>
        {action}
      </Button>
    </form>
  );
}
