import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { currentName } from '../../account/session.ts';
import { type Entity, imageField, titleOf } from '../../records/entity.ts';
import { formatValue } from '../../records/format-value.ts';
import type { AppRecord } from '../../store/collection.ts';
import { useRecords } from '../../store/use-records.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { say } from '../../ui/toast.tsx';
import { inText } from '../../words/in-text.ts';
import { TextControl } from '../parts/text-control.tsx';

/** What each person keeps: `person kind id`. */
const kept = createValue<readonly string[]>('favorites', []);

/** Things to look through, and those of them that are kept as favourites. */
export function Favorites({ entity }: { entity: Entity }) {
  const records = useRecords(entity.records);
  const [keys, keep] = useValue(kept);
  const [text, setText] = useState('');
  const keyOf = (record: AppRecord) => `${currentName()} ${entity.name} ${record.id}`;
  const mine = records.filter((record) => keys.includes(keyOf(record)));
  const found = records.filter((record) =>
    titleOf(entity, record).toLowerCase().includes(text.trim().toLowerCase()),
  );
  function toggle(record: AppRecord): void {
    const key = keyOf(record);
    const on = !keys.includes(key);
    keep(on ? [...keys, key] : keys.filter((one) => one !== key));
    say(`${titleOf(entity, record)} is ${on ? 'a favorite now' : 'no favorite any more'}.`, {
      undo: () => keep(keys),
    });
  }
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[2fr_1fr] lg:items-start">
      <Panel title={entity.many}>
        <TextControl label={`Find ${inText(entity.many)}`} type="search" value={text} onChange={setText} />
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {found.map((record) => (
            <Thing
              key={record.id}
              entity={entity}
              record={record}
              liked={keys.includes(keyOf(record))}
              onToggle={() => toggle(record)}
            />
          ))}
        </ul>
        {found.length === 0 ? <p className="mt-4 text-muted">Nothing is called like this.</p> : null}
      </Panel>
      <Panel title={`My favorites (${mine.length})`}>
        {mine.length === 0 ? (
          <p className="text-muted">Press a heart to keep something here.</p>
        ) : (
          <ul className="grid grid-cols-1 gap-2">
            {mine.map((record) => (
              <li key={record.id} className="flex flex-wrap items-center justify-between gap-2">
                <Name entity={entity} record={record} />
                <Button
                  aria-label={`Remove ${titleOf(entity, record)} from favorites`}
                  onClick={() => toggle(record)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function Name({ entity, record }: { entity: Entity; record: AppRecord }) {
  const title = titleOf(entity, record);
  return entity.path === undefined ? (
    <span className="font-semibold">{title}</span>
  ) : (
    <Link
      href={`${entity.path}/${record.id}`}
      className="inline-flex min-h-11 items-center font-semibold text-link underline"
    >
      {title}
    </Link>
  );
}

interface ThingProps {
  entity: Entity;
  record: AppRecord;
  liked: boolean;
  onToggle: () => void;
}

function Thing({ entity, record, liked, onToggle }: ThingProps) {
  const title = titleOf(entity, record);
  const image = imageField(entity);
  const facts = entity.fields
    .filter(({ name, kind }) => name !== entity.title && ['choice', 'money', 'number', 'date'].includes(kind))
    .map((field) => formatValue(field, record[field.name]))
    .filter((fact) => fact !== '')
    .slice(0, 2);
  return (
    <li className="flex flex-col gap-2 rounded-control border border-line p-3">
      {image === undefined ? null : (
        <Picture
          source={String(record[image.name] ?? '')}
          label={title}
          kind={entity.one}
          className="h-28 w-full rounded-control"
        />
      )}
      <Name entity={entity} record={record} />
      <p className="text-sm text-muted">{facts.join(' · ')}</p>
      <Button
        look={liked ? 'primary' : 'plain'}
        aria-pressed={liked}
        aria-label={liked ? `${title} is a favorite` : `Add ${title} to favorites`}
        onClick={onToggle}
      >
        <Heart aria-hidden="true" className={`size-4 ${liked ? 'fill-current' : ''}`} />
        {liked ? 'Favorite' : 'Add to favorites'}
      </Button>
    </li>
  );
}
