import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { formatMoment } from '../../words/format-day.ts';
import type { ApprovalRequest } from './request.ts';

/** A request with its state and everything that happened to it. */
export function RequestCard({ request, children }: { request: ApprovalRequest; children?: ReactNode }) {
  return (
    <li data-request={request.id} className="grid grid-cols-1 gap-2 rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-heading font-semibold">{request.title}</h3>
        <Badge>{request.status}</Badge>
      </div>
      <p className="text-sm text-muted">
        {request.kind} · {request.by}
      </p>
      <p className="break-words whitespace-pre-line">{request.reason}</p>
      <ol
        aria-label={`History of ${request.title}`}
        className="grid gap-1 border-l-2 border-line pl-3 text-sm"
      >
        {request.history.map((event) => (
          <li key={`${event.at} ${event.what}`}>
            <strong>{event.what}</strong> by {event.by}, {formatMoment(event.at)}
            {event.comment === '' ? null : <span className="block">“{event.comment}”</span>}
          </li>
        ))}
      </ol>
      {children}
    </li>
  );
}
