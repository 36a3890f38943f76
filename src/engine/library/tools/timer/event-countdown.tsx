import { useEffect, useState } from 'react';
import { inDays } from '../../store/sample-dates.ts';
import { createValue, useValue } from '../../store/value.ts';
import { TextField } from '../parts/tool-fields.tsx';
import { timeLeft } from './timer-plan.ts';

const kept = createValue('event-countdown', { name: 'The big day', at: inDays(30, '09:00') });

/** Counts down to a day and time, which are kept. */
export function EventCountdown() {
  const [event, setEvent] = useValue(kept);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const until = new Date(event.at).getTime();
  const left = Number.isNaN(until) ? undefined : timeLeft(until, now);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="Event" value={event.name} onChange={(name) => setEvent({ ...event, name })} />
        <TextField
          label="Date and time"
          type="datetime-local"
          value={event.at}
          onChange={(at) => setEvent({ ...event, at })}
          fault={Number.isNaN(until) ? 'Choose a day and a time.' : undefined}
        />
      </div>
      <div className="rounded-card bg-primary px-4 py-8 text-center text-on-primary">
        <p className="font-heading text-xl font-bold break-words">{event.name}</p>
        {left === undefined ? null : (
          <dl className="mt-4 grid grid-cols-4 gap-2" data-time>
            {Object.entries(left).map(([unit, value]) => (
              <div key={unit} className="grid">
                <dd className="order-first font-mono text-3xl font-bold tabular-nums sm:text-6xl">
                  {String(value).padStart(2, '0')}
                </dd>
                <dt className="text-sm">{unit}</dt>
              </div>
            ))}
          </dl>
        )}
      </div>
      <p role="status" data-result className="font-semibold">
        {left !== undefined
          ? `${left.days} days until ${event.name}`
          : Number.isNaN(until)
            ? ''
            : 'The moment has come.'}
      </p>
    </div>
  );
}
