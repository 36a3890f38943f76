import { useState } from 'react';
import { currentName } from '../account/session.ts';
import type { AppRecord, FieldValue } from '../store/collection.ts';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../ui/toast.tsx';
import { leftValues, type Values } from './check-values.ts';
import { type Entity, titleOf } from './entity.ts';
import { PartLines } from './part-lines.tsx';
import { addParts, typedParts } from './part-rows.ts';
import { RecordForm } from './record-form.tsx';

interface RecordDialogProps {
  entity: Entity;
  /** The record to change; undefined makes a new one. */
  record: AppRecord | undefined;
  addLabel: string;
  /** Values that every new record gets, whatever the form says. */
  fixed?: Readonly<Record<string, FieldValue>>;
  /** Said of a new record that the list does not show; undefined where it does. */
  whereIs?: ((record: AppRecord) => string | undefined) | undefined;
  onClose: () => void;
}

/** Adds or changes a record in a form of its own. */
export function RecordDialog({ entity, record, addLabel, fixed = {}, whereIs, onClose }: RecordDialogProps) {
  const fields = entity.fields.filter(({ name }) => !(name in fixed));
  const parts = record === undefined ? entity.parts?.() : undefined;
  const [lines, setLines] = useState<readonly Values[]>([{}]);
  function save(values: Values): void {
    if (record === undefined) {
      const typed = parts === undefined ? [] : typedParts(parts, lines);
      const automatic = leftValues(entity.fields);
      const created = entity.records.add({ ...automatic, ...values, ...fixed, by: currentName() });
      try {
        if (parts !== undefined) addParts(parts, typed, created.id, currentName());
      } catch (error) {
        entity.records.remove(created.id);
        throw error;
      }
      const said = [`${titleOf(entity, created)} was added.`, whereIs?.(created) ?? ''].join(' ').trim();
      say(said, { undo: () => entity.records.remove(created.id) });
    } else {
      const before = { ...record };
      entity.records.update(record.id, values);
      say('Your changes are saved.', { undo: () => entity.records.update(record.id, before) });
    }
    onClose();
  }
  return (
    <Dialog title={record === undefined ? addLabel : `Edit ${titleOf(entity, record)}`} onClose={onClose}>
      <RecordForm
        fields={fields}
        {...(record === undefined ? {} : { start: record })}
        submitLabel={record === undefined ? addLabel : 'Save changes'}
        onSubmit={save}
        onCancel={onClose}
        {...(parts === undefined
          ? {}
          : { below: () => <PartLines parts={parts} lines={lines} onChange={setLines} /> })}
      />
    </Dialog>
  );
}
