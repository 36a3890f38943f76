import type { ReactNode } from 'react';
import type { TestModelConnectionInput } from '../../../functions/test-model-connection/contract.ts';
import { Button } from '../../ui/button.tsx';
import { type Provider, providerWords } from './model-providers.ts';
import { TestOutcome, useConnectionTest } from './test-connection.tsx';

interface ConnectionRowProps {
  name: string;
  provider: Provider;
  address: string;
  model: string;
  badges: ReactNode;
  /** What more there is to know, in one line. */
  note: ReactNode;
  /** How it is tried; absent where nobody may use it. */
  test?: TestModelConnectionInput;
  /** What else can be done with it. */
  actions?: ReactNode;
}

export function ConnectionRow(props: ConnectionRowProps) {
  const { name, provider, address, model, badges, note, test: tried, actions } = props;
  const test = useConnectionTest();
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-col gap-3 md:flex-row md:items-start md:justify-between">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-small font-medium wrap-anywhere text-ink">
            {name}
            {badges}
          </p>
          <p className="mt-1 text-small wrap-anywhere text-ink-muted">
            {providerWords[provider].label} · {model}
          </p>
          <p className="mt-0.5 font-mono text-caption break-all text-ink-muted">{address}</p>
          <p className="mt-1 text-caption text-ink-faint">{note}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          {tried === undefined ? null : (
            <Button aria-label={`Test ${name}`} busy={test.isPending} onClick={() => test.mutate(tried)}>
              Test
            </Button>
          )}
          {actions}
        </div>
      </div>
      <TestOutcome test={test} />
    </li>
  );
}
