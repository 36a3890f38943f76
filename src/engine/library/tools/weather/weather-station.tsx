import { Droplets, Gauge, Heart, Search, Thermometer, TriangleAlert, Wind } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { LineChart } from '../../charts/line-chart.tsx';
import { inputClass } from '../../records/field-input.tsx';
import { today } from '../../store/sample-dates.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { formatDay } from '../../words/format-day.ts';
import {
  alertsFor,
  type City,
  cities,
  type DayWeather,
  daysFrom,
  degrees,
  findCities,
  temperatureAt,
  type Unit,
} from './climate.ts';
import { SkyIcon } from './sky-icon.tsx';

const favorites = createValue<readonly string[]>('weather-favorites', ['London', 'Tokyo']);
const shownCity = createValue('weather-city', 'New York');
const shownUnit = createValue<Unit>('weather-unit', 'C');
const forecastDays = 7;

/** The weather of a city now, hour by hour and for a week. */
export function WeatherStation() {
  const [name, setName] = useValue(shownCity);
  const [unit, setUnit] = useValue(shownUnit);
  const [saved, setSaved] = useValue(favorites);
  const city = cities.find((one) => one.name === name) ?? cities[0];
  if (city === undefined) return null;
  const week = daysFrom(city, today(), forecastDays);
  const isSaved = saved.includes(city.name);
  function toggle(of: string): void {
    const removes = saved.includes(of);
    setSaved(removes ? saved.filter((one) => one !== of) : [...saved, of]);
    say(removes ? `${of} is no favorite any more.` : `${of} was added to your favorites.`, {
      undo: () => setSaved(saved),
    });
  }
  return (
    <section aria-label="Weather" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <CitySearch onChoose={({ name: chosen }) => setName(chosen)} />
        <div role="group" aria-label="Unit of temperature" className="flex gap-2">
          {(['C', 'F'] as const).map((one) => (
            <Button
              key={one}
              look={one === unit ? 'primary' : 'plain'}
              aria-label={one === 'C' ? 'Celsius' : 'Fahrenheit'}
              aria-pressed={one === unit}
              onClick={() => setUnit(one)}
            >
              °{one}
            </Button>
          ))}
        </div>
      </div>
      <CurrentWeather
        city={city}
        week={week}
        unit={unit}
        isSaved={isSaved}
        onSave={() => toggle(city.name)}
      />
      <Alerts week={week} />
      <Panel title="Hourly temperature">
        <LineChart
          label={`Temperature in ${city.name} today, in °${unit}`}
          points={hoursOf(week[0], unit)}
          format={(value) => `${value}°`}
        />
      </Panel>
      <Panel title={`${forecastDays}-day forecast`}>
        <WeekForecast week={week} unit={unit} />
      </Panel>
      <Panel title={`Favorite cities (${saved.length})`}>
        <FavoriteCities saved={saved} unit={unit} onShow={setName} onRemove={toggle} />
      </Panel>
      <p className="text-sm text-muted">
        Typical weather of each place and season. This app asks no weather service.
      </p>
    </section>
  );
}

function hoursOf(day: DayWeather | undefined, unit: Unit) {
  if (day === undefined) return [];
  return Array.from({ length: 9 }, (_, index) => ({
    label: `${String(Math.min(23, index * 3)).padStart(2, '0')}:00`,
    value: degrees(temperatureAt(day, Math.min(23, index * 3)), unit),
  }));
}

function CitySearch({ onChoose }: { onChoose: (city: City) => void }) {
  const [text, setText] = useState('');
  const found = findCities(text);
  function choose(city: City): void {
    onChoose(city);
    setText('');
    say(`This is the weather in ${city.name}.`);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (found[0] !== undefined) choose(found[0]);
  }
  return (
    <form onSubmit={submit} className="grid min-w-0 flex-1 grid-cols-1 gap-2 sm:max-w-xl">
      <div className="flex gap-2">
        <input
          type="search"
          aria-label="Search city"
          placeholder="Search for a city, such as Paris"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={inputClass}
        />
        <Button look="primary" type="submit">
          <Search aria-hidden="true" className="size-4" />
          Search
        </Button>
      </div>
      <output className="flex flex-wrap gap-2 empty:hidden">
        {found.map((city) => (
          <Button key={city.name} aria-label={`Show ${city.name}`} onClick={() => choose(city)}>
            {city.name}
            <span className="font-normal text-muted">{city.country}</span>
          </Button>
        ))}
        {text.trim() !== '' && found.length === 0 ? `No city is called “${text.trim()}” here.` : null}
      </output>
    </form>
  );
}

