import { MapPin, Minus, Navigation, Plus } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { Entity } from '../records/entity.ts';
import { titleOf } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { formatValue } from '../records/format-value.ts';
import { queryRecords } from '../records/query-records.ts';
import { RecordTitle } from '../records/record-views.tsx';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { ScrollArea } from '../ui/scroll-area.tsx';
import { inText } from '../words/in-text.ts';
import { distance, districts, formatDistance, type Place, placesOf, townHeight, townWidth } from './town.ts';
import { TownDrawing } from './town-drawing.tsx';

interface Pinned {
  readonly record: AppRecord;
  readonly place: Place;
  readonly km: number | undefined;
}

const zooms = [1, 1.5, 2.2];
const walkingKmPerHour = 4.8;

/** Records as pins on a schematic map, with what is nearest to a chosen point. */
export function RecordMap({ entity, seed }: { entity: Entity; seed: string }) {
  const all = useRecords(entity.records);
  const [text, setText] = useState('');
  const [here, setHere] = useState<Place>();
  const [chosen, choose] = useState('');
  const places = placesOf(all.map((record) => `${titleOf(entity, record)} ${record.id}`));
  const placed = new Map(all.map((record, index) => [record.id, places[index] ?? { x: 0, y: 0 }]));
  const found = queryRecords(entity, all, { text, filters: {}, sort: '', descending: false });
  const pins = found
    .map((record): Pinned => {
      const place = placed.get(record.id) ?? { x: 0, y: 0 };
      return { record, place, km: here === undefined ? undefined : distance(here, place) };
    })
    .toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0));
  return (
    <section
      aria-label={`Map of ${inText(entity.many)}`}
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[3fr_2fr]"
    >
      <div className="grid grid-cols-1 gap-3">
        <MapBar here={here} onHere={setHere} />
        <MapView
          entity={entity}
          seed={seed}
          pins={pins}
          here={here}
          chosen={chosen}
          onChoose={choose}
          onHere={setHere}
        />
        <p className="text-sm text-muted">
          This is a schematic map: it is drawn for this app, and places and distances are made up.
        </p>
      </div>
      <PinList entity={entity} pins={pins} text={text} onText={setText} chosen={chosen} onChoose={choose} />
    </section>
  );
}

function MapBar({ here, onHere }: { here: Place | undefined; onHere: (place: Place | undefined) => void }) {
  const name =
    districts.find(({ x, y }) => x === here?.x && y === here.y)?.name ?? (here === undefined ? '' : 'map');
  return (
    <label className="flex flex-wrap items-center gap-3 text-sm font-semibold">
      <Navigation aria-hidden="true" className="size-5" />I am at
      <select
        value={name}
        onChange={(event) => onHere(districts.find((one) => one.name === event.target.value))}
        className={`${inputClass} max-w-64`}
      >
        <option value="">Not chosen</option>
        {districts.map((district) => (
          <option key={district.name}>{district.name}</option>
        ))}
        {name === 'map' ? <option value="map">The point on the map</option> : null}
      </select>
    </label>
  );
}

interface MapViewProps {
  entity: Entity;
  seed: string;
  pins: readonly Pinned[];
  here: Place | undefined;
  chosen: string;
  onChoose: (id: string) => void;
  onHere: (place: Place) => void;
}

