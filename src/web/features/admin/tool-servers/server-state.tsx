import type { ListedToolServer } from '../../../../functions/list-tool-servers/contract.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Time } from '../readable-time.tsx';

/** Whether it answered when it was last asked; nothing before somebody has asked it. */
export function StateBadge({ server: { worked_at, failed_at } }: { server: ListedToolServer }) {
  if (worked_at === null && failed_at === null) return <Badge>Not asked yet</Badge>;
  const fails = failed_at !== null && (worked_at === null || failed_at > worked_at);
  return fails ? <Badge tone="negative">Does not answer</Badge> : <Badge tone="positive">Answers</Badge>;
}

/** How it answered last, why it did not, and which tools are others now than those that people allowed. */
export function ServerState({ server }: { server: ListedToolServer }) {
  const { worked_at, failed_at, trouble, tools, changed } = server;
  if (worked_at === null && failed_at === null) return null;
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-caption text-ink-muted">
      {worked_at === null ? null : (
        <>
          <dt>Last answer</dt>
          <dd>
            <Time iso={worked_at} />, {tools === 1 ? 'one tool' : `${tools ?? 0} tools`}
          </dd>
        </>
      )}
      {failed_at === null ? null : (
        <>
          <dt>Last failure</dt>
          <dd className="wrap-anywhere">
            <Time iso={failed_at} />: {trouble}
          </dd>
        </>
      )}
      {changed.length === 0 ? null : (
        <>
          <dt>Changed</dt>
          <dd className="wrap-anywhere">
            {changed.map(({ name, gone, people }, at) => (
              <span key={name}>
                {at === 0 ? '' : '; '}
                <span className="font-mono text-ink">{name}</span>{' '}
                {gone ? 'is not offered any more' : 'describes itself otherwise'}, allowed by{' '}
                {people === 1 ? 'one person' : `${people} people`}
              </span>
            ))}
            . Nobody’s model uses {changed.length === 1 ? 'it' : 'them'} until it is allowed again.
          </dd>
        </>
      )}
    </dl>
  );
}
