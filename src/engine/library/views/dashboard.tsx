import { useState } from 'react';
import { type Entity, statusField, titleOf } from '../records/entity.ts';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { inText } from '../words/in-text.ts';
import { ChartPanel } from './chart-panel.tsx';
import { amountFields, dayField, filterField, groupFields, isAveraged } from './fields-of.ts';
import { figuresOf } from './figures.ts';
import { GroupFilter, inGroup } from './group-filter.tsx';
import { LatestList } from './latest-list.tsx';
import { byGroup, counting, formatMeasure, type Measure, measureLabel, overTime } from './measure.ts';
import { StatTiles, type Tile } from './stat-tiles.tsx';

interface DashboardProps {
  /** The first one is looked at most closely. */
  entities: readonly [Entity, ...Entity[]];
  /** The field of the first kind by which everything can be narrowed. */
  filter?: string;
}

/** Figures, charts and the latest records, always from the records as they are now. */
export function Dashboard({ entities, filter }: DashboardProps) {
  const [main, ...others] = entities;
  const all = useRecords(main.records);
  const [group, setGroup] = useState('');
  const field = main.fields.find(({ name }) => name === filter) ?? filterField(main);
  const records = field === undefined ? all : inGroup(all, field, group);
  const many = inText(main.many);
  return (
    <section aria-label="Dashboard" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="block text-sm text-muted">
          Showing {records.length} of {all.length} {many}
          {group === '' ? '' : ` in ${group}`}
        </output>
        {field === undefined ? null : (
          <GroupFilter field={field} records={all} value={group} onChange={setGroup} />
        )}
      </div>
      <DashboardTiles main={main} records={records} others={others} />
      <MainCharts entity={main} records={records} />
      <div className={`grid grid-cols-1 gap-5 ${others.length > 0 ? 'lg:grid-cols-2' : ''}`}>
        <LatestList entity={main} records={records} />
        {others.map((entity) => (
          <OtherList key={entity.name} entity={entity} />
        ))}
      </div>
    </section>
  );
}

function DashboardTiles({
  main,
  records,
  others,
}: {
  main: Entity;
  records: readonly AppRecord[];
  others: readonly Entity[];
}) {
  const own: readonly Tile[] = figuresOf(main, records)
    .slice(0, others.length > 0 ? 4 : 8)
    .map((figure, index) =>
      index === 0 && main.path !== undefined ? { ...figure, path: main.path } : figure,
    );
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-4">
      <StatTiles tiles={own} strong />
      {others.map((entity) => (
        <OtherTiles key={entity.name} entity={entity} />
      ))}
    </div>
  );
}

function OtherTiles({ entity }: { entity: Entity }) {
  const figures = figuresOf(entity, useRecords(entity.records)).slice(0, 4);
  const path = entity.path;
  return (
    <StatTiles
      tiles={figures.map((figure, index) =>
        index === 0 && path !== undefined ? { ...figure, path } : figure,
      )}
    />
  );
}

function OtherList({ entity }: { entity: Entity }) {
  return <LatestList entity={entity} records={useRecords(entity.records)} />;
}

function MainCharts({ entity, records }: { entity: Entity; records: readonly AppRecord[] }) {
  const status = statusField(entity);
  const groups = groupFields(entity);
  const whole = status ?? groups[0];
  const split = groups.find(({ name }) => name !== whole?.name);
  const day = dayField(entity);
  const amount = amountFields(entity).find(({ automatic }) => automatic !== true);
  const measure: Measure =
    amount === undefined ? counting : { kind: isAveraged(amount) ? 'average' : 'sum', field: amount };
  const valueLabel = measureLabel(entity, measure);
  if (whole === undefined && day === undefined) return null;
  const isAlone = split === undefined && (whole === undefined || day === undefined);
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      {whole === undefined ? null : (
        <ChartPanel
          title={`${entity.many} by ${whole.label.toLowerCase()}`}
          type="donut"
          nameLabel={whole.label}
          valueLabel={entity.many}
          points={byGroup(records, whole, counting)}
          format={formatMeasure(counting)}
        />
      )}
      {split === undefined ? null : (
        <ChartPanel
          title={`${valueLabel} by ${split.label.toLowerCase()}`}
          type="bar"
          nameLabel={split.label}
          valueLabel={valueLabel}
          points={byGroup(records, split, measure)}
          format={formatMeasure(measure)}
        />
      )}
      {isAlone && amount !== undefined ? (
        <ChartPanel
          title={`${amount.label} by ${inText(entity.one)}`}
          type="bar"
          nameLabel={entity.one}
          valueLabel={amount.label}
          points={records.slice(0, 8).map((record) => ({
            label: titleOf(entity, record),
            value: Number(record[amount.name] ?? 0),
          }))}
          format={formatMeasure({ kind: 'sum', field: amount })}
        />
      ) : null}
      {day === undefined ? null : (
        <div className={split === undefined ? '' : 'lg:col-span-2'}>
          <ChartPanel
            title={`${valueLabel} over time`}
            type="line"
            nameLabel={day.label}
            valueLabel={valueLabel}
            points={overTime(records, day, measure)}
            format={formatMeasure(measure)}
          />
        </div>
      )}
    </div>
  );
}
