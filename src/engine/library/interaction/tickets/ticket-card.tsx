import { formatMoney } from '../../records/format-value.ts';
import type { AppRecord } from '../../store/collection.ts';
import { encodeQr } from '../../tools/qr/encode-qr.ts';

const border = 2;

/** A ticket as it is shown at the door. */
export function TicketCard({ ticket }: { ticket: AppRecord }) {
  const number = String(ticket.number ?? '');
  const count = Number(ticket.count ?? 1);
  return (
    <li
      data-record={ticket.id}
      className="flex flex-wrap items-center gap-4 rounded-card border-2 border-dashed border-primary bg-surface p-4"
    >
      <TicketQr text={number} />
      <div className="min-w-40 flex-1">
        <h3 className="font-heading text-lg font-semibold">{String(ticket.event ?? '')}</h3>
        <p className="text-sm">{String(ticket.when ?? '')}</p>
        <p className="mt-1 font-semibold">
          {count} {count === 1 ? 'ticket' : 'tickets'}
          {String(ticket.places ?? '') === '' ? '' : ` (seats ${String(ticket.places)})`} ·{' '}
          {formatMoney(Number(ticket.total ?? 0))}
        </p>
        <p className="text-sm">
          {String(ticket.holder ?? '')} · {number} · paid by {String(ticket.method ?? '').toLowerCase()}
        </p>
      </div>
    </li>
  );
}

function TicketQr({ text }: { text: string }) {
  const matrix = encodeQr(text);
  if (matrix === undefined) return null;
  const size = matrix.length + border * 2;
  const path = matrix
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + border} ${y + border}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code of ticket ${text}`}
      className="size-28"
    >
      {/* Readers at a door expect black on white, whatever the colours of the app. */}
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
