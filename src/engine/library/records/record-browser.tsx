import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { currentName, mayUse, usePerson } from '../account/session.ts';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../ui/toast.tsx';
import { inText } from '../words/in-text.ts';
import type { Action } from './action.ts';
import { ActionButton } from './action-button.tsx';
import { asSeen } from './as-seen.ts';
import { EditorsNote } from './editors-note.tsx';
import { type Entity, titleOf } from './entity.ts';
import { useKeptQuery } from './kept-query.ts';
import { ListControls } from './list-controls.tsx';
import { emptyText, NothingListed } from './nothing-listed.tsx';
import { orderOf, type Pointing, placesOf, type Query, queryRecords } from './query-records.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordGroups } from './record-views.tsx';
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
  /** Only records that pass this, and where the others are. */
  where?: (record: AppRecord) => boolean;
  elsewhere?: string;
  /** The order at first: a field, with a minus for the other way round. */
  sort?: string;
  /** The field whose values are headings in the list. */
  group?: string;
  /** Whether the order of `sort` gives places. */
  rank?: boolean;
  /** What is said where there is nothing. */
  empty?: string;
  /** Whose titles a search looks through as well: the ingredients of a recipe. */
  pointing?: readonly Pointing[];
}

const noQuery: Query = { text: '', filters: {}, ranges: {}, sort: '', descending: false };

function startOf({ sort, group = '' }: RecordBrowserProps): Query {
  return { ...noQuery, ...orderOf(sort), group };
}

/** What tells a list from the others of its page. */
function nameOfList({
  entity,
  addLabel,
  empty,
  elsewhere,
  sort,
  group,
  only,
  show,
  actions,
}: RecordBrowserProps) {
  const acts = actions?.map(({ id }) => id);
  return JSON.stringify([entity.name, addLabel, empty, elsewhere, sort, group, only, show, acts]);
}

/** A list that can be searched, filtered and sorted, with everything people may do to its records. */
export function RecordBrowser(props: RecordBrowserProps) {
  const { layout = 'cards', actions = [], can = {}, filters = [] } = props;
  const own = useListed(props);
  const person = usePerson();
  const entity = asSeen(props.entity, person);
  const [query, setQuery] = useKeptQuery(nameOfList(props), startOf(props));
  const [editing, setEditing] = useState<AppRecord | 'new'>();
  const found = queryRecords(entity, own, query, props.pointing);
  const show = fieldsToShow(entity, props.show, layout);
  const editor = mayUse(props.editors, person);
  const addLabel = props.addLabel ?? `Add ${inText(entity.one)}`;
  const places = props.rank === true && props.sort !== undefined ? placesOf(own, props.sort) : undefined;
  const onAdd = can.create === true && editor ? () => setEditing('new') : undefined;
  const mayDo = editor && (can.edit === true || can.remove === true);
  const single = actions.filter((action) => action.forAll !== true);
  const tools = (record: AppRecord) => (
    <RecordTools
      entity={entity}
      record={record}
      actions={single}
      short={layout === 'table' || single.length > 0}
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
  );
  return (
    <section aria-label={entity.many} className="grid grid-cols-1 gap-4">
      <ListHead
        entity={entity}
        count={`${found.length} of ${own.length} ${inText(entity.many)}`}
        actions={actions}
        addLabel={addLabel}
        onAdd={onAdd}
      />
      {editor || props.editors === undefined ? null : (
        <EditorsNote editors={props.editors} many={entity.many} can={can} />
      )}
      <ListControls entity={entity} records={own} filters={filters} query={query} onChange={setQuery} />
      {found.length === 0 ? (
        <NothingListed
          entity={entity}
          text={
            own.length === 0 ? (props.empty ?? emptyText(entity, onAdd && addLabel, props.mine)) : undefined
          }
          query={query}
          onChange={setQuery}
        />
      ) : (
        <RecordGroups
          layout={layout}
          group={query.group}
          places={places}
          entity={entity}
          records={found}
          show={show}
          tools={single.length > 0 || mayDo ? tools : undefined}
        />
      )}
      {editing === undefined ? null : (
        <RecordDialog
          entity={entity}
          record={editing === 'new' ? undefined : editing}
          addLabel={addLabel}
          {...(props.only === undefined ? {} : { fixed: { [props.only.field]: props.only.value } })}
          whereIs={(record) => whereIs(record, props)}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  );
}

interface ListHeadProps {
  entity: Entity;
  count: string;
  actions: readonly Action[];
  addLabel: string;
  onAdd: (() => void) | undefined;
}

/** How many there are, what can be done to all of them, and the button that adds one. */
function ListHead({ entity, count, actions, addLabel, onAdd }: ListHeadProps) {
  const forAll = actions.filter((action) => action.forAll === true);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-muted">
        {count}
      </p>
      <div className="flex flex-wrap gap-2">
        {forAll.map((action) => (
          <ActionButton key={action.id} action={action} entity={entity} />
        ))}
        {onAdd === undefined ? null : (
          <Button look="primary" onClick={onAdd}>
            <Plus aria-hidden="true" className="size-4" />
            {addLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Where to look for a record that does not belong in this list. */
function whereIs(record: AppRecord, { where, elsewhere }: RecordBrowserProps): string | undefined {
  if (where === undefined || where(record)) return undefined;
  return elsewhere === undefined ? 'It does not belong in this list.' : `You find it under “${elsewhere}”.`;
}

/** The records that the list is about, before anybody searches. */
function useListed({ entity, mine, where, only }: RecordBrowserProps): readonly AppRecord[] {
  return useRecords(entity.records).filter(
    (record) =>
      (mine !== true || record.by === currentName() || record.by === undefined) &&
      (where === undefined || where(record)) &&
      (only === undefined || String(record[only.field] ?? '') === only.value),
  );
}

interface RecordToolsProps {
  entity: Entity;
  record: AppRecord;
  actions: readonly Action[];
  /** Icons alone, in a narrow column or beside what else can be done. */
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
