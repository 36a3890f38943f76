import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AppRecord, FieldValue } from '../store/collection.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Picture } from '../ui/picture.tsx';
import { inText } from '../words/in-text.ts';
import { shortened } from '../words/shortened.ts';
import { type Entity, imageField, titleOf } from './entity.ts';
import type { Field } from './field.ts';
import { marksOf } from './late-mark.ts';
import { groupRecords } from './query-records.ts';
import { totalsOf } from './totals.ts';
import { ValueView } from './value-view.tsx';

interface RecordViewProps {
  entity: Entity;
  records: readonly AppRecord[];
  /** The fields to show beside the title. */
  show: readonly Field[];
  /** What can be done with a record; left out where nothing can. */
  tools: ((record: AppRecord) => ReactNode) | undefined;
  /** The places of ranked records by their id. */
  places?: ReadonlyMap<string, number> | undefined;
}

function Place({ place }: { place: number | undefined }) {
  return place === undefined ? null : <span className="mr-2 text-muted tabular-nums">{place}.</span>;
}

interface MarksProps {
  entity: Entity;
  record: AppRecord;
  /** Fields that say it themselves. */
  shown?: readonly Field[];
}

/** That a record is late, or what else needs doing. */
export function Marks({ entity, record, shown = [] }: MarksProps) {
  const marks = marksOf(entity, record).filter((mark) => shown.every(({ label }) => label !== mark));
  return marks.map((mark) => (
    <span key={mark} className="ml-2 inline-flex align-middle font-sans">
      <Badge>{mark}</Badge>
    </span>
  ));
}

export function RecordTitle({ entity, record }: { entity: Entity; record: AppRecord }) {
  const title = titleOf(entity, record);
  if (entity.path === undefined) return <>{title}</>;
  return (
    <Link href={`${entity.path}/${record.id}`} className="text-link underline-offset-4 hover:underline">
      {title}
    </Link>
  );
}

export function RecordTable({ entity, records, show, tools, places }: RecordViewProps) {
  return (
    <div
      className="app-table relative overflow-x-auto rounded-card border border-line bg-surface shadow-card"
      tabIndex={0}
      role="region"
      aria-label={`${entity.many} table`}
    >
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line bg-soft">
          <tr>
            <th scope="col" className="px-4 py-3 font-semibold">
              {entity.one}
            </th>
            {show.map((field) => (
              <th key={field.name} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
                {field.label}
              </th>
            ))}
            {tools === undefined ? null : (
              <th scope="col" className="bg-soft px-4 py-3 text-right font-semibold lg:sticky lg:right-0">
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id} data-record={record.id} className="border-b border-line last:border-0">
              <th scope="row" className="px-4 py-3 font-semibold">
                <Place place={places?.get(record.id)} />
                <RecordTitle entity={entity} record={record} />
                <Marks entity={entity} record={record} shown={show} />
              </th>
              {show.map((field) => (
                <td key={field.name} className="max-w-64 px-4 py-3">
                  <ValueView field={field} value={record[field.name]} />
                </td>
              ))}
              {tools === undefined ? null : (
                <td className="bg-surface px-4 py-3 lg:sticky lg:right-0">
                  <div className="flex justify-end gap-2">{tools(record)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A long text is told in short in a list; all of it stands on the page of its record. */
function inList({ kind }: Field, value: FieldValue | undefined): FieldValue | undefined {
  return kind === 'long-text' && typeof value === 'string' ? shortened(value) : value;
}

export function RecordCards({ entity, records, show, tools, places }: RecordViewProps) {
  const image = imageField(entity);
  return (
    <ul className="app-list grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {records.map((record) => (
        <li key={record.id} data-record={record.id} className="app-item grid grid-cols-1">
          <Card className="app-item-card flex flex-col overflow-hidden">
            {image === undefined ? null : (
              <Picture
                source={String(record[image.name] ?? '')}
                label={titleOf(entity, record)}
                kind={entity.one}
                className="app-item-picture h-40 w-full"
              />
            )}
            <div className="app-item-body flex min-w-0 flex-1 flex-col gap-3 p-4">
              <h3 className="app-item-title font-heading text-lg font-semibold">
                <Place place={places?.get(record.id)} />
                <RecordTitle entity={entity} record={record} />
                <Marks entity={entity} record={record} shown={show} />
              </h3>
              <dl className="app-item-facts grid gap-1.5 text-sm">
                {show
                  .filter(({ kind }) => kind !== 'image')
                  .map((field) => (
                    <div key={field.name} className="flex gap-2">
                      <dt className="shrink-0 text-muted">{field.label}:</dt>
                      <dd className="min-w-0">
                        <ValueView field={field} value={inList(field, record[field.name])} />
                      </dd>
                    </div>
                  ))}
              </dl>
              {tools === undefined ? null : (
                <div className="app-item-tools mt-auto flex flex-wrap gap-2 pt-2">{tools(record)}</div>
              )}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

interface RecordGroupsProps extends RecordViewProps {
  layout: 'cards' | 'table';
  /** The field whose values are the headings. */
  group?: string | undefined;
}

/** What all records of a list come to. */
function Totals({ entity, records }: Pick<RecordViewProps, 'entity' | 'records'>) {
  const totals = totalsOf(entity, records);
  if (records.length < 2 || totals.length === 0) return null;
  const many = `${records.length} ${inText(entity.many)}`;
  return (
    <p data-totals className="text-sm font-semibold tabular-nums">
      In all: {[many, ...totals].join(' · ')}
    </p>
  );
}

/** A list as cards or as a table, under headings where it has groups, and what it comes to. */
export function RecordGroups({ layout, group = '', ...view }: RecordGroupsProps) {
  const View = layout === 'table' ? RecordTable : RecordCards;
  const groups = group === '' ? [] : groupRecords(view.entity, view.records, group);
  return (
    <div className="grid grid-cols-1 gap-6">
      {group === '' ? <View {...view} /> : null}
      {groups.map(({ label, records, sums }) => (
        <section key={label} aria-label={label} className="grid grid-cols-1 gap-3">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line pb-2">
            <h3 data-group className="font-heading text-lg font-semibold">
              {label}
            </h3>
            <span className="text-sm text-muted tabular-nums">
              {[String(records.length), ...sums].join(' · ')}
            </span>
          </div>
          <View {...view} records={records} />
        </section>
      ))}
      <Totals entity={view.entity} records={view.records} />
    </div>
  );
}
