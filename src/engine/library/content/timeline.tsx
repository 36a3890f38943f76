import { ArrowDownUp } from 'lucide-react';
import { useState } from 'react';
import { type Entity, fieldOf, statusField } from '../records/entity.ts';
import { formatValue } from '../records/format-value.ts';
import { RecordTitle } from '../records/record-views.tsx';
import { ValueView } from '../records/value-view.tsx';
import type { AppRecord } from '../store/collection.ts';
import { today } from '../store/sample-dates.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { inText } from '../words/in-text.ts';

interface TimelineProps {
  entity: Entity;
  /** The field with the day of a record. */
  date: string;
}

/** Records along a line, in the order in which they happened. */
export function Timeline({ entity, date }: TimelineProps) {
  const records = useRecords(entity.records);
  const [newestFirst, setNewestFirst] = useState(true);
  const dayOf = (record: AppRecord) => String(record[date] ?? record.createdAt);
  const oldest = records.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  const ordered = newestFirst ? oldest.toReversed() : oldest;
  const field = fieldOf(entity, date);
  return (
    <section aria-label={`Timeline of ${inText(entity.many)}`} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="block text-sm text-muted">
          {records.length} {inText(entity.many)}, {newestFirst ? 'newest first' : 'oldest first'}
        </output>
        <Button onClick={() => setNewestFirst(!newestFirst)}>
          <ArrowDownUp aria-hidden="true" className="size-4" />
          {newestFirst ? 'Oldest first' : 'Newest first'}
        </Button>
      </div>
      {ordered.length === 0 ? <Empty text={`No ${entity.many.toLowerCase()} yet.`} /> : null}
      <ol className="relative grid gap-6 border-l-4 border-soft pl-7">
        {ordered.map((record) => (
          <li key={record.id} data-record={record.id} className="relative">
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-[2.35rem] size-4 rounded-full border-4 border-primary ${dayOf(record).slice(0, 10) > today() ? 'bg-ground' : 'bg-primary'}`}
            />
            <p className="text-sm font-semibold text-link">
              {field === undefined ? dayOf(record) : formatValue(field, dayOf(record))}
            </p>
            <TimelineEntry entity={entity} record={record} date={date} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function TimelineEntry({ entity, record, date }: { entity: Entity; record: AppRecord; date: string }) {
  const text = entity.fields.find(({ kind }) => kind === 'long-text');
  const status = statusField(entity);
  const person = entity.fields.find(
    ({ kind, name }) => kind === 'text' && name !== entity.title && name !== date,
  );
  return (
    <div className="mt-1 rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-heading text-lg font-semibold">
          <RecordTitle entity={entity} record={record} />
        </h3>
        {status === undefined ? null : <ValueView field={status} value={record[status.name]} />}
      </div>
      {text === undefined || String(record[text.name] ?? '') === '' ? null : (
        <p className="mt-1 text-muted">{String(record[text.name])}</p>
      )}
      {person === undefined || String(record[person.name] ?? '') === '' ? null : (
        <p className="mt-2 text-sm">
          {person.label}: {String(record[person.name])}
        </p>
      )}
    </div>
  );
}
