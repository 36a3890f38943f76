import { Mail, RotateCw, Smartphone } from 'lucide-react';
import { contract, type OutboxEntry } from '../../../../functions/admin-list-outbox/contract.ts';
import { useAddress } from '../../../lib/use-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { LoadedList } from '../list-states.tsx';
import { Time } from '../readable-time.tsx';
import { useAdminQuery } from '../use-admin-query.ts';
import { OutboxMessage } from './outbox-message.tsx';

/** What was not sent but kept here, because no mail server or message gateway is set. */
export function OutboxTab() {
  const { get, change } = useAddress();
  const query = useAdminQuery(contract, {});
  const open = get('message');
  return (
    <LoadedList what="The outbox" query={query}>
      {({ mail, phone, entries }) => {
        const chosen = entries.find(({ id }) => id === open);
        return (
          <div className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="max-w-[70ch] text-small text-ink-muted">{explain(mail, phone)}</p>
              <Button busy={query.isFetching} onClick={() => void query.refetch()}>
                <RotateCw aria-hidden className="size-4" />
                Refresh
              </Button>
            </div>
            {entries.length === 0 ? (
              <NothingKept kept={mail === 'kept' || phone === 'kept'} />
            ) : (
              <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
                <div className={chosen === undefined ? '' : 'hidden lg:block'}>
                  <EntryList
                    entries={entries}
                    chosen={chosen?.id}
                    onChoose={(message) => change({ message }, 'step')}
                  />
                </div>
                {chosen === undefined ? (
                  <Card className="hidden lg:block">
                    <EmptyState heading="Choose a message">
                      Reading one is noted in the audit log: it may carry a link or code that opens an
                      account.
                    </EmptyState>
                  </Card>
                ) : (
                  <OutboxMessage key={chosen.id} entry={chosen} onBack={() => change({ message: '' })} />
                )}
              </div>
            )}
          </div>
        );
      }}
    </LoadedList>
  );
}

function explain(mail: 'kept' | 'sent', phone: 'kept' | 'sent'): string {
  if (mail === 'kept' && phone === 'kept')
    return 'Neither a mail server nor a message gateway is set, so mails and phone messages are kept here. The newest 200 of each are shown.';
  if (mail === 'kept')
    return 'No mail server is set, so mails are kept here. Phone messages go out through your gateway.';
  if (phone === 'kept')
    return 'Mails go out through your mail server. No message gateway is set, so phone messages are kept here.';
  return 'Mails and phone messages go out through the services that you set; no copy of them is kept.';
}

function NothingKept({ kept }: { kept: boolean }) {
  return (
    <Card>
      <EmptyState heading={kept ? 'The outbox is empty' : 'Nothing is kept here'}>
        {kept
          ? 'Confirmations, invitations and reset links appear here as soon as one is written.'
          : 'Without SMTP_URL and SMS_WEBHOOK_URL, messages would be kept here instead of being sent.'}
      </EmptyState>
    </Card>
  );
}

interface EntryListProps {
  entries: readonly OutboxEntry[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

function EntryList({ entries, chosen, onChoose }: EntryListProps) {
  return (
    <Card className="overflow-hidden">
      <ul aria-label="Messages" className="divide-y divide-line lg:max-h-[70dvh] lg:overflow-y-auto">
        {entries.map((entry) => {
          const Icon = entry.via === 'mail' ? Mail : Smartphone;
          return (
            <li key={entry.id}>
              <button
                type="button"
                aria-current={entry.id === chosen}
                onClick={() => onChoose(entry.id)}
                className="flex w-full items-start gap-3 px-4 py-3 text-left transition-colors hover:bg-surface-raised focus-visible:-outline-offset-2 aria-[current=true]:bg-surface-overlay"
              >
                <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-small font-medium text-ink">
                    {entry.via === 'mail' ? entry.subject || 'No subject' : 'Phone message'}
                  </span>
                  <span className="block truncate text-caption text-ink-muted">{entry.to.join(', ')}</span>
                  {entry.date === null ? null : (
                    <span className="block text-caption text-ink-faint">
                      <Time iso={entry.date} />
                    </span>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
