import { type Entity, titleOf } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { formatValue } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';
import { inText } from '../words/in-text.ts';
import { amountFields } from './fields-of.ts';

const most = 4;

function spreadOf(values: readonly number[]): { average: number; deviation: number } {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - average) ** 2, 0) / values.length;
  return { average, deviation: Math.sqrt(square) };
}

function shown(field: Field, value: number): string {
  return formatValue(field, Math.round(value * 100) / 100);
}

/** What the numbers of records say in words: how far they lie apart, and which stand out. */
export function analyse(
  entity: Entity,
  records: readonly AppRecord[],
  all: readonly AppRecord[],
): readonly string[] {
  const lines = amountFields(entity)
    .filter(({ automatic }) => automatic !== true)
    .slice(0, most)
    .flatMap((field) => analyseField(entity, field, records, all));
  return lines.length === 0
    ? [`There are ${records.length} ${inText(entity.many)}, without numbers to compare.`]
    : lines;
}

function analyseField(
  entity: Entity,
  field: Field,
  records: readonly AppRecord[],
  all: readonly AppRecord[],
): readonly string[] {
  const valued = all.filter((record) => typeof record[field.name] === 'number');
  const values = valued.map((record) => Number(record[field.name]));
  const [low, high] = [
    valued[values.indexOf(Math.min(...values))],
    valued[values.indexOf(Math.max(...values))],
  ];
  if (low === undefined || high === undefined) return [];
  const { average, deviation } = spreadOf(values);
  const share = average === 0 ? 0 : Math.abs(deviation / average);
  const level = share < 0.2 ? 'low' : share < 0.6 ? 'moderate' : 'high';
  const [only] = records;
  const about =
    records.length === 1 && all.length > 1 && only !== undefined && typeof only[field.name] === 'number'
      ? ` ${titleOf(entity, only)} lies ${compared(Number(only[field.name]), average, deviation)}.`
      : '';
  return [
    `${field.label}: from ${shown(field, Math.min(...values))} (${titleOf(entity, low)}) to ${shown(field, Math.max(...values))} (${titleOf(entity, high)}), on average ${shown(field, average)}. The spread is ${level}.${about}`,
  ];
}

function compared(value: number, average: number, deviation: number): string {
  if (Math.abs(value - average) <= deviation / 2) return 'close to the average';
  const side = value > average ? 'above' : 'below';
  return Math.abs(value - average) > deviation ? `well ${side} the average` : `${side} the average`;
}
