import { FileSpreadsheet } from 'lucide-react';
import { useId, useState } from 'react';
import type { Sheet, SheetField } from '../../../../catalog/agent-desk/fields.ts';
import { limits } from '../../../../kernel/limits.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { readSheet, readTextFile } from './read-sheet.ts';

interface SheetControlProps {
  field: SheetField;
  value: unknown;
  onChange: (sheet: Sheet) => void;
  error: string | undefined;
}

/** A sheet of the person's own: pasted or opened. It is read here and sent nowhere. */
export function SheetControl({ field, value, onChange, error }: SheetControlProps) {
  const sheet = value as Sheet | undefined;
  const [trouble, setTrouble] = useState<string>();
  const fileId = useId();
  async function open(file: File | undefined) {
    if (file === undefined) return;
    if (file.size > limits.http.uploadBytes)
      return setTrouble('This file is larger than 50 MB. Take a part of it.');
    setTrouble(undefined);
    onChange(await readSheet(await readTextFile(file)));
  }
  return (
    <Field label={field.label} hint={field.help} error={trouble ?? error}>
      {(control) => (
        <div className="grid gap-2">
          <Textarea
            rows={4}
            placeholder="Paste rows here, with their headings"
            value=""
            onChange={(event) => readSheet(event.target.value).then(onChange)}
            {...control}
          />
          <div className="flex flex-wrap items-center gap-3 text-small text-ink-muted">
            <label htmlFor={fileId} className={`${buttonClass('secondary')} cursor-pointer`}>
              <FileSpreadsheet aria-hidden />
              Open a csv file
            </label>
            <input
              id={fileId}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              className="sr-only"
              onChange={(event) => open(event.target.files?.[0])}
            />
            {sheet === undefined || sheet.columns.length === 0
              ? 'Nothing read yet.'
              : `${sheet.rows.length} rows: ${sheet.columns.join(', ')}`}
          </div>
        </div>
      )}
    </Field>
  );
}
