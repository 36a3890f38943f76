import { useEffect, useState } from 'react';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Card, Panel } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { say } from '../../ui/toast.tsx';
import { SelectField, TextField } from '../parts/tool-fields.tsx';
import { type City, cities, differenceText, timeIn, type ZoneTime } from './zone-time.ts';

const first = ['London', 'New York', 'Tokyo'];

const chosenCities = createValue<readonly string[] | null>('world-clock', null);

/** The time in several cities, by the rules of their zones. */
export function WorldClock({ title, start = first }: { title: string; start?: readonly string[] }) {
  const [kept, keep] = useValue(chosenCities);
  const [now, setNow] = useState(() => new Date());
  const [moment, setMoment] = useState('');
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  const names = kept ?? start;
  const shown = names.flatMap((name) => cities.filter((city) => city.name === name));
  const left = cities.filter((city) => !names.includes(city.name));
  const asked = moment === '' ? now : new Date(moment);
  const at = Number.isNaN(asked.getTime()) ? now : asked;
  const own = -at.getTimezoneOffset();
  return (
    <Panel title={title}>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <AddCity
            left={left}
            onAdd={(name) => {
              keep([...names, name]);
              say(`${name} was added.`);
            }}
          />
          <TextField
            label="Show another moment (your time)"
            type="datetime-local"
            value={moment}
            onChange={setMoment}
            hint="Leave it empty to see the time now."
          />
        </div>
        {shown.length === 0 ? <Empty text="No city is chosen. Add one above." /> : null}
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((city) => (
            <CityCard
              key={city.name}
              city={city}
              time={timeIn(city.zone, at)}
              own={own}
              onRemove={() => {
                keep(names.filter((name) => name !== city.name));
                say(`${city.name} was removed.`, { undo: () => keep(names) });
              }}
            />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function AddCity({ left, onAdd }: { left: readonly City[]; onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const chosen = left.some((city) => city.name === name) ? name : (left[0]?.name ?? '');
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <SelectField label="City" options={left.map((city) => city.name)} value={chosen} onChange={setName} />
      </div>
      <Button look="primary" disabled={chosen === ''} onClick={() => onAdd(chosen)}>
        Add city
      </Button>
    </div>
  );
}

function CityCard({
  city,
  time,
  own,
  onRemove,
}: {
  city: City;
  time: ZoneTime;
  own: number;
  onRemove: () => void;
}) {
  const night = time.hours < 6 || time.hours >= 20;
  return (
    <li data-city={city.name}>
      <Card className="grid justify-items-center gap-2 p-4 text-center">
        <h3 className="font-heading text-lg font-semibold">{city.name}</h3>
        <ClockFace time={time} />
        <p className="font-mono text-2xl font-bold tabular-nums">{time.time}</p>
        <p className="text-sm text-muted">
          {time.day}, {night ? 'night' : 'day'}
        </p>
        <p className="text-sm">{differenceText(time.offset - own)}</p>
        <Button aria-label={`Remove ${city.name}`} onClick={onRemove}>
          Remove
        </Button>
      </Card>
    </li>
  );
}

function ClockFace({ time }: { time: ZoneTime }) {
  const hands = [
    { turn: (time.hours % 12) * 30 + time.minutes / 2, length: 22, width: 5 },
    { turn: time.minutes * 6, length: 32, width: 3 },
    { turn: time.seconds * 6, length: 35, width: 1 },
  ];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="size-28">
      <circle cx="50" cy="50" r="46" className="fill-soft stroke-line-strong" strokeWidth="2" />
      {Array.from({ length: 12 }, (_, hour) => (
        <line
          key={hour}
          x1="50"
          y1="8"
          x2="50"
          y2="13"
          transform={`rotate(${hour * 30} 50 50)`}
          className="stroke-ink"
          strokeWidth="2"
        />
      ))}
      {hands.map(({ turn, length, width }) => (
        <line
          key={width}
          x1="50"
          y1="50"
          x2="50"
          y2={50 - length}
          transform={`rotate(${turn} 50 50)`}
          className={width === 1 ? 'stroke-link' : 'stroke-ink'}
          strokeWidth={width}
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
