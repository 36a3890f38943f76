import { useState } from 'react';
import { ChartTable } from '../charts/chart-table.tsx';
import { type ChartType, ChartView, chartTypes } from '../charts/chart-view.tsx';
import type { Entity } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { inputClass } from '../records/field-input.tsx';
import { useRecords } from '../store/use-records.ts';
import { Panel } from '../ui/card.tsx';
import { dayField, groupFields } from './fields-of.ts';
import { byGroup, counting, formatMeasure, measureLabel, measuresOf, overTime } from './measure.ts';

interface ChartExplorerProps {
  entity: Entity;
  title: string;
  by: string;
  value?: string;
  type: ChartType;
}

/** A chart of the records; the reader chooses what is compared, by what, and how it is drawn. */
export function ChartExplorer({ entity, title, by, value, type }: ChartExplorerProps) {
  const records = useRecords(entity.records);
  const day = dayField(entity);
  const fields = [...groupFields(entity), ...(day === undefined ? [] : [day])];
  const measures = measuresOf(entity);
  const [chosenBy, setBy] = useState(by);
  const [chosenValue, setValue] = useState(value ?? '');
  const [chosenType, setType] = useState(type);
  const field = fields.find(({ name }) => name === chosenBy) ?? fields[0];
  const measure = measures.find((one) => one.field?.name === chosenValue) ?? counting;
  if (field === undefined) return null;
  const points = field === day ? overTime(records, field, measure) : byGroup(records, field, measure);
  const format = formatMeasure(measure);
  const valueLabel = measureLabel(entity, measure);
  const label = `${valueLabel} by ${field.label.toLowerCase()}`;
  return (
    <Panel title={title}>
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <Choice label="Show" value={chosenValue} onChange={setValue} options={measureOptions(entity)} />
          <Choice label="Group by" value={field.name} onChange={setBy} options={fields.map(fieldOption)} />
          <Choice
            label="Chart type"
            value={chosenType}
            onChange={(next) => setType(chartTypes.find((one) => one.type === next)?.type ?? 'bar')}
            options={chartTypes.map((one) => [one.type, one.label])}
          />
        </div>
        <output className="block font-semibold">{label}</output>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {points.length === 0 ? (
            <p className="text-muted">There is nothing to draw yet.</p>
          ) : (
            <ChartView type={chosenType} label={label} points={points} format={format} />
          )}
          <ChartTable
            caption={label}
            nameLabel={field.label}
            valueLabel={valueLabel}
            points={points}
            format={format}
          />
        </div>
      </div>
    </Panel>
  );
}

type Option = readonly [value: string, label: string];

function fieldOption({ name, label }: Field): Option {
  return [name, label];
}

function measureOptions(entity: Entity): readonly Option[] {
  return measuresOf(entity).map((measure) => [measure.field?.name ?? '', measureLabel(entity, measure)]);
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="grid grid-cols-1 gap-1.5 text-sm font-semibold *:font-normal">
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)} className={inputClass}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
