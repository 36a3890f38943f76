import { type FormEvent, useId, useState } from 'react';
import { contract as saveModelConnection } from '../../../functions/save-model-connection/contract.ts';
import { contract as saveModelKey } from '../../../functions/save-model-key/contract.ts';
import { limits } from '../../../kernel/limits.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { AddressFields } from './address-fields.tsx';
import {
  addressOf,
  emptyForm,
  formOf,
  type ModelForm,
  readForm,
  type StoredConnection,
  type StoredModel,
} from './model-form.ts';
import { type Problems, problemsTold } from './problems.ts';
import { SharedFields } from './shared-fields.tsx';
import { TestOutcome, useConnectionTest } from './test-connection.tsx';
import { useModelAction } from './use-models.ts';

interface ModelDialogProps {
  /** For everybody, by an admin; or for oneself, with a key of one's own. */
  use: 'everyone' | 'me';
  /** The one to change; undefined for a new one. */
  stored: (StoredModel & Partial<StoredConnection>) | undefined;
  onClose: () => void;
}

const words = {
  everyone: {
    add: 'Add a model',
    description: 'A language model that people here may use. Nothing is sent to it by saving.',
  },
  me: {
    add: 'Add a model of your own',
    description: 'Used with your own key and paid by you. Nothing is sent to it by saving.',
  },
} as const;

export function ModelDialog({ use, stored, onClose }: ModelDialogProps) {
  const formId = useId();
  const { form, problems, change, check } = useModelForm(stored);
  const save = useSaving(use, onClose);
  const test = useConnectionTest();
  const told = save.isError ? problemsTold(save.error) : {};

  function submit(event: FormEvent) {
    event.preventDefault();
    const input = check();
    if (input !== undefined) save.mutate(input);
  }
  function tryIt() {
    if (check() === undefined) return;
    const draft = { ...addressOf(form), use };
    test.mutate(stored === undefined ? { draft } : { id: stored.id, draft });
  }
  function changeForm(changes: Partial<ModelForm>) {
    // What was said about the former values says nothing about these.
    save.reset();
    test.reset();
    change(changes);
  }

  const fields = { form, problems: { ...told, ...problems }, onChange: changeForm };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={stored === undefined ? words[use].add : `Edit ${stored.name}`}
      description={words[use].description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button busy={test.isPending} onClick={tryIt}>
            Test the connection
          </Button>
          <Button look="primary" type="submit" form={formId} busy={save.isPending}>
            {stored === undefined ? 'Add model' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        <AddressFields {...fields} hasStoredKey={stored?.has_key === true} />
        <NameField {...fields} />
        {use === 'everyone' ? <SharedFields {...fields} /> : null}
        <TestOutcome test={test} onChoose={(model) => changeForm({ model })} />
        {save.isError && Object.keys(told).length === 0 ? (
          <Alert tone="negative" title="Not saved" announce>
            {messageOf(save.error, 'It was not saved. Please try again.')}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}

function useModelForm(stored: ModelDialogProps['stored']) {
  const [form, setForm] = useState(() => (stored === undefined ? emptyForm : formOf(stored)));
  const [problems, setProblems] = useState<Problems>({});
  return {
    form,
    problems,
    change(changes: Partial<ModelForm>) {
      setProblems({});
      setForm((before) => ({ ...before, ...changes }));
    },
    /** As the server takes it; undefined when something is wrong, which is then said. */
    check() {
      const read = readForm(form, stored?.id);
      setProblems(read.ok ? {} : read.problems);
      return read.ok ? read.input : undefined;
    },
  };
}

/** A person's own has no price, and is nobody's usual one. */
function useSaving(use: ModelDialogProps['use'], onDone: () => void) {
  const shared = useModelAction(saveModelConnection, ({ name }) => `${name} saved`);
  const own = useModelAction(saveModelKey, ({ name }) => `${name} saved`);
  const action = use === 'everyone' ? shared : own;
  return {
    isPending: action.isPending,
    isError: action.isError,
    error: action.error,
    reset: () => action.reset(),
    mutate(input: Parameters<typeof shared.mutate>[0]) {
      if (use === 'everyone') return shared.mutate(input, { onSuccess: onDone });
      const { enabled: _, is_default: __, price_in: ___, price_out: ____, ...mine } = input;
      own.mutate(mine, { onSuccess: onDone });
    },
  };
}

function NameField({
  form,
  problems,
  onChange,
}: {
  form: ModelForm;
  problems: Problems;
  onChange: (changes: Partial<ModelForm>) => void;
}) {
  return (
    <Field
      label="Name (optional)"
      hint="How it is called in lists. Left empty, it is called as the model is."
      error={problems['name']}
    >
      {(control) => (
        <Input
          {...control}
          maxLength={limits.models.nameLength}
          value={form.name}
          onChange={(event) => onChange({ name: event.target.value })}
          autoComplete="off"
        />
      )}
    </Field>
  );
}
