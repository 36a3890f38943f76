import { Plus } from 'lucide-react';
import { useState } from 'react';
import { contract as removeModelConnection } from '../../../functions/remove-model-connection/contract.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { writeMoney } from './amounts.ts';
import { ConnectionRow } from './connection-row.tsx';
import { LocalOffer } from './local-offer.tsx';
import { ModelDialog } from './model-dialog.tsx';
import type { StoredConnection } from './model-form.ts';
import type { ModelOverview } from './model-overview.ts';
import { ModelsCard } from './models-card.tsx';
import { RemoveModel } from './remove-model.tsx';

type Editing = { stored: StoredConnection | undefined };

/** The models that everybody may use. */
export function ConnectionsCard({ overview }: { overview: ModelOverview }) {
  const { connections, from_settings: ofSettings, local } = overview;
  const [editing, setEditing] = useState<Editing>();
  const isEmpty = connections.length === 0 && ofSettings === null;
  const hasDefault = connections.some((one) => one.enabled && one.is_default);
  return (
    <ModelsCard
      heading="Language models"
      intro="Everything works without one. With one, what people ask it leaves this server for the address below."
      action={
        <Button look="primary" onClick={() => setEditing({ stored: undefined })}>
          <Plus aria-hidden />
          Add model
        </Button>
      }
    >
      <LocalOffer local={local} connections={connections} />
      {isEmpty ? (
        <EmptyState heading="No model yet">
          Add one of OpenAI, Anthropic or any server that speaks as OpenAI does, such as one on a machine of
          your own.
        </EmptyState>
      ) : (
        <ul aria-label="Language models" className="divide-y divide-line">
          {connections.map((connection) => (
            <StoredRow
              key={connection.id}
              connection={connection}
              onEdit={() => setEditing({ stored: connection })}
            />
          ))}
          {ofSettings === null ? null : (
            <ConnectionRow
              name={ofSettings.model}
              provider={ofSettings.provider}
              address={ofSettings.base_url}
              model={ofSettings.model}
              badges={
                <>
                  <Badge>From the environment</Badge>
                  {hasDefault ? null : <Badge tone="accent">Used by default</Badge>}
                </>
              }
              note={`Set by AI_PROVIDER and AI_MODEL of the server, ${ofSettings.has_key ? 'with a key' : 'without a key'}. It is changed there.`}
              test={{ id: ofSettings.id }}
            />
          )}
        </ul>
      )}
      {editing === undefined ? null : (
        <ModelDialog use="everyone" stored={editing.stored} onClose={() => setEditing(undefined)} />
      )}
    </ModelsCard>
  );
}

function StoredRow({ connection, onEdit }: { connection: StoredConnection; onEdit: () => void }) {
  const { id, name, provider, base_url: address, model, enabled } = connection;
  return (
    <ConnectionRow
      name={name}
      provider={provider}
      address={address}
      model={model}
      badges={
        <>
          {enabled ? <Badge tone="positive">On</Badge> : <Badge tone="caution">Off</Badge>}
          {connection.is_default ? <Badge tone="accent">Used by default</Badge> : null}
        </>
      }
      note={`${connection.has_key ? 'Key stored' : 'No key'} · ${priceOf(connection)}`}
      // One that is switched off is nobody's to use, but still to be tried.
      test={{ id, draft: { provider, base_url: address, model, use: 'everyone' } }}
      actions={
        <>
          <Button aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <RemoveModel
            contract={removeModelConnection}
            id={id}
            name={name}
            description="Nobody can use it any more, and its key is deleted. What was used of it stays in the list of uses."
          />
        </>
      }
    />
  );
}

function priceOf({ price_in: priceIn, price_out: priceOut }: StoredConnection): string {
  if (priceIn === 0 && priceOut === 0) return 'no price set';
  return `${writeMoney(priceIn)} read and ${writeMoney(priceOut)} written, for a million tokens`;
}
