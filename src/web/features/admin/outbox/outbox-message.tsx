import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { OutboxEntry } from '../../../../functions/admin-list-outbox/contract.ts';
import { contract, type OutboxMessage as Message } from '../../../../functions/admin-read-outbox/contract.ts';
import { callFunction } from '../../../lib/call-function.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ListError } from '../list-states.tsx';
import { Time } from '../readable-time.tsx';
import { splitLinks } from './split-links.ts';

interface OutboxMessageProps {
  entry: OutboxEntry;
  onBack: () => void;
}

/** As text: every mail of ours has one, and nothing in it can act. Read once per opening, as each reading is noted. */
export function OutboxMessage({ entry, onBack }: OutboxMessageProps) {
  const query = useQuery({
    queryKey: ['outbox-message', entry.via, entry.id],
    queryFn: ({ signal }) => callFunction(contract, { id: entry.id, via: entry.via }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button look="quiet" className="justify-self-start lg:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        All messages
      </Button>
      {query.data !== undefined ? (
        <Letter message={query.data} />
      ) : query.error !== null ? (
        <ListError what="The message" error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Card aria-busy className="grid gap-3 p-5">
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-3 w-48" />
          <Skeleton className="mt-4 h-40 w-full" />
        </Card>
      )}
    </div>
  );
}

function Letter({ message }: { message: Message }) {
  return (
    <Card aria-labelledby="outbox-message-heading" className="overflow-hidden">
      <header className="border-b border-line px-5 py-4">
        <h2 id="outbox-message-heading" className="text-body font-semibold wrap-anywhere text-ink">
          {message.via === 'mail' ? message.subject || 'No subject' : 'Phone message'}
        </h2>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-small">
          {message.from === '' ? null : (
            <>
              <dt className="text-ink-muted">From</dt>
              <dd className="wrap-anywhere text-ink">{message.from}</dd>
            </>
          )}
          <dt className="text-ink-muted">To</dt>
          <dd className="wrap-anywhere text-ink">{message.to.join(', ')}</dd>
          {message.date === null ? null : (
            <>
              <dt className="text-ink-muted">Date</dt>
              <dd className="text-ink">
                <Time iso={message.date} />
              </dd>
            </>
          )}
        </dl>
      </header>
      <div className="px-5 py-5 text-body whitespace-pre-wrap wrap-anywhere text-ink">
        {splitLinks(message.text).map(({ text, isLink, at }) =>
          isLink ? (
            <a
              key={at}
              href={text}
              target="_blank"
              rel="noopener noreferrer"
              className="text-accent underline underline-offset-4"
            >
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </div>
    </Card>
  );
}
