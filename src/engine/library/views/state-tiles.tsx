import { useState } from 'react';
import { Link } from 'wouter';
import { shades } from '../charts/shades.ts';
import type { Action } from '../records/action.ts';
import { ActionButton } from '../records/action-button.tsx';
import { type Entity, fieldOf, titleOf } from '../records/entity.ts';
import { fits } from '../records/fits.ts';
import { formatValue } from '../records/format-value.ts';
import { ValueView } from '../records/value-view.tsx';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { inText } from '../words/in-text.ts';
import { arrangeTiles, type Tile } from './arrange-tiles.ts';

interface StateTilesProps {
  entity: Entity;
  title: string;
  /** The choice that colours the tiles. */
  state: string;
  /** What stands on a tile; the title of the record where nothing is said. */
  label?: string;
  where?: string;
  actions?: readonly Action[];
}

/** A plan of plots, seats or rooms: a tile for each, with the colour and the name of its state. */
export function StateTiles({ entity, title, state, label, where, actions }: StateTilesProps) {
  const records = useRecords(entity.records);
  const [opened, setOpened] = useState<AppRecord>();
  const shown = where === undefined ? records : records.filter(fits(entity.name, where));
  const field = label === undefined ? undefined : fieldOf(entity, label);
  const { tiles, legend } = arrangeTiles(
    shown,
    (record) =>
      field === undefined
        ? titleOf(entity, record)
        : formatValue(field, record[field.name]) || titleOf(entity, record),
    state,
    fieldOf(entity, state)?.options ?? [],
  );
  const now = records.find(({ id }) => id === opened?.id);
  // An act that is done says so at the foot of the page, with a way back: the window must not lie over it.
  const isDone = JSON.stringify(now) !== JSON.stringify(opened);
  const record = isDone && actions?.every(({ attempt }) => attempt !== undefined) === true ? undefined : now;
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-4">
      <h2 className="font-heading text-lg font-semibold">{title}</h2>
      <ul aria-label="Legend" className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {legend.map((entry) => (
          <li key={entry.state} data-legend={entry.state} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className={`size-4 rounded-sm border border-line-strong ${groundOf(entry.shade)}`}
            />
            <span>{entry.state}</span>
            <span className="font-semibold tabular-nums">{entry.count}</span>
          </li>
        ))}
      </ul>
      {tiles.length === 0 ? <Empty text={`There are no ${inText(entity.many)} here yet.`} /> : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 sm:gap-3">
        {tiles.map((tile) => (
          <li key={tile.id} data-record={tile.id} data-state={tile.state} className="grid grid-cols-1">
            {entity.path === undefined ? (
              <button
                type="button"
                onClick={() => setOpened(records.find(({ id }) => id === tile.id))}
                className={tileClass}
              >
                <TileFace tile={tile} />
              </button>
            ) : (
              <Link href={`${entity.path}/${tile.id}`} className={tileClass}>
                <TileFace tile={tile} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {record === undefined ? null : (
        <TileDialog entity={entity} record={record} actions={actions} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

const tileClass =
  'flex min-h-20 cursor-pointer flex-col overflow-hidden rounded-control border border-line-strong bg-surface text-left transition hover:brightness-95';

function groundOf(shade: number): string {
  return shades[shade % shades.length]?.ground ?? 'bg-primary';
}

function TileFace({ tile }: { tile: Tile }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={`block h-5 w-full shrink-0 border-b border-line-strong ${groundOf(tile.shade)}`}
      />
      <span className="grid flex-1 content-between gap-1 p-2">
        <span className="font-heading leading-tight font-semibold break-words">{tile.label}</span>
        <span className="text-xs text-muted">{tile.state}</span>
      </span>
    </>
  );
}

interface TileDialogProps {
  entity: Entity;
  record: AppRecord;
  actions: readonly Action[] | undefined;
  onClose: () => void;
}

/** What is known about one of them, and what can be done with it. */
function TileDialog({ entity, record, actions = [], onClose }: TileDialogProps) {
  const fields = entity.fields.filter(({ name, kind }) => name !== entity.title && kind !== 'password');
  return (
    <Dialog title={titleOf(entity, record)} onClose={onClose}>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field.name} className={field.kind === 'long-text' ? 'sm:col-span-2' : ''}>
            <dt className="text-sm text-muted">{field.label}</dt>
            <dd>
              <ValueView field={field} value={record[field.name]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {actions.map((action, index) => (
          <ActionButton
            key={action.id}
            action={action}
            entity={entity}
            record={record}
            look={index === 0 ? 'primary' : 'plain'}
          />
        ))}
        <Button onClick={onClose}>Done</Button>
      </div>
    </Dialog>
  );
}
