import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { longestResourceText } from '../../app/local/record-limits.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';

interface TextFileButtonProps {
  onRead: (text: string, name: string) => void;
}

/** Fills the form from a Markdown or text file, and says what is wrong with one that cannot be taken. */
export function TextFileButton({ onRead }: TextFileButtonProps) {
  const id = useId();
  const [fault, setFault] = useState<string>();
  async function open(file: File | undefined) {
    if (file === undefined) return;
    const read = await readTextFile(file);
    setFault(read.fault);
    if (read.text !== undefined) onRead(read.text, file.name.replace(/\.[^.]+$/, ''));
  }
  return (
    <div className="grid gap-2">
      <div>
        <label
          htmlFor={id}
          className={`${buttonClass('secondary')} relative w-full cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-focus sm:w-auto`}
        >
          <Upload aria-hidden />
          Bring a .md or .txt file
          <input
            id={id}
            type="file"
            accept=".md,.markdown,.txt,text/markdown,text/plain"
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
        <Alert tone="negative" announce title="Not taken">
          {fault}
        </Alert>
      )}
    </div>
  );
}

async function readTextFile(file: File): Promise<{ text?: string; fault?: string }> {
  const most = longestResourceText.toLocaleString('en');
  // A letter takes four bytes at most: a file of gigabytes is not read only to be refused.
  if (file.size > 4 * longestResourceText)
    return { fault: `${file.name} is longer than ${most} characters.` };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (text.length > longestResourceText)
      return { fault: `${file.name} is longer than ${most} characters.` };
    if (text.includes('\0')) return { fault: `${file.name} is no text.` };
    return text.trim() === '' ? { fault: `${file.name} is empty.` } : { text };
  } catch {
    return { fault: `${file.name} is no text in UTF-8. Save it as plain text and choose it again.` };
  }
}
