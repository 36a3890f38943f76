import { Link } from 'wouter';
import { currentName, usePerson } from '../account/session.ts';
import type { AppRecord, FieldValue } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Panel } from '../ui/card.tsx';
import { say } from '../ui/toast.tsx';
import { formatMoment } from '../words/format-day.ts';
import { asSeen } from './as-seen.ts';
import { leftValues } from './check-values.ts';
import { type Entity, titleOf } from './entity.ts';
import { formatValue } from './format-value.ts';
import { RecordForm } from './record-form.tsx';
import { Marks } from './record-views.tsx';
import { totalsOf } from './totals.ts';
import { ValueView } from './value-view.tsx';

export interface Relation {
  readonly entity: Entity;
  /** The field that points to the record shown. */
  readonly link: string;
  readonly title: string;
  /** What the button of the form says; without it nothing is added here. */
  readonly addLabel?: string;
}

/** What belongs to a record, newest first, with a form to add to it. */
export function RelatedList({ relation, record }: { relation: Relation; record: AppRecord }) {
  const { link, title, addLabel } = relation;
  const entity = asSeen(relation.entity, usePerson());
  const own = useRecords(entity.records).filter((one) => one[link] === record.id);
  const others = entity.fields.filter(
    ({ name, kind }) => name !== link && name !== entity.title && kind !== 'password' && name !== 'by',
  );
  // What is called by the record shown would be called the same in every line.
  const heading = entity.title === link ? others[0] : undefined;
  const shown = others.filter((field) => field !== heading);
  const isWorkedOut = entity.fields.some(({ formula }) => formula !== undefined);
  const sums = totalsOf(entity, own);
  const asked = entity.fields.filter(({ name }) => name !== link);
  function add(values: Record<string, FieldValue>): void {
    entity.records.add({ ...leftValues(entity.fields), ...values, [link]: record.id, by: currentName() });
    say(`${addLabel ?? 'Added'}: saved.`);
  }
  return (
    <Panel title={`${title} (${own.length})`}>
      <div className="grid gap-5">
        {own.length === 0 ? <p className="text-muted">Nothing here yet.</p> : null}
        <ul className="grid gap-3">
          {own.map((one) => (
            <li key={one.id} data-record={one.id} className="rounded-control border border-line p-3">
              <p className="font-semibold break-words">
                <ToRecord entity={entity} record={one}>
                  {heading === undefined ? titleOf(entity, one) : formatValue(heading, one[heading.name])}
                </ToRecord>
                <Marks entity={entity} record={one} shown={shown} />
              </p>
              <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
                {shown.map((field) => (
                  <span key={field.name} className="inline-flex min-w-0 gap-1">
                    {isWorkedOut ? <span className="text-muted">{field.label}:</span> : null}
                    <ValueView field={field} value={one[field.name]} />
                  </span>
                ))}
                <span className="text-muted">
                  {String(one.by ?? '')} {formatMoment(one.createdAt)}
                </span>
              </div>
            </li>
          ))}
        </ul>
        {own.length > 1 && sums.length > 0 ? (
          <p className="text-sm font-semibold tabular-nums">In all: {sums.join(' · ')}</p>
        ) : null}
        {addLabel === undefined ? null : (
          <RecordForm key={own.length} fields={asked} submitLabel={addLabel} onSubmit={add} />
        )}
      </div>
    </Panel>
  );
}

/** The way to the page of a record, where it has one. */
function ToRecord({ entity, record, children }: { entity: Entity; record: AppRecord; children: string }) {
  if (entity.path === undefined || children === '') return <>{children}</>;
  return (
    <Link href={`${entity.path}/${record.id}`} className="text-link underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}
