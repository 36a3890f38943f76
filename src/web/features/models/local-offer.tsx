import { useState } from 'react';
import { contract as saveModelConnection } from '../../../functions/save-model-connection/contract.ts';
import { limits } from '../../../kernel/limits.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { ModelOverview } from './model-overview.ts';
import { useModelAction } from './use-models.ts';

type LocalOfferProps = Pick<ModelOverview, 'local' | 'connections'>;

/** Ollama on the machine of the server: it is found by itself and used once somebody adds it. */
export function LocalOffer({ local, connections }: LocalOfferProps) {
  const isKnown = (model: string) =>
    connections.some(
      (one) => one.provider === 'ollama' && one.base_url === local?.base_url && one.model === model,
    );
  if (local === null) return null;
  const models = local.models.filter((model) => !isKnown(model));
  if (local.models.length > 0 && models.length === 0) return null;
  return (
    <div className="border-b border-line p-4 sm:px-5">
      <Alert title="Ollama runs on this machine">
        {local.models.length === 0 ? (
          <>
            It has no model yet. Fetch one there with <code className="font-mono">ollama pull</code>; it is
            offered here a minute later.
          </>
        ) : (
          <OfferedModels baseUrl={local.base_url} models={models} />
        )}
      </Alert>
    </div>
  );
}

function OfferedModels({ baseUrl, models }: { baseUrl: string; models: readonly string[] }) {
  const [chosen, setChosen] = useState<string>();
  const model = chosen !== undefined && models.includes(chosen) ? chosen : (models[0] ?? '');
  const add = useModelAction(saveModelConnection, ({ name }) => `${name} added`);
  return (
    <>
      <p>What it is asked stays on this machine and costs nothing by the token.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {models.length > 1 ? (
          <div className="min-w-0 basis-56">
            <Select
              aria-label="Model of Ollama"
              options={models.map((name) => ({ value: name, label: name }))}
              value={model}
              onChange={setChosen}
            />
          </div>
        ) : null}
        <Button
          busy={add.isPending}
          onClick={() =>
            add.mutate({
              name: model.slice(0, limits.models.nameLength),
              provider: 'ollama',
              base_url: baseUrl,
              model,
              enabled: true,
              is_default: false,
              price_in: 0,
              price_out: 0,
            })
          }
        >
          Add {model}
        </Button>
      </div>
      {add.isError ? (
        <p role="alert" className="mt-2 text-negative">
          {messageOf(add.error, 'It was not added. Please try again.')}
        </p>
      ) : null}
    </>
  );
}
