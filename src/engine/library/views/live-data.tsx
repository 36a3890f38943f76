import { Bell, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LineChart } from '../charts/line-chart.tsx';
import { type Entity, titleOf } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { useRecords } from '../store/use-records.ts';
import { createValue, useValue } from '../store/value.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { formatMoment } from '../words/format-day.ts';
import { type LiveMeasure, nextValue, startSeries } from './live-values.ts';

interface Alert {
  readonly text: string;
  readonly at: string;
}

const thresholds = createValue<Readonly<Record<string, number>>>('live-thresholds', {});
const alerts = createValue<readonly Alert[]>('live-alerts', []);
const tickMs = 1000;
const length = 30;

/** Values that change every second. They are simulated, and the page says so. */
export function LiveData({ measures, entity }: { measures: readonly LiveMeasure[]; entity?: Entity }) {
  return entity === undefined ? (
    <LiveBoard source="Main" measures={measures} />
  ) : (
    <LiveSources entity={entity} measures={measures} />
  );
}

function LiveSources({ entity, measures }: { entity: Entity; measures: readonly LiveMeasure[] }) {
  const records = useRecords(entity.records);
  const [id, setId] = useState(records[0]?.id ?? '');
  const record = records.find((one) => one.id === id) ?? records[0];
  return (
    <div className="grid grid-cols-1 gap-4">
      <label className="grid max-w-sm gap-1.5 text-sm font-semibold *:font-normal">
        {entity.one}
        <select value={id} onChange={(event) => setId(event.target.value)} className={inputClass}>
          {records.map((one) => (
            <option key={one.id} value={one.id}>
              {titleOf(entity, one)}
            </option>
          ))}
        </select>
      </label>
      {record === undefined ? null : (
        <LiveBoard key={record.id} source={titleOf(entity, record)} measures={measures} />
      )}
    </div>
  );
}

function LiveBoard({ source, measures }: { source: string; measures: readonly LiveMeasure[] }) {
  const [running, setRunning] = useState(true);
  const [series, setSeries] = useState(() => measures.map((measure) => startSeries(measure, source, length)));
  const step = useRef(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      step.current += 1;
      const at = step.current;
      setSeries((before) =>
        measures.map((measure, index) => {
          const values = before[index] ?? [];
          return [...values.slice(1), nextValue(measure, source, values.at(-1) ?? measure.min, at)];
        }),
      );
    }, tickMs);
    return () => clearInterval(timer);
  }, [running, measures, source]);
  return (
    <section aria-label={`Live data: ${source}`} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2">
          <span className="rounded-full bg-primary px-3 py-1 text-sm font-bold text-on-primary">
            Simulated data
          </span>
          <span className="text-sm text-muted">{running ? 'A new value every second' : 'Paused'}</span>
        </p>
        <Button look="primary" onClick={() => setRunning(!running)}>
          {running ? (
            <Pause aria-hidden="true" className="size-4" />
          ) : (
            <Play aria-hidden="true" className="size-4" />
          )}
          {running ? 'Pause' : 'Resume'}
        </Button>
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {measures.map((measure, index) => (
          <MeasurePanel key={measure.label} measure={measure} source={source} values={series[index] ?? []} />
        ))}
      </div>
      <AlertList />
    </section>
  );
}

interface MeasurePanelProps {
  measure: LiveMeasure;
  source: string;
  values: readonly number[];
}

function MeasurePanel({ measure, source, values }: MeasurePanelProps) {
  const [limits, setLimits] = useValue(thresholds);
  const now = values.at(-1) ?? 0;
  const before = values.at(-2) ?? now;
  const limit = limits[measure.label];
  const above = limit !== undefined && now > limit;
  const wasAbove = useRef(false);
  const unit = measure.unit === undefined ? '' : ` ${measure.unit}`;
  useEffect(() => {
    if (above && !wasAbove.current)
      alerts.set(
        [
          {
            text: `${source}: ${measure.label} ${now}${unit} is above ${limit}${unit}`,
            at: new Date().toISOString(),
          },
          ...alerts.get(),
        ].slice(0, 30),
      );
    wasAbove.current = above;
  }, [above, limit, measure.label, now, source, unit]);
  return (
    <Panel
      title={measure.label}
      tools={
        <span
          data-live
          className={`font-heading text-2xl font-bold tabular-nums ${above ? 'text-danger-ink' : ''}`}
        >
          {now}
          {unit} {now > before ? '↑' : now < before ? '↓' : '→'}
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <LineChart
          label={`${measure.label}, the last ${values.length} seconds`}
          points={values.map((value, index) => ({ label: `${values.length - 1 - index} s`, value }))}
        />
        <label className="flex flex-wrap items-center gap-3 text-sm font-semibold">
          Alert above: {measure.label}
          <input
            type="number"
            step="any"
            value={limit ?? ''}
            placeholder="None"
            onChange={(event) => {
              const { [measure.label]: _, ...others } = limits;
              setLimits(
                event.target.value === ''
                  ? others
                  : { ...others, [measure.label]: Number(event.target.value) },
              );
            }}
            className={`${inputClass} max-w-32`}
          />
        </label>
        {above ? (
          <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 font-semibold text-danger-ink">
            {measure.label} is above {limit}
            {unit}.
          </p>
        ) : null}
      </div>
    </Panel>
  );
}

function AlertList() {
  const [list, setList] = useValue(alerts);
  return (
    <Panel
      title={`Alerts (${list.length})`}
      tools={list.length === 0 ? undefined : <Button onClick={() => setList([])}>Clear alerts</Button>}
    >
      {list.length === 0 ? (
        <p className="text-muted">
          No alerts. Set a limit under a chart to be told when a value is above it.
        </p>
      ) : null}
      <ul className="grid grid-cols-1 gap-2">
        {list.map((alert) => (
          <li key={`${alert.at}-${alert.text}`} data-alert className="flex items-start gap-3 text-sm">
            <Bell aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger-ink" />
            <span className="min-w-0">
              <span className="font-semibold">{alert.text}</span>{' '}
              <span className="text-muted">{formatMoment(alert.at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
