import { Link } from 'wouter';
import { type Entity, imageField, statusField, titleOf } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { RecordTitle } from '../records/record-views.tsx';
import { ValueView } from '../records/value-view.tsx';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { inText } from '../words/in-text.ts';
import { shortened } from '../words/shortened.ts';
import { Cover } from './cover.tsx';
import { SectionHeading } from './section-heading.tsx';

interface HighlightsProps {
  entity: Entity;
  title?: string;
  limit?: number;
  /** The page with all of them. */
  path?: string;
}

/** The best few records as pictures with what matters about them. */
export function Highlights({ entity, title, limit = 3, path }: HighlightsProps) {
  const records = useRecords(entity.records);
  const best = chooseBest(entity, records).slice(0, limit);
  const many = inText(entity.many);
  return (
    <section aria-label={title ?? `Featured ${many}`} className="grid grid-cols-1 gap-5">
      <SectionHeading
        title={title ?? `Featured ${many}`}
        {...(path === undefined ? {} : { path, pathLabel: `See all ${many}` })}
      />
      {best.length === 0 ? (
        <Empty text={`No ${many} yet.`} />
      ) : (
        <ul className="app-picks grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {best.map((record) => (
            <li key={record.id} data-record={record.id} className="app-pick grid grid-cols-1">
              <HighlightCard entity={entity} record={record} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Well rated ones first; otherwise the newest. */
function chooseBest(entity: Entity, records: readonly AppRecord[]): readonly AppRecord[] {
  const rating = entity.fields.find(({ kind }) => kind === 'rating');
  if (rating === undefined) return records;
  return records.toSorted((a, b) => Number(b[rating.name] ?? 0) - Number(a[rating.name] ?? 0));
}

function keyFields(entity: Entity): { badge: Field | undefined; text: Field | undefined; facts: Field[] } {
  const badge = entity.fields.find(({ kind }) => kind === 'choice') ?? statusField(entity);
  const text = entity.fields.find(({ kind }) => kind === 'long-text');
  const kinds = ['money', 'rating', 'date', 'moment', 'number', 'percent', 'text'];
  const facts = kinds
    .flatMap((kind) => entity.fields.filter((field) => field.kind === kind && field.name !== entity.title))
    .slice(0, 3);
  return { badge, text, facts };
}

function HighlightCard({ entity, record }: { entity: Entity; record: AppRecord }) {
  const { badge, text, facts } = keyFields(entity);
  const image = imageField(entity);
  const title = titleOf(entity, record);
  const cover = (
    <Cover
      label={title}
      kind={entity.one}
      className="app-pick-picture h-44 w-full"
      {...(image === undefined ? {} : { source: String(record[image.name] ?? '') })}
    />
  );
  return (
    <Card className="app-pick-card flex flex-col overflow-hidden transition hover:-translate-y-0.5 hover:border-line-strong">
      {entity.path === undefined ? (
        cover
      ) : (
        <Link href={`${entity.path}/${record.id}`} tabIndex={-1} aria-hidden="true">
          {cover}
        </Link>
      )}
      <div className="app-pick-body flex min-w-0 flex-1 flex-col gap-2.5 p-5">
        {badge === undefined || String(record[badge.name] ?? '') === '' ? null : (
          <div>
            <ValueView field={badge} value={record[badge.name]} />
          </div>
        )}
        <h3 className="app-pick-title font-heading text-xl font-semibold">
          <RecordTitle entity={entity} record={record} />
        </h3>
        {text === undefined || String(record[text.name] ?? '') === '' ? null : (
          <p className="text-sm text-muted">{shortened(String(record[text.name]), 110)}</p>
        )}
        <dl className="mt-auto flex flex-wrap gap-x-6 gap-y-2 pt-2 text-sm">
          {facts
            .filter(({ name }) => String(record[name] ?? '') !== '')
            .map((field) => (
              <div key={field.name}>
                <dt className="text-xs text-muted">{field.label}</dt>
                <dd className="font-semibold">
                  <ValueView field={field} value={record[field.name]} />
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </Card>
  );
}
