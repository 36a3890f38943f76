import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Entity } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { formatValue } from '../records/format-value.ts';
import { queryRecords } from '../records/query-records.ts';
import { RecordTitle } from '../records/record-views.tsx';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Panel } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { inText } from '../words/in-text.ts';

const mostPerKind = 8;

/** One search over everything that the app keeps. */
export function SearchAll({ entities }: { entities: readonly Entity[] }) {
  const [text, setText] = useState('');
  const [kind, setKind] = useState('');
  const chosen = entities.filter(({ name }) => kind === '' || name === kind);
  return (
    <section aria-label="Search" className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_14rem]">
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-4 left-4 size-5 text-muted"
          />
          <input
            type="search"
            aria-label="Search everything"
            placeholder={`Search ${entities.map(({ many }) => inText(many)).join(', ')}`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${inputClass} min-h-13 pl-12 text-lg`}
          />
        </div>
        <select
          aria-label="Search in"
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          className={inputClass}
        >
          <option value="">Everything</option>
          {entities.map((entity) => (
            <option key={entity.name} value={entity.name}>
              {entity.many}
            </option>
          ))}
        </select>
      </div>
      {text.trim() === '' ? (
        <p className="text-muted">Type a word to search in {chosen.length} kinds of records at once.</p>
      ) : (
        <Results entities={chosen} text={text} />
      )}
    </section>
  );
}

function Results({ entities, text }: { entities: readonly Entity[]; text: string }) {
  return (
    <div className="grid grid-cols-1 gap-4" aria-live="polite">
      {entities.map((entity) => (
        <KindResults key={entity.name} entity={entity} text={text} />
      ))}
    </div>
  );
}

function KindResults({ entity, text }: { entity: Entity; text: string }) {
  const records = useRecords(entity.records);
  const found = queryRecords(entity, records, { text, filters: {}, sort: '', descending: false });
  return (
    <Panel title={`${entity.many} (${found.length})`}>
      {found.length === 0 ? <Empty text={`No ${entity.many.toLowerCase()} with these words.`} /> : null}
      <ul className="grid grid-cols-1 gap-3">
        {found.slice(0, mostPerKind).map((record) => (
          <li
            key={record.id}
            data-result={record.id}
            className="border-b border-line pb-3 last:border-0 last:pb-0"
          >
            <p className="font-semibold">
              <RecordTitle entity={entity} record={record} />
            </p>
            <p className="line-clamp-2 text-sm text-muted">{whereFound(entity, record, text)}</p>
          </li>
        ))}
      </ul>
      {found.length > mostPerKind ? (
        <p className="mt-3 text-sm text-muted">
          {found.length - mostPerKind} more: add a word to narrow the search.
        </p>
      ) : null}
    </Panel>
  );
}

/** The fields in which the first word was found, else the first few. */
function whereFound(entity: Entity, record: AppRecord, text: string): string {
  const word = text.trim().toLowerCase().split(/\s+/)[0] ?? '';
  const others = entity.fields
    .filter(({ name, kind }) => name !== entity.title && kind !== 'image' && kind !== 'password')
    .map((field) => ({ label: field.label, value: formatValue(field, record[field.name]) }))
    .filter(({ value }) => value !== '');
  const matching = others.filter(({ value }) => value.toLowerCase().includes(word));
  return (matching.length > 0 ? matching : others)
    .slice(0, 3)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');
}
