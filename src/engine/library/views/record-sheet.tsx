import { useState } from 'react';
import { Link } from 'wouter';
import { usePerson } from '../account/session.ts';
import { type Entity, titleOf } from '../records/entity.ts';
import { removeRecord } from '../records/record-browser.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { mayChange, mayRemove } from '../records/rights.ts';
import { ValueView } from '../records/value-view.tsx';
import type { AppRecord } from '../store/collection.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** What is known about a record, over the page it was pressed on. */
export function RecordSheet({
  entity,
  record,
  onClose,
}: {
  entity: Entity;
  record: AppRecord;
  onClose: () => void;
}) {
  const person = usePerson();
  const [editing, setEditing] = useState(false);
  if (editing) return <RecordDialog entity={entity} record={record} addLabel="" onClose={onClose} />;
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
        {mayRemove(entity, record, person) ? (
          <Button
            onClick={() => {
              removeRecord(entity, record);
              onClose();
            }}
          >
            Delete
          </Button>
        ) : null}
        {mayChange(entity, record, person) ? <Button onClick={() => setEditing(true)}>Edit</Button> : null}
        {entity.path === undefined ? null : (
          <Link href={`${entity.path}/${record.id}`} className={buttonClass('plain')}>
            Open in full
          </Link>
        )}
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
