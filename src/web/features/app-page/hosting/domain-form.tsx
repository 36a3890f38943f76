import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { AppDomain } from '../../../../functions/app-domain-shapes.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { Failure, messageOf } from '../../../lib/failures/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HostingPart, NotRead } from './hosting-part.tsx';

/** A domain of one's own: set, shown to be one's own, and then served. */
export function DomainForm({ appId }: { appId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['app-domain', appId],
    queryFn: async () => ({ domain: await askToSet(appId) }),
  });
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<string>();
  const [busy, setBusy] = useState<'set' | 'check' | 'remove'>();

  async function run(what: 'set' | 'check' | 'remove', work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    setFault(undefined);
    setFound(undefined);
    try {
      await work();
    } catch (failure) {
      setFault(messageOf(failure, 'It did not work. Please try again.'));
    }
    await refetch();
    setBusy(undefined);
  }

  return (
    <HostingPart
      title="Domain of your own"
      lead="The app also answers under a domain that belongs to you."
      tools={
        data?.domain == null ? null : data.domain.verifiedAt === null ? (
          <Badge tone="caution">Not checked yet</Badge>
        ) : (
          <Badge tone="positive">In use</Badge>
        )
      }
    >
      {error === null ? null : <NotRead error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null ? <Skeleton className="h-24" /> : null}
      {data?.domain === null ? (
        <NewDomain
          fault={fault}
          busy={busy === 'set'}
          onSet={(domain) => void run('set', () => askToSet(appId, domain))}
        />
      ) : null}
      {data?.domain == null ? null : (
        <>
          <Steps domain={data.domain} />
          {found === undefined ? null : (
            <Alert tone="caution" announce>
              {found}
            </Alert>
          )}
          {fault === undefined ? null : (
            <Alert tone="negative" announce>
              {fault}
            </Alert>
          )}
          <div className="flex flex-col gap-2 sm:flex-row">
            <Button
              look="primary"
              busy={busy === 'check'}
              disabled={busy !== undefined}
              onClick={() =>
                void run('check', async () => setFound((await askToCheck(appId)).reason ?? undefined))
              }
            >
              {data.domain.verifiedAt === null ? 'Check the record' : 'Check again'}
            </Button>
            <Button
              busy={busy === 'remove'}
              disabled={busy !== undefined}
              onClick={() => void run('remove', () => askToSet(appId, null))}
            >
              Remove the domain
            </Button>
          </div>
        </>
      )}
    </HostingPart>
  );
}

interface NewDomainProps {
  fault: string | undefined;
  busy: boolean;
  onSet: (domain: string) => void;
}

function NewDomain({ fault, busy, onSet }: NewDomainProps) {
  const [domain, setDomain] = useState('');
  function send(event: FormEvent): void {
    event.preventDefault();
    onSet(domain);
  }
  return (
    <form onSubmit={send} className="grid gap-3">
      <Field
        label="Domain"
        hint="Such as board.example.com. You must be able to change its records."
        error={fault}
      >
        {(control) => (
          <Input
            {...control}
            value={domain}
            maxLength={253}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setDomain(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="primary"
        busy={busy}
        disabled={domain.trim() === ''}
        className="justify-self-start"
      >
        Use this domain
      </Button>
    </form>
  );
}

function Steps({ domain }: { domain: AppDomain }) {
  return (
    <ol className="grid list-decimal grid-cols-1 gap-4 pl-5 text-small text-ink-muted marker:text-ink-faint">
      <li>
        Show that {domain.domain} is yours. Where you bought it, add a record of type TXT:
        <CodeLine label="Name" text={domain.recordName} />
        <CodeLine label="Value" text={domain.recordValue} />
      </li>
      <li>
        Lead it here: a CNAME record of {domain.domain} to this name, or an A record to its address.
        <CodeLine label="Target" text={domain.target} />
      </li>
      <li>
        Ask whoever runs this installation for a certificate: the proxy in front of it must answer{' '}
        {domain.domain} by https and hand on the name that was asked for.
      </li>
    </ol>
  );
}

function CodeLine({ label, text }: { label: string; text: string }) {
  return (
    <div className="mt-2 flex min-w-0 items-center gap-2 rounded-medium border border-line bg-ground py-1 pr-1 pl-3">
      <span className="shrink-0 text-caption">{label}</span>
      <code className="min-w-0 flex-1 truncate text-ink">{text}</code>
      <CopyButton text={text} what={label.toLowerCase()} />
    </div>
  );
}

/** Without a domain it is only asked for. */
async function askToSet(appId: string, domain?: string | null): Promise<AppDomain | null> {
  const { contract } = await import('../../../../functions/set-app-domain/contract.ts');
  const input = { appId, ...(domain === undefined ? {} : { domain }) };
  const checked = contract.input.safeParse(input);
  if (!checked.success)
    throw new Failure('invalid_input', checked.error.issues[0]?.message ?? 'This is no domain.');
  return (await callFunction(contract, checked.data)).domain;
}

async function askToCheck(appId: string) {
  const { contract } = await import('../../../../functions/check-app-domain/contract.ts');
  return callFunction(contract, { appId });
}
