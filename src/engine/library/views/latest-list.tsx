import { Link } from 'wouter';
import { type Entity, statusField } from '../records/entity.ts';
import { RecordTitle } from '../records/record-views.tsx';
import { ValueView } from '../records/value-view.tsx';
import type { AppRecord } from '../store/collection.ts';
import { Panel } from '../ui/card.tsx';
import { inText } from '../words/in-text.ts';
import { amountFields, dayField } from './fields-of.ts';

/** The newest records of a kind in short. */
export function LatestList({
  entity,
  records,
  limit = 5,
}: {
  entity: Entity;
  records: readonly AppRecord[];
  limit?: number;
}) {
  const newest = records.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, limit);
  const facts = [dayField(entity), amountFields(entity)[0], statusField(entity)].filter(
    (field) => field !== undefined,
  );
  return (
    <Panel
      title={`Latest ${inText(entity.many)}`}
      tools={
        entity.path === undefined ? undefined : (
          <Link
            href={entity.path}
            className="inline-flex min-h-11 items-center font-semibold text-link underline"
          >
            See all
          </Link>
        )
      }
    >
      {newest.length === 0 ? <p className="text-muted">No {entity.many.toLowerCase()} yet.</p> : null}
      <ul className="grid">
        {newest.map((record) => (
          <li
            key={record.id}
            data-record={record.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0"
          >
            <span className="min-w-0 font-semibold">
              <RecordTitle entity={entity} record={record} />
            </span>
            <span className="flex flex-wrap items-center gap-x-4 text-sm">
              {facts.map((field) => (
                <ValueView key={field.name} field={field} value={record[field.name]} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
