import { Ticket as TicketIcon } from 'lucide-react';
import { useState } from 'react';
import { currentName } from '../../account/session.ts';
import { type Entity, fieldOf, titleOf } from '../../records/entity.ts';
import { formatMoney, formatValue } from '../../records/format-value.ts';
import type { AppRecord } from '../../store/collection.ts';
import { useRecords } from '../../store/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Panel } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { BuyDialog } from './buy-dialog.tsx';
import { takenSeats } from './seats.ts';
import { TicketCard } from './ticket-card.tsx';
import { ticketCode } from './ticket-code.ts';

interface TicketOfficeProps {
  /** What tickets are sold for. */
  entity: Entity;
  tickets: Entity;
  /** Fields of the event. */
  price: string;
  seats: string;
  when?: string;
  methods: readonly string[];
  /** Places are chosen one by one on a map. */
  seatMap?: boolean;
}

/** Tickets for events: how many, what they cost, paid, and kept with a code for the door. */
export function TicketOffice({
  entity,
  tickets,
  price,
  seats,
  when,
  methods,
  seatMap = false,
}: TicketOfficeProps) {
  const events = useRecords(entity.records);
  const sold = useRecords(tickets.records);
  const [buying, buy] = useState<string>();
  const event = events.find(({ id }) => id === buying);
  const day = when === undefined ? undefined : fieldOf(entity, when);
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {events.map((record) => {
          const left = Number(record[seats] ?? 0);
          const title = titleOf(entity, record);
          return (
            <li key={record.id} data-event={record.id} className="grid">
              <Card className="grid content-start gap-3 p-4">
                <h2 className="font-heading text-lg font-semibold">{title}</h2>
                <p className="text-sm">
                  {day === undefined ? '' : `${formatValue(day, record[day.name])} · `}
                  {String(record.place ?? record.venue ?? '')}
                </p>
                <p className="flex flex-wrap justify-between gap-2 font-semibold">
                  <span>{formatMoney(Number(record[price] ?? 0))}</span>
                  <span data-left>{left === 0 ? 'Sold out' : `${left} left`}</span>
                </p>
                <Button
                  look="primary"
                  disabled={left === 0}
                  aria-label={`Buy tickets for ${title}`}
                  onClick={() => buy(record.id)}
                >
                  <TicketIcon aria-hidden="true" className="size-4" />
                  Buy tickets
                </Button>
              </Card>
            </li>
          );
        })}
      </ul>
      <MyTickets tickets={tickets} />
      {event === undefined ? null : (
        <BuyDialog
          title={titleOf(entity, event)}
          price={Number(event[price] ?? 0)}
          left={Number(event[seats] ?? 0)}
          methods={methods}
          onClose={() => buy(undefined)}
          {...(seatMap ? { taken: takenSeats(sold, event.id) } : {})}
          onPaid={({ count, holder, method, places }) => {
            const number = ticketCode(entity.name, event.id, sold.length);
            tickets.records.add({
              event: titleOf(entity, event),
              number,
              eventId: event.id,
              places: places.join(', '),
              count,
              holder,
              method,
              total: count * Number(event[price] ?? 0),
              when: day === undefined ? '' : formatValue(day, event[day.name]),
              status: 'Valid',
              by: currentName(),
            });
            entity.records.update(event.id, { [seats]: Number(event[seats] ?? 0) - count });
            buy(undefined);
            say(`Paid. Your ticket ${number} is under “My tickets”.`);
          }}
        />
      )}
    </div>
  );
}

function MyTickets({ tickets }: { tickets: Entity }) {
  const mine: readonly AppRecord[] = useRecords(tickets.records).filter(({ by }) => by === currentName());
  return (
    <Panel title={`My tickets (${mine.length})`}>
      {mine.length === 0 ? (
        <p className="text-muted">Tickets you buy are kept here, with a code for the door.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {mine.map((ticket) => (
            <TicketCard key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
