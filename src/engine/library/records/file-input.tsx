import { useState } from 'react';
import type { FieldValue } from '../store/collection.ts';
import { Picture } from '../ui/picture.tsx';
import type { Field } from './field.ts';
import { fitPicture } from './fit-picture.ts';

/** What a browser can be asked to make smaller. */
const largest = 30_000_000;

interface FileInputProps {
  id: string;
  field: Field;
  value: string;
  onChange: (value: FieldValue) => void;
}

/** A file from the device. Pictures are kept with the record, as large as it has room for; of other files the name is kept. */
export function FileInput({ id, field, value, onChange }: FileInputProps) {
  const [fault, setFault] = useState<string>();
  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    if (field.kind === 'file') return onChange(file.name);
    if (!file.type.startsWith('image/')) return setFault('Choose a picture (PNG, JPEG, WebP or GIF).');
    if (file.size > largest) return setFault('Choose a picture of at most 30 MB.');
    setFault(undefined);
    try {
      const picture = await fitPicture(file);
      if (picture === undefined) return setFault('Choose a smaller picture.');
      onChange(picture);
    } catch {
      // A browser does not know every kind of picture; those of some phones are one of them.
      setFault('This picture cannot be read here. Choose a PNG, JPEG, WebP or GIF.');
    }
  }
  return (
    <div className="grid gap-2">
      {value !== '' && field.kind === 'image' ? (
        <Picture source={value} label={`${field.label} chosen`} className="h-28 w-44 rounded-control" />
      ) : null}
      {value !== '' && field.kind === 'file' ? <p className="text-sm">{value}</p> : null}
      <input
        id={id}
        type="file"
        name={field.name}
        accept={field.kind === 'image' ? 'image/*' : undefined}
        aria-invalid={fault !== undefined}
        onChange={(event) => void take(event.target.files?.[0])}
        className="w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-primary file:px-4 file:font-semibold file:text-on-primary"
      />
      {fault === undefined ? null : <p className="text-sm font-medium text-danger-ink">{fault}</p>}
    </div>
  );
}
