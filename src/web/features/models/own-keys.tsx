import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { z } from 'zod';
import type { contract } from '../../../functions/list-model-keys/contract.ts';
import { contract as removeModelKey } from '../../../functions/remove-model-key/contract.ts';
import { limits } from '../../../kernel/limits.ts';
import { Button } from '../../ui/button.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { ModelDialog } from './model-dialog.tsx';
import type { StoredModel } from './model-form.ts';
import { RemoveModel } from './remove-model.tsx';

type OwnKeysProps = z.infer<(typeof contract)['output']>;

/** Models that a person pays themselves. Where that is not allowed any more, what is stored can still be removed. */
export function OwnKeys({ keys, rules }: OwnKeysProps) {
  const headingId = useId();
  const [editing, setEditing] = useState<{ stored: StoredModel | undefined }>();
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={headingId} className="text-small font-semibold text-ink">
          Your own keys
        </h3>
        {rules.own_keys && keys.length < limits.models.connectionsOfPerson ? (
          <Button onClick={() => setEditing({ stored: undefined })}>
            <Plus aria-hidden />
            Add a key
          </Button>
        ) : null}
      </div>
      <p className="text-small text-ink-muted">{introOf(keys, rules)}</p>
      {keys.length === 0 ? null : (
        <ul aria-label="Your own keys" className="divide-y divide-line rounded-large border border-line">
          {keys.map((key) => (
            <OwnKeyRow
              key={key.id}
              stored={key}
              mayUse={rules.own_keys}
              onEdit={() => setEditing({ stored: key })}
            />
          ))}
        </ul>
      )}
      {editing === undefined ? null : (
        <ModelDialog use="me" stored={editing.stored} onClose={() => setEditing(undefined)} />
      )}
    </section>
  );
}

function introOf(
  keys: OwnKeysProps['keys'],
  { own_keys: isAllowed, own_private_addresses: mayBeNear }: OwnKeysProps['rules'],
): string {
  if (!isAllowed)
    return keys.length === 0
      ? 'Keys of your own are not allowed here. An admin can allow them.'
      : 'Keys of your own are not allowed here any more. Yours are not used; you can remove them.';
  const where = mayBeNear ? '' : ' Their address must be public and use https.';
  return `Models that you pay yourself. They count against no limit of this installation.${where}`;
}

interface OwnKeyRowProps {
  stored: StoredModel;
  mayUse: boolean;
  onEdit: () => void;
}

function OwnKeyRow({ stored, mayUse, onEdit }: OwnKeyRowProps) {
  const { id, name, provider, base_url: address, model, has_key: hasKey } = stored;
  const remove = (
    <RemoveModel
      contract={removeModelKey}
      id={id}
      name={name}
      description="The key is deleted here. At the provider it stays valid until you end it there."
    />
  );
  return (
    <ConnectionRow
      name={name}
      provider={provider}
      address={address}
      model={model}
      badges={null}
      note={hasKey ? 'Key stored' : 'No key'}
      {...(mayUse ? { test: { id } } : {})}
      actions={
        mayUse ? (
          <>
            <Button aria-label={`Edit ${name}`} onClick={onEdit}>
              Edit
            </Button>
            {remove}
          </>
        ) : (
          remove
        )
      }
    />
  );
}
