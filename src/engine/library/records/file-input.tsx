import { useState } from 'react';
import type { FieldValue } from '../store/collection.ts';
import { Picture } from '../ui/picture.tsx';
import type { Field } from './field.ts';

const largest = 2_000_000;

interface FileInputProps {
  id: string;
  field: Field;
  value: string;
  onChange: (value: FieldValue) => void;
}

/** A file from the device. Pictures are kept with the record; of other files the name is kept. */
export function FileInput({ id, field, value, onChange }: FileInputProps) {
  const [fault, setFault] = useState<string>();
  function take(file: File | undefined): void {
    if (file === undefined) return;
    if (field.kind === 'file') return onChange(file.name);
    if (!file.type.startsWith('image/')) return setFault('Choose a picture (PNG, JPEG, WebP or GIF).');
    if (file.size > largest) return setFault('Choose a picture of at most 2 MB.');
    setFault(undefined);
    const reader = new FileReader();
    reader.onload = () => onChange(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsDataURL(file);
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
        onChange={(event) => take(event.target.files?.[0])}
        className="w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-primary file:px-4 file:font-semibold file:text-on-primary"
      />
      {fault === undefined ? null : <p className="text-sm font-medium text-danger-ink">{fault}</p>}
    </div>
  );
}
