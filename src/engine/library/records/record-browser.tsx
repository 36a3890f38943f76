import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { currentName, mayUse, usePerson } from '../account/session.ts';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { say } from '../ui/toast.tsx';
import { inText } from '../words/in-text.ts';
import type { Action } from './action.ts';
import { ActionButton } from './action-button.tsx';
import { EditorsNote } from './editors-note.tsx';
import { type Entity, titleOf } from './entity.ts';
import { ListControls } from './list-controls.tsx';
import { type Query, queryRecords } from './query-records.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordCards, RecordTable } from './record-views.tsx';
import { mayChange, mayRemove } from './rights.ts';

export interface RecordBrowserProps {
  entity: Entity;
  layout?: 'cards' | 'table';
  /** The fields shown in the list, by name; the first few when left out. */
  show?: readonly string[];
  filters?: readonly string[];
  actions?: readonly Action[];
  can?: { readonly create?: boolean; readonly edit?: boolean; readonly remove?: boolean };
  /** Who may create, edit and remove. */
  editors?: readonly string[];
  /** Only what the signed-in person has made. */
  mine?: boolean;
  /** Only records with this value in a field. */
  only?: { readonly field: string; readonly value: string };
  addLabel?: string;
}

const noQuery: Query = { text: '', filters: {}, ranges: {}, sort: '', descending: false };

/** A list that can be searched, filtered and sorted, with everything people may do to its records. */
export function RecordBrowser(props: RecordBrowserProps) {
  const { entity, layout = 'cards', actions = [], can = {}, filters = [] } = props;
  const all = useRecords(entity.records);
  const person = usePerson();
  const [query, setQuery] = useState(noQuery);
  const [editing, setEditing] = useState<AppRecord | 'new'>();
  const own = all.filter(
    (record) =>
      (props.mine !== true || record.by === currentName() || record.by === undefined) &&
      (props.only === undefined || String(record[props.only.field] ?? '') === props.only.value),
  );
  const found = queryRecords(entity, own, query);
  const show = fieldsToShow(entity, props.show, layout);
  const editor = mayUse(props.editors, person);
  const View = layout === 'table' ? RecordTable : RecordCards;
  const addLabel = props.addLabel ?? `Add ${inText(entity.one)}`;
  const add =
    can.create === true && editor ? (
      <Button look="primary" onClick={() => setEditing('new')}>
        <Plus aria-hidden="true" className="size-4" />
        {addLabel}
      </Button>
    ) : null;
  return (
    <section aria-label={entity.many} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-muted">
          {found.length} of {own.length} {inText(entity.many)}
        </p>
        {add}
      </div>
      {editor || props.editors === undefined ? null : (
        <EditorsNote editors={props.editors} many={entity.many} can={can} />
      )}
      <ListControls entity={entity} records={own} filters={filters} query={query} onChange={setQuery} />
      {found.length === 0 ? (
        <Empty
          text={own.length === 0 ? `No ${entity.many.toLowerCase()} yet.` : 'Nothing fits this search.'}
        />
      ) : (
        <View
          entity={entity}
          records={found}
          show={show}
          tools={(record) => (
            <RecordTools
              entity={entity}
              record={record}
              actions={actions}
              short={layout === 'table'}
              onEdit={
                can.edit === true && editor && mayChange(entity, record, person)
                  ? () => setEditing(record)
                  : undefined
              }
              onRemove={
                can.remove === true && editor && mayRemove(entity, record, person)
                  ? () => removeRecord(entity, record)
                  : undefined
              }
            />
          )}
        />
      )}
      {editing === undefined ? null : (
        <RecordDialog
          entity={entity}
          record={editing === 'new' ? undefined : editing}
          addLabel={addLabel}
          {...(props.only === undefined ? {} : { fixed: { [props.only.field]: props.only.value } })}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  );
}

interface RecordToolsProps {
  entity: Entity;
  record: AppRecord;
  actions: readonly Action[];
  /** Icons alone, for a narrow column. */
  short: boolean;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** What can be done with one record of a list. */
function RecordTools({ entity, record, actions, short, onEdit, onRemove }: RecordToolsProps) {
  const title = titleOf(entity, record);
  const label = short ? 'sr-only' : '';
  return (
    <>
      {actions.map((action, index) => (
        <ActionButton
          key={action.id}
          action={action}
          entity={entity}
          record={record}
          look={index === 0 ? 'primary' : 'plain'}
        />
      ))}
      {onEdit === undefined ? null : (
        <Button aria-label={`Edit ${title}`} onClick={onEdit} className="gap-1.5 px-2.5">
          <Pencil aria-hidden="true" className="size-4" />
          <span className={label}>Edit</span>
        </Button>
      )}
      {onRemove === undefined ? null : (
        <Button aria-label={`Delete ${title}`} onClick={onRemove} className="gap-1.5 px-2.5">
          <Trash2 aria-hidden="true" className="size-4" />
          <span className={label}>Delete</span>
        </Button>
      )}
    </>
  );
}

function fieldsToShow(entity: Entity, chosen: readonly string[] | undefined, layout: 'cards' | 'table') {
  const others = entity.fields.filter(({ name, kind }) => name !== entity.title && kind !== 'password');
  if (chosen !== undefined) return others.filter(({ name }) => chosen.includes(name));
  return others.filter(({ kind }) => layout === 'cards' || kind !== 'long-text').slice(0, 5);
}

export function removeRecord(entity: Entity, record: AppRecord): void {
  const removed = entity.records.remove(record.id);
  if (removed === undefined) return;
  say(`${titleOf(entity, record)} was deleted.`, { undo: () => entity.records.restore(removed) });
}
