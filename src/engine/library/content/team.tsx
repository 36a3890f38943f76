import { Mail, Phone, Search } from 'lucide-react';
import { useState } from 'react';
import { type Entity, imageField, titleOf } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { queryRecords } from '../records/query-records.ts';
import { RecordTitle } from '../records/record-views.tsx';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { inText } from '../words/in-text.ts';
import { Cover } from './cover.tsx';

/** People with their picture, what they do, and how to reach them. */
export function Team({ entity, title }: { entity: Entity; title: string }) {
  const records = useRecords(entity.records);
  const [text, setText] = useState('');
  const found = queryRecords(entity, records, { text, filters: {}, sort: '', descending: false });
  const many = inText(entity.many);
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-heading text-2xl font-bold tracking-tight">{title}</h2>
        <div className="relative w-full sm:w-72">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted"
          />
          <input
            type="search"
            aria-label={`Find ${many}`}
            placeholder={`Find ${many}`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${inputClass} pl-9`}
          />
        </div>
      </div>
      <output className="sr-only">
        {found.length} of {records.length} {many}
      </output>
      {found.length === 0 ? <Empty text="Nobody fits this search." /> : null}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {found.map((record) => (
          <li key={record.id} data-record={record.id} className="grid">
            <TeamCard entity={entity} record={record} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TeamCard({ entity, record }: { entity: Entity; record: AppRecord }) {
  const image = imageField(entity);
  const named = (pattern: RegExp) =>
    entity.fields.find(
      ({ name, kind }) =>
        pattern.test(name) && name !== entity.title && ['text', 'choice', 'tags'].includes(kind),
    );
  const role = named(/role|position|title|job|specialt|department|subject|category|expertise/i);
  const about = entity.fields.find(({ kind }) => kind === 'long-text');
  const mail = entity.fields.find(({ kind }) => kind === 'email');
  const phone = entity.fields.find(({ kind }) => kind === 'phone');
  const text = (field: { name: string } | undefined) =>
    field === undefined ? '' : String(record[field.name] ?? '');
  return (
    <Card className="grid content-start justify-items-center gap-2 p-6 text-center">
      <Cover
        label={titleOf(entity, record)}
        kind={entity.one}
        className="size-24 rounded-full"
        {...(image === undefined ? {} : { source: String(record[image.name] ?? '') })}
      />
      <h3 className="mt-1 font-heading text-lg font-semibold">
        <RecordTitle entity={entity} record={record} />
      </h3>
      {text(role) === '' ? null : <p className="text-sm font-semibold text-muted">{text(role)}</p>}
      {text(about) === '' ? null : <p className="line-clamp-3 text-sm">{text(about)}</p>}
      {text(mail) === '' && text(phone) === '' ? null : (
        <p className="flex flex-wrap justify-center gap-2 pt-1">
          {text(mail) === '' ? null : (
            <a
              href={`mailto:${text(mail)}`}
              aria-label={`Write to ${titleOf(entity, record)}`}
              className="grid size-11 place-items-center rounded-full bg-soft hover:bg-primary hover:text-on-primary"
            >
              <Mail aria-hidden="true" className="size-5" />
            </a>
          )}
          {text(phone) === '' ? null : (
            <a
              href={`tel:${text(phone).replaceAll(' ', '')}`}
              aria-label={`Call ${titleOf(entity, record)}`}
              className="grid size-11 place-items-center rounded-full bg-soft hover:bg-primary hover:text-on-primary"
            >
              <Phone aria-hidden="true" className="size-5" />
            </a>
          )}
        </p>
      )}
    </Card>
  );
}