interface CurrentWeatherProps {
  city: City;
  week: readonly DayWeather[];
  unit: Unit;
  isSaved: boolean;
  onSave: () => void;
}

function CurrentWeather({ city, week, unit, isSaved, onSave }: CurrentWeatherProps) {
  const [now] = week;
  const [hour] = useState(() => new Date().getHours());
  if (now === undefined) return null;
  const current = temperatureAt(now, hour);
  const feels = current - Math.round(now.wind / 12) + (now.humidity > 75 && current > 22 ? 2 : 0);
  const facts = [
    { label: 'Feels like', value: `${degrees(feels, unit)}°${unit}`, Icon: Thermometer },
    { label: 'Humidity', value: `${now.humidity}%`, Icon: Droplets },
    { label: 'Wind', value: `${now.wind} km/h`, Icon: Wind },
    { label: 'Pressure', value: `${now.pressure} hPa`, Icon: Gauge },
  ];
  return (
    <div className="grid grid-cols-1 gap-6 rounded-card bg-primary p-5 text-on-primary shadow-card sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 className="font-heading text-2xl font-bold sm:text-3xl">
            {city.name}, {city.country}
          </h2>
          <p className="mt-1">
            {now.sky}, {degrees(now.low, unit)}° to {degrees(now.high, unit)}°
          </p>
        </div>
        <Button aria-pressed={isSaved} onClick={onSave}>
          <Heart aria-hidden="true" className={`size-4 ${isSaved ? 'fill-current' : ''}`} />
          {isSaved ? 'Saved' : 'Save city'}
        </Button>
      </div>
      <div className="flex items-center gap-5">
        <SkyIcon sky={now.sky} className="size-20 sm:size-28" />
        <p aria-live="polite" data-temperature className="font-heading text-6xl font-bold sm:text-8xl">
          {degrees(current, unit)}°{unit}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(({ label, value, Icon }) => (
          <div key={label} className="rounded-control bg-surface p-3 text-ink">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </dt>
            <dd className="mt-1 font-heading text-lg font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Alerts({ week }: { week: readonly DayWeather[] }) {
  const alerts = alertsFor(week);
  return (
    <Panel title="Weather alerts">
      {alerts.length === 0 ? (
        <p className="text-muted">No alerts for the next {forecastDays} days.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {alerts.map(({ day, text }) => (
            <li
              key={`${day} ${text}`}
              className="flex items-center gap-3 rounded-control bg-danger-soft p-3 font-semibold text-danger-ink"
            >
              <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
              {text} on {formatDay(day)}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

function WeekForecast({ week, unit }: { week: readonly DayWeather[]; unit: Unit }) {
  return (
    <ol className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-7">
      {week.map(({ day, sky, low, high, rainChance }, index) => (
        <li
          key={day}
          data-forecast
          className="grid justify-items-center gap-1.5 rounded-control bg-soft p-3 text-center"
        >
          <span className="font-semibold">{index === 0 ? 'Today' : weekday.format(new Date(day))}</span>
          <SkyIcon sky={sky} className="size-8 text-link" />
          <span className="text-sm">{sky}</span>
          <span className="font-heading font-bold tabular-nums">
            {degrees(high, unit)}° <span className="font-normal">{degrees(low, unit)}°</span>
          </span>
          <span className="text-xs">Rain {rainChance}%</span>
        </li>
      ))}
    </ol>
  );
}

interface FavoriteCitiesProps {
  saved: readonly string[];
  unit: Unit;
  onShow: (name: string) => void;
  onRemove: (name: string) => void;
}

function FavoriteCities({ saved, unit, onShow, onRemove }: FavoriteCitiesProps) {
  const known = cities.filter(({ name }) => saved.includes(name));
  if (known.length === 0) return <p className="text-muted">Save a city to see it here at every visit.</p>;
  return (
    <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      {known.map((city) => {
        const [now] = daysFrom(city, today(), 1);
        return (
          <li
            key={city.name}
            className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line p-3"
          >
            <span className="font-semibold">
              {city.name}
              {now === undefined ? null : (
                <span className="ml-2 font-normal text-muted">
                  {degrees(now.high, unit)}°{unit}, {now.sky.toLowerCase()}
                </span>
              )}
            </span>
            <span className="flex gap-2">
              <Button aria-label={`Show the weather in ${city.name}`} onClick={() => onShow(city.name)}>
                Show
              </Button>
              <Button aria-label={`Remove ${city.name}`} onClick={() => onRemove(city.name)}>
                Remove
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
