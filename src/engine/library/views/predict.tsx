import { useState } from 'react';
import { ChartTable } from '../charts/chart-table.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import type { Entity } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { formatNumber } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Panel } from '../ui/card.tsx';
import { inText } from '../words/in-text.ts';
import { amountFields, dayField, filterField } from './fields-of.ts';
import { GroupFilter, inGroup } from './group-filter.tsx';
import { formatMeasure } from './measure.ts';
import { formulaOf, roundTo, type Trend, trendOf, valueAt } from './trend.ts';

const furthest = 12;

function inOrder(entity: Entity, records: readonly AppRecord[]): readonly AppRecord[] {
  const day = dayField(entity);
  const key = (record: AppRecord) =>
    String((day === undefined ? undefined : record[day.name]) ?? record.createdAt);
  return records.toSorted((a, b) => key(a).localeCompare(key(b)));
}

/** Continues the numbers of the records along a straight line, and shows how that is done. */
export function Predict({ entity }: { entity: Entity }) {
  const all = useRecords(entity.records);
  const fields = amountFields(entity);
  const [name, setName] = useState(fields[0]?.name ?? '');
  const [ahead, setAhead] = useState(3);
  const [group, setGroup] = useState('');
  const filter = filterField(entity);
  const field = fields.find((one) => one.name === name) ?? fields[0];
  if (field === undefined) return null;
  const records = inOrder(entity, filter === undefined ? all : inGroup(all, filter, group));
  const known = records.map((record) => record[field.name]).filter((value) => typeof value === 'number');
  const trend = trendOf(known);
  const format = formatMeasure({ kind: 'sum', field });
  return (
    <Panel title={`Forecast of ${field.label.toLowerCase()}`}>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid items-end gap-3 sm:grid-cols-3">
          <label className="grid grid-cols-1 gap-1.5 text-sm font-semibold *:font-normal">
            Forecast
            <select
              value={field.name}
              onChange={(event) => setName(event.target.value)}
              className={inputClass}
            >
              {fields.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.label}
                </option>
              ))}
            </select>
          </label>
          <label className="grid grid-cols-1 gap-1.5 text-sm font-semibold *:font-normal">
            Steps ahead
            <input
              type="number"
              min={1}
              max={furthest}
              value={ahead}
              onChange={(event) =>
                setAhead(Math.min(furthest, Math.max(1, Math.round(Number(event.target.value)) || 1)))
              }
              className={inputClass}
            />
          </label>
          {filter === undefined ? null : (
            <GroupFilter field={filter} records={all} value={group} onChange={setGroup} />
          )}
        </div>
        {trend === undefined ? (
          <output className="block text-muted">
            A forecast needs at least two {inText(entity.many)} with “{field.label}”.
          </output>
        ) : (
          <>
            <TrendText trend={trend} count={known.length} many={inText(entity.many)} />
            <Expected
              label={field.label}
              known={known}
              expected={expectedAfter(trend, known.length, ahead)}
              format={format}
            />
          </>
        )}
      </div>
    </Panel>
  );
}

function expectedAfter(trend: Trend, count: number, ahead: number): readonly number[] {
  return Array.from({ length: ahead }, (_, index) => roundTo(valueAt(trend, count + index + 1)));
}

interface ExpectedProps {
  label: string;
  known: readonly number[];
  expected: readonly number[];
  format: (value: number) => string;
}

function Expected({ label, known, expected, format }: ExpectedProps) {
  return (
    <>
      <LineChart
        label={`${label} and its forecast`}
        points={[...known, ...expected].map((value, index) => ({ label: `${index + 1}`, value }))}
        expectedFrom={known.length}
        format={format}
      />
      <div data-forecast>
        <ChartTable
          caption="Expected values"
          nameLabel="Expected"
          valueLabel={label}
          points={expected.map((value, index) => ({ label: `Step ${known.length + index + 1}`, value }))}
          format={format}
        />
      </div>
    </>
  );
}

function TrendText({ trend, count, many }: { trend: Trend; count: number; many: string }) {
  const direction = trend.slope > 0 ? 'rises' : trend.slope < 0 ? 'falls' : 'stays as it is';
  const by = trend.slope === 0 ? '' : ` by ${formatNumber(roundTo(Math.abs(trend.slope)))} with every step`;
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-1 rounded-control bg-soft p-4">
      <p className="font-semibold">
        It {direction}
        {by}.
      </p>
      <p className="font-mono text-sm">{formulaOf(trend)}</p>
      <p className="text-sm">
        A straight line through {count} {many} in their order (least squares). It explains{' '}
        {Math.round(trend.fit * 100)}% of the differences. A line cannot know of what has never happened
        before.
      </p>
    </div>
  );
}
