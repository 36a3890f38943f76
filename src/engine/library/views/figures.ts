import { type Entity, statusField } from '../records/entity.ts';
import { formatNumber } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';
import { inText } from '../words/in-text.ts';
import { byGroup, counting, formatMeasure, measureLabel, measureOf, measuresOf } from './measure.ts';

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** The numbers that say most about records of a kind: how many, what they add up to, how far along they are. */
export function figuresOf(entity: Entity, records: readonly AppRecord[]): readonly Figure[] {
  const newest = records.filter(({ createdAt }) => isThisMonth(createdAt)).length;
  const figures: Figure[] = [
    { label: entity.many, value: formatNumber(records.length), note: `${newest} added this month` },
  ];
  const measures = measuresOf(entity).filter(({ field }) => field !== undefined && field.automatic !== true);
  for (const measure of measures.slice(0, 3)) {
    figures.push({
      label: measureLabel(entity, measure),
      value: formatMeasure(measure)(measureOf(records, measure)),
      note: `over ${records.length} ${inText(entity.many)}`,
    });
  }
  const status = statusField(entity);
  if (status === undefined) return figures;
  const states = byGroup(records, status, counting).map(({ label, value }) => ({
    label: `${status.label}: ${label.toLowerCase()}`,
    value: formatNumber(value),
    note: `${percent(value, records.length)}% of ${inText(entity.many)}`,
  }));
  return [...figures, ...states];
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

function isThisMonth(moment: string): boolean {
  return moment.slice(0, 7) === new Date().toISOString().slice(0, 7);
}
