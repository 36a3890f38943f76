import { type FormEvent, useState } from 'react';
import { contract } from '../../../../functions/admin-set-grant/contract.ts';
import { type GrantKind, grantKinds } from '../../../../functions/admin-shapes.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { momentOf } from '../readable-time.tsx';
import { useAdminAction } from '../use-admin-action.ts';

const kindLabels: Record<GrantKind, string> = {
  feature: 'Feature',
  gaming: 'Gaming',
  special: 'Special access',
  training: 'Training',
};

const kindOptions = grantKinds.map((value) => ({ value, label: kindLabels[value] }));

/** For grants by name, and for those that end by themselves. */
export function GrantForm({ userId }: { userId: string }) {
  const [kind, setKind] = useState<GrantKind>('feature');
  const [name, setName] = useState('');
  const [end, setEnd] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const action = useAdminAction(contract, {
    done: ({ name: given }) => (given === '' ? 'Access given' : `Access to ${given} given`),
    failed: 'The access was not given',
  });
  function give(event: FormEvent) {
    event.preventDefault();
    const input = { user_id: userId, kind, name, expires_at: momentOf(end), on: true };
    const checked = contract.input.safeParse(input);
    setWrong(checked.success ? undefined : checked.error.issues[0]?.message);
    if (!checked.success) return;
    action.mutate(checked.data, {
      onSuccess: () => {
        setName('');
        setEnd('');
      },
    });
  }
  return (
    <details className="rounded-medium border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-medium px-3 text-small font-medium text-ink sm:min-h-9">
        Give another grant, or one that ends
      </summary>
      <form onSubmit={give} className="grid gap-3 border-t border-line p-3">
        <Field label="Kind">
          {(control) => <Select {...control} options={kindOptions} value={kind} onChange={setKind} />}
        </Field>
        <Field label={kind === 'feature' || kind === 'special' ? 'Name' : 'Name (optional)'} error={wrong}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={100}
              onChange={(event) => setName(event.target.value)}
              placeholder={kind === 'special' ? 'admin_access' : 'seo_access'}
              className="font-mono"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Ends (optional)">
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={end}
              onChange={(event) => setEnd(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={action.isPending}>
          Give access
        </Button>
      </form>
    </details>
  );
}
