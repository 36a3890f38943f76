import { ArrowLeft, ArrowRight, Plus } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { usePerson } from '../account/session.ts';
import { Refused } from '../records/check-values.ts';
import { type Entity, fieldOf, titleOf } from '../records/entity.ts';
import { RecordDialog } from '../records/record-dialog.tsx';
import { mayChange } from '../records/rights.ts';
import { ValueView } from '../records/value-view.tsx';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { ScrollArea } from '../ui/scroll-area.tsx';
import { say } from '../ui/toast.tsx';
import { inText } from '../words/in-text.ts';
import { amountFields, dayField } from './fields-of.ts';
import { RecordSheet } from './record-sheet.tsx';

interface KanbanProps {
  entity: Entity;
  /** The field whose choices are the columns. */
  field: string;
  /** Only these records. */
  where?: (record: AppRecord) => boolean;
}

/** Records as cards in columns. Cards move by dragging and by their buttons. */
export function Kanban({ entity, field, where = () => true }: KanbanProps) {
  const records = useRecords(entity.records).filter(where);
  const [adding, setAdding] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const columns = fieldOf(entity, field)?.options ?? [];
  const isWorkedOut = fieldOf(entity, field)?.formula !== undefined;
  const shown = records.find(({ id }) => id === opened);
  // What comes from something else, such as an application to a job, is not added here.
  const isAdded = fieldOf(entity, entity.title)?.automatic !== true && !isWorkedOut;
  const columnOf = (record: AppRecord) => {
    const value = String(record[field] ?? '');
    return columns.includes(value) ? value : columns[0];
  };
  function move(id: string, column: string): void {
    const record = entity.records.find(id);
    if (record === undefined || columnOf(record) === column) return;
    const before = record[field] ?? '';
    try {
      entity.records.update(id, { [field]: column });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return say(error.message, { tone: 'bad' });
    }
    say(`${titleOf(entity, record)} moved to ${column}.`, {
      undo: () => entity.records.update(id, { [field]: before }),
    });
  }
  return (
    <ScrollArea
      label={`Board of ${inText(entity.many)}`}
      className="-mx-4 flex snap-x gap-4 px-4 pb-3 sm:mx-0 sm:px-0"
    >
      {columns.map((column, index) => (
        <Column
          key={column}
          entity={entity}
          name={column}
          before={columns[index - 1]}
          after={columns[index + 1]}
          records={records.filter((record) => columnOf(record) === column)}
          hidden={field}
          onMove={isWorkedOut ? undefined : move}
          onAdd={isAdded ? () => setAdding(column) : undefined}
          onOpen={setOpened}
        />
      ))}
      {adding === undefined ? null : (
        <RecordDialog
          entity={entity}
          record={undefined}
          addLabel={`Add to ${adding}`}
          fixed={{ [field]: adding }}
          onClose={() => setAdding(undefined)}
        />
      )}
      {shown === undefined ? null : (
        <RecordSheet entity={entity} record={shown} onClose={() => setOpened(undefined)} />
      )}
    </ScrollArea>
  );
}

interface ColumnActions {
  onMove: ((id: string, column: string) => void) | undefined;
  onOpen: (id: string) => void;
}

interface ColumnProps extends ColumnActions {
  entity: Entity;
  name: string;
  before: string | undefined;
  after: string | undefined;
  records: readonly AppRecord[];
  hidden: string;
  onAdd: (() => void) | undefined;
}

function Column({ entity, name, before, after, records, hidden, onMove, onAdd, onOpen }: ColumnProps) {
  const [over, setOver] = useState(false);
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    onMove?.(event.dataTransfer.getData('text/plain'), name);
  }
  return (
    <div
      data-column={name}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex w-72 shrink-0 snap-start flex-col gap-3 rounded-card border bg-soft p-3 sm:flex-1 sm:basis-64 ${over ? 'border-primary' : 'border-line'}`}
    >
      <div className="flex items-center justify-between gap-2 border-t-4 border-primary pt-2">
        <h2 className="font-heading font-semibold">{name}</h2>
        <span className="rounded-full bg-surface px-2.5 py-0.5 text-sm font-semibold tabular-nums">
          {records.length}
        </span>
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {records.map((record) => (
          <KanbanCard
            key={record.id}
            entity={entity}
            record={record}
            hidden={hidden}
            before={before}
            after={after}
            onMove={onMove}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {records.length === 0 ? (
        <p className="px-1 text-sm">{onMove === undefined ? 'Nothing here.' : 'Drop a card here.'}</p>
      ) : null}
      {onAdd === undefined ? null : (
        <Button onClick={onAdd} aria-label={`Add to ${name}`} className="mt-auto">
          <Plus aria-hidden="true" className="size-4" />
          Add card
        </Button>
      )}
    </div>
  );
}

interface CardProps extends ColumnActions {
  entity: Entity;
  record: AppRecord;
  hidden: string;
  before: string | undefined;
  after: string | undefined;
}

function KanbanCard({ entity, record, hidden, before, after, onMove, onOpen }: CardProps) {
  const visitor = usePerson();
  const isMovable = onMove !== undefined && mayChange(entity, record, visitor, [hidden]);
  const person = entity.fields.find(({ name }) => /assignee|owner|member|responsible|contact/i.test(name));
  const choice = entity.fields.find(({ kind, name }) => kind === 'choice' && name !== hidden);
  const facts = [choice, dayField(entity), amountFields(entity)[0], person].filter(
    (field) => field !== undefined && field.name !== entity.title,
  );
  return (
    <li data-record={record.id}>
      <div
        draggable={isMovable}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', record.id)}
        className={`grid gap-2 rounded-control border border-line bg-surface p-3 shadow-card ${isMovable ? 'cursor-grab' : ''}`}
      >
        <button
          type="button"
          onClick={() => onOpen(record.id)}
          className="min-h-9 cursor-pointer text-left font-semibold underline-offset-4 hover:underline"
        >
          {titleOf(entity, record)}
        </button>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {facts.map((field) =>
            field === undefined || String(record[field.name] ?? '') === '' ? null : (
              <ValueView key={field.name} field={field} value={record[field.name]} />
            ),
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {before === undefined || !isMovable ? null : (
            <Button look="quiet" className="px-2 text-xs" onClick={() => onMove?.(record.id, before)}>
              <ArrowLeft aria-hidden="true" className="size-4" />
              Move to {before}
            </Button>
          )}
          {after === undefined || !isMovable ? null : (
            <Button look="quiet" className="px-2 text-xs" onClick={() => onMove?.(record.id, after)}>
              Move to {after}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
