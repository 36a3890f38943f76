import type { AuditEvent } from '../../../../functions/admin-shapes.ts';
import { Time } from '../readable-time.tsx';
import { describeDetails } from './describe-details.ts';
import { describeEvent } from './describe-event.ts';

interface AuditEventsProps {
  events: readonly AuditEvent[];
  /** `narrow` leaves out who did it where that is clear or has no room. */
  look?: 'wide' | 'narrow';
}

/** One event per row; a row opens to its particulars. */
export function AuditEvents({ events, look = 'wide' }: AuditEventsProps) {
  return (
    <ul className="divide-y divide-line" aria-label="Events">
      {events.map((event) => (
        <li key={event.id}>
          <details className="group">
            <summary
              className={`grid cursor-pointer gap-x-4 gap-y-0.5 rounded-small py-2.5 text-small hover:bg-surface-raised ${
                look === 'wide'
                  ? 'px-4 md:grid-cols-[10.5rem_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)] md:items-baseline'
                  : 'px-1'
              }`}
            >
              <span className="text-caption text-ink-muted tabular-nums">
                <Time iso={event.at} />
              </span>
              <span className="font-medium text-ink">{describeEvent(event)}</span>
              <span className="truncate text-ink-muted">
                {look === 'wide' ? <span className="sr-only">By </span> : 'by '}
                {actorOf(event)}
              </span>
              {look === 'wide' ? (
                <span className="truncate text-ink-muted">
                  <span className="sr-only">About </span>
                  {event.target_email ?? event.target ?? ''}
                </span>
              ) : null}
            </summary>
            <EventDetails event={event} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function actorOf({ actor_email, actor_id }: AuditEvent): string {
  return actor_email ?? (actor_id === null ? 'the server' : `account ${actor_id.slice(0, 8)}`);
}

function EventDetails({ event }: { event: AuditEvent }) {
  const lines = [
    { name: 'action', value: event.action },
    { name: 'target', value: event.target ?? '—' },
    ...describeDetails(event.details),
    { name: 'address', value: event.ip ?? '—' },
    { name: 'request', value: event.request_id ?? '—' },
  ];
  return (
    <dl className="mx-1 mb-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-medium border border-line bg-ground px-3 py-2.5 text-caption md:mx-4">
      {lines.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="font-mono wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