function MapView({ entity, seed, pins, here, chosen, onChoose, onHere }: MapViewProps) {
  const [zoom, setZoom] = useState(0);
  const target = pins.find(({ record }) => record.id === chosen);
  function setPoint(event: MouseEvent<HTMLButtonElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    // A press by the keyboard has no place: it means the middle of the town.
    if (event.detail === 0) return onHere({ x: townWidth / 2, y: townHeight / 2 });
    onHere({
      x: Math.round(((event.clientX - box.left) / box.width) * townWidth),
      y: Math.round(((event.clientY - box.top) / box.height) * townHeight),
    });
  }
  const at = ({ x, y }: Place) => ({ left: `${(x / townWidth) * 100}%`, top: `${(y / townHeight) * 100}%` });
  return (
    <div className="relative">
      <ScrollArea label="Schematic map" className="max-h-[32rem] rounded-card border border-line shadow-card">
        <div className="relative min-w-[36rem]" style={{ width: `${(zooms[zoom] ?? 1) * 100}%` }}>
          <TownDrawing seed={seed} />
          <button
            type="button"
            aria-label="Set where I am on the map"
            onClick={setPoint}
            className="absolute inset-0 cursor-crosshair"
          />
          <Route here={here} target={target?.place} />
          {here === undefined ? null : (
            <span
              style={at(here)}
              className="absolute size-5 -translate-1/2 rounded-full border-4 border-surface bg-ink pointer-events-none"
            >
              <span className="sr-only">You are here</span>
            </span>
          )}
          {pins.map(({ record, place }) => (
            <button
              key={record.id}
              type="button"
              data-pin={record.id}
              aria-label={`Pin: ${titleOf(entity, record)}`}
              aria-pressed={record.id === chosen}
              style={at(place)}
              onClick={() => onChoose(record.id)}
              className="absolute grid size-11 -translate-x-1/2 -translate-y-[85%] cursor-pointer place-items-center rounded-full aria-pressed:z-10"
            >
              <MapPin
                aria-hidden="true"
                className={`size-8 fill-primary stroke-on-primary ${record.id === chosen ? 'scale-140' : ''}`}
              />
            </button>
          ))}
        </div>
      </ScrollArea>
      <div className="absolute top-2 right-2 grid gap-1">
        <Button
          aria-label="Zoom in"
          className="px-3"
          disabled={zoom >= zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Button>
        <Button
          aria-label="Zoom out"
          className="px-3"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <Minus aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  );
}

function Route({ here, target }: { here: Place | undefined; target: Place | undefined }) {
  if (here === undefined || target === undefined) return null;
  return (
    <svg
      viewBox={`0 0 ${townWidth} ${townHeight}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path
        d={`M${here.x} ${here.y} L${target.x} ${here.y} L${target.x} ${target.y}`}
        fill="none"
        strokeWidth={7}
        strokeDasharray="16 10"
        strokeLinejoin="round"
        className="stroke-link"
      />
    </svg>
  );
}

interface PinListProps {
  entity: Entity;
  pins: readonly Pinned[];
  text: string;
  onText: (text: string) => void;
  chosen: string;
  onChoose: (id: string) => void;
}

function PinList({ entity, pins, text, onText, chosen, onChoose }: PinListProps) {
  const [nearest] = pins;
  const many = inText(entity.many);
  return (
    <Panel title={`${entity.many} on the map`}>
      <div className="grid grid-cols-1 gap-3">
        <input
          type="search"
          aria-label={`Search ${many} on the map`}
          placeholder={`Search ${many}`}
          value={text}
          onChange={(event) => onText(event.target.value)}
          className={inputClass}
        />
        <output className="block text-sm font-semibold">
          {nearest === undefined
            ? `No ${many} fit this search.`
            : nearest.km === undefined
              ? `${pins.length} ${many}. Choose where you are to see the nearest.`
              : `Nearest to you: ${titleOf(entity, nearest.record)}, ${formatDistance(nearest.km)}`}
        </output>
        <ul className="grid grid-cols-1 gap-2">
          {pins.map(({ record, km }) => (
            <li
              key={record.id}
              data-record={record.id}
              className={`flex flex-wrap items-center justify-between gap-2 rounded-control border p-3 ${record.id === chosen ? 'border-primary bg-soft' : 'border-line'}`}
            >
              <span className="min-w-0">
                <span className="block font-semibold">
                  <RecordTitle entity={entity} record={record} />
                </span>
                <span className="block text-sm text-muted">
                  {addressOf(entity, record)}
                  {km === undefined
                    ? ''
                    : ` ${formatDistance(km)}, ${Math.max(1, Math.round((km / walkingKmPerHour) * 60))} min on foot`}
                </span>
              </span>
              <Button
                aria-label={`Show ${titleOf(entity, record)} on the map`}
                onClick={() => onChoose(record.id)}
              >
                Show
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function addressOf(entity: Entity, record: AppRecord): string {
  const field = entity.fields.find(({ name }) =>
    /address|location|city|place|venue|street|district|country/i.test(name),
  );
  const text =
    field === undefined || field.name === entity.title ? '' : formatValue(field, record[field.name]);
  return text === '' ? '' : `${text}.`;
}
