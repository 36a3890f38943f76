import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { exampleNotes } from './example-notes.ts';
import { useNotesReading } from './use-notes-reading.ts';
import type { WorkedNotes } from './work-through.ts';

/** Takes notes by pasting or as a file, and works them through on this device. */
export function NotesDesk({ onWorked }: { onWorked: (notes: WorkedNotes) => void }) {
  const [text, setText] = useState('');
  const { fault, reading, take, work } = useNotesReading(onWorked);
  const isBusy = reading !== undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Field label="Your notes" hint="They are read on this device.">
        {(control) => (
          <Textarea
            {...control}
            value={text}
            rows={6}
            placeholder="Paste your notes here"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" disabled={text.trim() === '' || isBusy} onClick={() => work('', text)}>
          <Sparkles aria-hidden />
          Make a summary and cards
        </Button>
        <Button look="quiet" onClick={() => setText(exampleNotes)}>
          Try an example
        </Button>
      </div>
      <FileDrop
        label="Or a file with notes"
        hint="PDF, Word, Markdown or text"
        accept={['.pdf', '.docx', '.md', '.markdown', '.txt', '.html']}
        maxFiles={1}
        files={[]}
        disabled={isBusy}
        onChange={([file]) => void take(file)}
      />
      {fault === undefined ? null : (
        <Alert tone="negative" announce>
          {fault}
        </Alert>
      )}
      {reading === undefined ? null : <Progress {...reading} />}
    </div>
  );
}
