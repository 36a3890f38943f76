import type { Entity } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { formatValue } from '../records/format-value.ts';
import type { AppRecord } from '../store/collection.ts';

/** What somebody would like, by field: a choice, words, or a limit for a number. Empty means no preference. */
export type Preferences = Readonly<Record<string, string>>;

export interface Match<T extends AppRecord> {
  readonly record: T;
  /** The share of the stated wishes that it fulfils, from 0 to 100. */
  readonly percent: number;
  readonly reasons: readonly string[];
}

/** Prices are limited above, everything else below. */
export function isUpperLimit({ kind, name }: Field): boolean {
  return kind === 'money' || /price|cost|distance|duration|age|time/i.test(name);
}

export function preferenceFields(entity: Entity): readonly Field[] {
  const kinds = ['choice', 'tags', 'money', 'rating', 'number', 'percent', 'yes-no'];
  return entity.fields
    .filter(
      ({ kind, name, automatic }) => kinds.includes(kind) && name !== entity.title && automatic !== true,
    )
    .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .slice(0, 6);
}

interface Judgement {
  /** From 0 to 1. */
  readonly share: number;
  readonly reason?: string;
}

function judge(field: Field, wanted: string, record: AppRecord): Judgement {
  const value = record[field.name];
  const label = field.label.toLowerCase();
  if (Array.isArray(value)) {
    const words = wanted
      .toLowerCase()
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const shared = value.filter((tag) => words.includes(tag.toLowerCase()));
    return shared.length === 0
      ? { share: 0 }
      : { share: shared.length / words.length, reason: `shares ${label} ${shared.join(', ')}` };
  }
  if (typeof value === 'number') {
    const limit = Number(wanted);
    if (Number.isNaN(limit)) return { share: 0 };
    const shown = formatValue(field, value);
    if (isUpperLimit(field))
      return value <= limit
        ? { share: 1, reason: `${label} ${shown} (within ${formatValue(field, limit)})` }
        : { share: Math.max(0, 0.5 - (value - limit) / Math.max(1, limit)) };
    return value >= limit
      ? { share: 1, reason: `${label} ${shown}` }
      : { share: Math.max(0, 0.5 - (limit - value) / Math.max(1, limit)) };
  }
  const text = formatValue(field, value);
  return text.toLowerCase() === wanted.toLowerCase()
    ? { share: 1, reason: `matches ${label} ${text}` }
    : { share: 0 };
}

/** The records that fit best first, each with the reasons. Without wishes the best rated ones lead. */
export function matchPreferences<T extends AppRecord>(
  entity: Entity,
  records: readonly T[],
  preferences: Preferences,
): readonly Match<T>[] {
  const stated = preferenceFields(entity).filter(({ name }) => (preferences[name] ?? '').trim() !== '');
  const rating = entity.fields.find(({ kind }) => kind === 'rating');
  const ratingOf = (record: T) => (rating === undefined ? 0 : Number(record[rating.name] ?? 0));
  return records
    .map((record): Match<T> => {
      const judged = stated.map((field) => judge(field, preferences[field.name] ?? '', record));
      const sum = judged.reduce((total, { share }) => total + share, 0);
      const reasons = judged.flatMap(({ reason }) => reason ?? []);
      const told = reasons.some((reason) => reason.startsWith('rating'));
      const rated = !told && ratingOf(record) >= 4 ? [`rating ${ratingOf(record)}`] : [];
      return {
        record,
        percent:
          stated.length === 0
            ? Math.round((ratingOf(record) / 5) * 100)
            : Math.round((sum / stated.length) * 100),
        reasons: [...reasons, ...rated],
      };
    })
    .toSorted((a, b) => b.percent - a.percent || ratingOf(b.record) - ratingOf(a.record));
}
