import { useState } from 'react';
import { currentName } from '../account/session.ts';
import { type Entity, titleOf } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { inputClass } from '../records/field-input.tsx';
import { RecordForm } from '../records/record-form.tsx';
import { inDays } from '../store/sample-dates.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../ui/toast.tsx';
import { formatDay } from '../words/format-day.ts';
import { inText } from '../words/in-text.ts';

interface BookingProps {
  entity: Entity;
  bookings: Entity;
  /** The times that can be booked on a day. */
  slots: readonly string[];
}

const form: readonly Field[] = [
  { name: 'name', label: 'Your name', kind: 'text', required: true },
  { name: 'email', label: 'Email', kind: 'email', required: true },
  { name: 'people', label: 'People', kind: 'number', min: 1, start: 1 },
  { name: 'note', label: 'Note', kind: 'long-text' },
];

/** Choose what, which day and which free time. What is taken cannot be taken again. */
export function Booking({ entity, bookings, slots }: BookingProps) {
  const things = useRecords(entity.records);
  const booked = useRecords(bookings.records);
  const [thing, setThing] = useState(things[0]?.id ?? '');
  const [day, setDay] = useState(inDays(1));
  const [slot, setSlot] = useState<string>();
  const chosen = things.find(({ id }) => id === thing);
  const taken = new Set(
    booked
      .filter((one) => one.subjectId === thing && one.date === day && one.status !== 'Cancelled')
      .map((one) => String(one.time)),
  );
  return (
    <div className="grid gap-6">
      <Panel title={`Book ${inText(entity.one)}`}>
        <div className="grid gap-4 sm:grid-cols-2">
          <label className="grid gap-1.5 text-sm font-semibold">
            {entity.one}
            <select value={thing} onChange={(event) => setThing(event.target.value)} className={inputClass}>
              {things.map((one) => (
                <option key={one.id} value={one.id}>
                  {titleOf(entity, one)}
                </option>
              ))}
            </select>
          </label>
          <label className="grid gap-1.5 text-sm font-semibold">
            Day
            <input
              type="date"
              value={day}
              min={inDays(0)}
              onChange={(event) => setDay(event.target.value)}
              className={inputClass}
            />
          </label>
        </div>
        <p id="slots" className="mt-4 text-sm font-semibold">
          Free times on {formatDay(day)}
        </p>
        <div role="group" aria-labelledby="slots" className="mt-2 flex flex-wrap gap-2">
          {slots.map((time) => (
            <Button
              key={time}
              disabled={taken.has(time)}
              onClick={() => setSlot(time)}
              aria-label={taken.has(time) ? `${time}, taken` : `Book at ${time}`}
            >
              {time}
            </Button>
          ))}
        </div>
      </Panel>
      {slot === undefined || chosen === undefined ? null : (
        <Confirm
          title={titleOf(entity, chosen)}
          subjectId={chosen.id}
          day={day}
          time={slot}
          bookings={bookings}
          onClose={() => setSlot(undefined)}
        />
      )}
      <MyBookings bookings={bookings} />
    </div>
  );
}

interface ConfirmProps {
  title: string;
  subjectId: string;
  day: string;
  time: string;
  bookings: Entity;
  onClose: () => void;
}

function Confirm({ title, subjectId, day, time, bookings, onClose }: ConfirmProps) {
  return (
    <Dialog title={`${title}, ${formatDay(day)} at ${time}`} onClose={onClose}>
      <RecordForm
        fields={form}
        submitLabel="Confirm booking"
        onCancel={onClose}
        onSubmit={(values) => {
          const by = currentName();
          bookings.records.add({
            ...values,
            subject: title,
            subjectId,
            date: day,
            time,
            status: 'Confirmed',
            by,
          });
          onClose();
          say('Your booking is confirmed.');
        }}
      />
    </Dialog>
  );
}

function MyBookings({ bookings }: { bookings: Entity }) {
  const mine = useRecords(bookings.records).filter(({ by }) => by === currentName());
  return (
    <Panel title={`My bookings (${mine.length})`}>
      {mine.length === 0 ? <p className="text-muted">You have no bookings yet.</p> : null}
      <ul className="grid gap-2">
        {mine.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3"
          >
            <span>
              <strong>{String(one.subject ?? '')}</strong>, {formatDay(String(one.date ?? ''))}{' '}
              {String(one.time ?? '')} · {String(one.status ?? '')}
            </span>
            {one.status === 'Cancelled' ? null : (
              <Button
                onClick={() => {
                  bookings.records.update(one.id, { status: 'Cancelled' });
                  say('The booking is cancelled.', {
                    undo: () => bookings.records.update(one.id, { status: 'Confirmed' }),
                  });
                }}
              >
                Cancel booking
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
