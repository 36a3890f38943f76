import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Entity, imageField, titleOf } from '../records/entity.ts';
import { RecordDialog } from '../records/record-dialog.tsx';
import { ValueView } from '../records/value-view.tsx';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { Picture } from '../ui/picture.tsx';
import { filterField } from '../views/fields-of.ts';
import { GroupFilter, inGroup } from '../views/group-filter.tsx';
import { inText } from '../words/in-text.ts';

function pictureOf(entity: Entity, record: AppRecord): { source?: string; label: string; kind: string } {
  const image = imageField(entity);
  const named = { label: titleOf(entity, record), kind: entity.one };
  return image === undefined ? named : { ...named, source: String(record[image.name] ?? '') };
}

/** Pictures side by side; a press shows one large, with the way to its neighbours. */
export function Gallery({ entity }: { entity: Entity }) {
  const all = useRecords(entity.records);
  const [group, setGroup] = useState('');
  const [opened, open] = useState<string>();
  const [adding, setAdding] = useState(false);
  const field = filterField(entity);
  const records = field === undefined ? all : inGroup(all, field, group);
  const place = records.findIndex(({ id }) => id === opened);
  const shown = records[place];
  const addLabel = `Add ${inText(entity.one)}`;
  const step = (by: number) => open(records[(place + by + records.length) % records.length]?.id);
  return (
    <section aria-label={`Gallery of ${inText(entity.many)}`} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="block text-sm text-muted">
          {records.length} of {all.length} {inText(entity.many)}
        </output>
        <div className="flex flex-wrap gap-3">
          {field === undefined ? null : (
            <GroupFilter field={field} records={all} value={group} onChange={setGroup} />
          )}
          <Button look="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {addLabel}
          </Button>
        </div>
      </div>
      {records.length === 0 ? <Empty text={`No ${entity.many.toLowerCase()} here yet.`} /> : null}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {records.map((record) => (
          <li key={record.id} data-record={record.id}>
            <button
              type="button"
              aria-label={`Open ${titleOf(entity, record)}`}
              onClick={() => open(record.id)}
              className="group grid w-full cursor-pointer overflow-hidden rounded-card border border-line bg-surface text-left shadow-card"
            >
              <Picture
                {...pictureOf(entity, record)}
                className="aspect-square w-full transition group-hover:scale-105"
              />
              <span className="relative truncate bg-surface px-3 py-2 text-sm font-semibold">
                {titleOf(entity, record)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <LargeView entity={entity} record={shown} onStep={step} onClose={() => open(undefined)} />
      )}
      {adding ? (
        <RecordDialog
          entity={entity}
          record={undefined}
          addLabel={addLabel}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </section>
  );
}

interface LargeViewProps {
  entity: Entity;
  record: AppRecord;
  onStep: (by: number) => void;
  onClose: () => void;
}

function LargeView({ entity, record, onStep, onClose }: LargeViewProps) {
  const facts = entity.fields.filter(
    ({ name, kind }) => name !== entity.title && kind !== 'image' && kind !== 'password',
  );
  useEffect(() => {
    function turn(event: KeyboardEvent): void {
      if (event.key === 'ArrowRight') onStep(1);
      if (event.key === 'ArrowLeft') onStep(-1);
    }
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [onStep]);
  return (
    <Dialog title={titleOf(entity, record)} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <Picture {...pictureOf(entity, record)} className="max-h-[55dvh] w-full rounded-control" />
        <div className="flex justify-between gap-3">
          <Button onClick={() => onStep(-1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            Previous
          </Button>
          <Button onClick={() => onStep(1)}>
            Next
            <ChevronRight aria-hidden="true" className="size-4" />
          </Button>
        </div>
        <dl className="grid grid-cols-2 gap-3 text-sm">
          {facts
            .filter(({ name }) => String(record[name] ?? '') !== '')
            .map((field) => (
              <div key={field.name} className={field.kind === 'long-text' ? 'col-span-2' : ''}>
                <dt className="text-muted">{field.label}</dt>
                <dd>
                  <ValueView field={field} value={record[field.name]} />
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </Dialog>
  );
}
