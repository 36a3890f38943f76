import { useEffect } from 'react';
import {
  type DefaultValues,
  type Path,
  type UseFormHandleSubmit,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { Checked, Refusal } from '../../lib/credentials.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { dismissToast, toast } from '../../ui/toast.ts';

/** What an account form can ask for: a refusal names one of these, and the cursor goes there. */
export type AccountFields = Partial<Record<Refusal['field'], string>>;

interface AccountFormRules<Given extends AccountFields, Value> {
  defaultValues: DefaultValues<Given>;
  /** Where the cursor stands when the form appears; nowhere when left out. */
  startAt?: Path<Given>;
  check: (given: Given) => Checked<Value>;
  /** Does what the form is for and answers with what went wrong, or nothing. */
  send: (value: Value) => Promise<string | undefined>;
  /** The title of what went wrong, and its words where an error brings none. */
  failure: { title: string; fallback: string };
}

export interface AccountFormState<Given extends AccountFields> {
  fields: UseFormReturn<Given>;
  submit: ReturnType<UseFormHandleSubmit<Given>>;
  busy: boolean;
  /** What is wrong with a field, until it is changed. */
  errorOf: (field: Refusal['field']) => string | undefined;
}

/** What every account form does: check, put the cursor where something is wrong, send, tell what failed. */
export function useAccountForm<Given extends AccountFields, Value>(
  rules: AccountFormRules<Given, Value>,
): AccountFormState<Given> {
  const { defaultValues, startAt, check, send, failure } = rules;
  const fields = useForm<Given>({ defaultValues });
  const { setFocus } = fields;
  useEffect(() => {
    if (startAt !== undefined) setFocus(startAt);
  }, [setFocus, startAt]);

  async function submit(given: Given): Promise<void> {
    dismissToast();
    const checked = check(given);
    if (!checked.ok) {
      const { title, description, field } = checked.refusal;
      toast({ title, description, variant: 'destructive' });
      fields.setError(field as Path<Given>, { message: description });
      setFocus(field as Path<Given>);
      return;
    }
    const fault = await send(checked.value).catch((error: unknown) => messageOf(error, failure.fallback));
    if (fault === undefined) return;
    toast({ title: failure.title, description: fault, variant: 'destructive' });
    fields.setError('root', { message: fault });
  }

  const { errors, isSubmitting } = fields.formState;
  return {
    fields,
    submit: fields.handleSubmit(submit),
    busy: isSubmitting,
    errorOf: (field) =>
      fields.getFieldState(field as Path<Given>, { ...fields.formState, errors }).error?.message,
  };
}
