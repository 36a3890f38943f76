import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { customToolLimits } from '../../../../catalog/custom-tools/custom-tool-limits.ts';
import type { ReadFile } from '../../../../catalog/custom-tools/read-definition-file.ts';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';

interface ImportFileProps<Value> {
  label: string;
  read: (text: string) => ReadFile<Value>;
  onRead: (value: Value) => Promise<void>;
}

/** Opens a file that was exported, here or elsewhere, and says what is wrong with one that cannot be taken. */
export function ImportFile<Value>({ label, read, onRead }: ImportFileProps<Value>) {
  const id = useId();
  const [fault, setFault] = useState<string>();
  async function open(file: File | undefined) {
    if (file === undefined) return;
    // A file of gigabytes is not read only to be refused.
    const text = file.size > 2 * customToolLimits.bytes ? undefined : await file.text();
    const found =
      text === undefined
        ? { fault: `This file is larger than ${customToolLimits.bytes / 1_024} KB.` }
        : read(text);
    if (found.fault === undefined) {
      setFault(undefined);
      await onRead(found.value);
    } else setFault(`${file.name}: ${found.fault}`);
  }
  return (
    <div className="grid gap-2">
      <div>
        <label
          htmlFor={id}
          className={`${buttonClass('secondary')} relative w-full cursor-pointer sm:w-auto`}
        >
          <Upload aria-hidden />
          {label}
          <input
            id={id}
            type="file"
            accept=".json,application/json"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => {
              void open(event.target.files?.[0]);
              // So that the same file can be chosen again after it was put right.
              event.target.value = '';
            }}
          />
        </label>
      </div>
      {fault === undefined ? null : (
        <Alert tone="negative" announce title="Not imported">
          {fault}
        </Alert>
      )}
    </div>
  );
}
