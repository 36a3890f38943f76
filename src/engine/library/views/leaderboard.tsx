import { Crown, Plus } from 'lucide-react';
import { useState } from 'react';
import { Cover } from '../content/cover.tsx';
import { type Entity, fieldOf, imageField, titleOf } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { formatValue } from '../records/format-value.ts';
import { RecordDialog } from '../records/record-dialog.tsx';
import { RecordTitle } from '../records/record-views.tsx';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { filterField } from './fields-of.ts';
import { GroupFilter, inGroup } from './group-filter.tsx';
import { type Ranked, rankRecords } from './rank-records.ts';

interface LeaderboardProps {
  entity: Entity;
  /** The number by which records are ranked, the highest first. */
  score: string;
  addLabel?: string;
}

/** Who is ahead: the first three on a podium, everybody in a list, always from the records as they are now. */
export function Leaderboard({ entity, score, addLabel }: LeaderboardProps) {
  const all = useRecords(entity.records);
  const [group, setGroup] = useState('');
  const [adding, setAdding] = useState(false);
  const field = fieldOf(entity, score);
  const filter = filterField(entity);
  if (field === undefined) return null;
  const ranked = rankRecords(filter === undefined ? all : inGroup(all, filter, group), score);
  const [leader] = ranked;
  return (
    <section aria-label="Leaderboard" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="block font-semibold">
          {leader === undefined
            ? 'Nobody is ranked yet.'
            : `Leader: ${titleOf(entity, leader.record)} with ${formatValue(field, leader.score)}`}
        </output>
        <div className="flex flex-wrap gap-3">
          {filter === undefined ? null : (
            <GroupFilter field={filter} records={all} value={group} onChange={setGroup} />
          )}
          {addLabel === undefined ? null : (
            <Button look="primary" onClick={() => setAdding(true)}>
              <Plus aria-hidden="true" className="size-4" />
              {addLabel}
            </Button>
          )}
        </div>
      </div>
      {ranked.length === 0 ? <Empty text={`No ${entity.many.toLowerCase()} yet.`} /> : null}
      <Podium entity={entity} field={field} ranked={ranked.slice(0, 3)} />
      <RankList entity={entity} field={field} ranked={ranked} />
      {adding ? (
        <RecordDialog
          entity={entity}
          record={undefined}
          addLabel={addLabel ?? 'Add'}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </section>
  );
}

interface RankedProps {
  entity: Entity;
  field: Field;
  ranked: readonly Ranked<AppRecord>[];
}

const heights = ['sm:pt-2', 'sm:pt-8', 'sm:pt-12'];
const order = ['sm:order-2', 'sm:order-1', 'sm:order-3'];

function Podium({ entity, field, ranked }: RankedProps) {
  const image = imageField(entity);
  if (ranked.length < 3) return null;
  return (
    <ol className="hidden grid-cols-3 items-end gap-4 sm:grid" aria-label="First three">
      {ranked.map(({ record, score }, index) => (
        <li key={record.id} className={`${heights[index] ?? ''} ${order[index] ?? ''}`}>
          <div
            className={`grid justify-items-center gap-2 overflow-hidden rounded-card border p-5 text-center shadow-card ${index === 0 ? 'border-primary bg-primary text-on-primary' : 'border-line bg-surface'}`}
          >
            {index === 0 ? <Crown aria-hidden="true" className="size-7" /> : null}
            <Cover
              label={titleOf(entity, record)}
              kind={entity.one}
              className="size-20 rounded-full border-4 border-surface"
              {...(image === undefined ? {} : { source: String(record[image.name] ?? '') })}
            />
            <p className="font-heading text-lg font-bold break-words">{titleOf(entity, record)}</p>
            <p className="text-2xl font-bold tabular-nums">{formatValue(field, score)}</p>
            <p className="text-sm">Place {index + 1}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function RankList({ entity, field, ranked }: RankedProps) {
  const highest = Math.max(1, ...ranked.map(({ score }) => score));
  if (ranked.length === 0) return null;
  return (
    <Card className="overflow-hidden">
      <ol aria-label="Ranking">
        {ranked.map(({ record, score, rank }) => (
          <li
            key={record.id}
            data-record={record.id}
            className="grid grid-cols-[3rem_1fr_auto] items-center gap-3 border-b border-line px-4 py-3 last:border-0"
          >
            <span
              className={`grid size-9 place-items-center rounded-full font-bold tabular-nums ${rank <= 3 ? 'bg-primary text-on-primary' : 'bg-soft'}`}
            >
              {rank}
            </span>
            <div className="min-w-0">
              <p className="font-semibold break-words">
                <RecordTitle entity={entity} record={record} />
              </p>
              <svg
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="mt-1.5 h-1.5 w-full"
              >
                <rect width={100} height={4} rx={1} className="fill-soft" />
                <rect
                  width={Math.max(1, (Math.max(0, score) / highest) * 100)}
                  height={4}
                  rx={1}
                  className="fill-primary"
                />
              </svg>
            </div>
            <span className="font-heading text-lg font-bold tabular-nums">{formatValue(field, score)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
