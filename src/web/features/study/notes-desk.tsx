import { FileUp, Sparkles } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { exampleNotes } from './example-notes.ts';
import { readSource, type WorkedNotes, workThrough } from './read-source.ts';

interface NotesDeskProps {
  onWorked: (notes: WorkedNotes) => void;
}

/** Takes notes by pasting or as a file, and works them through on this device. */
export function NotesDesk({ onWorked }: NotesDeskProps) {
  const [text, setText] = useState('');
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string>();
  const [reading, setReading] = useState<{ label: string; value: number | null }>();
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined) {
    if (file === undefined) return;
    setFault(undefined);
    setReading({ label: `Reading ${file.name}`, value: null });
    const read = await readSource(file, (page, pages) =>
      setReading({ label: `Reading page ${page} of ${pages}`, value: Math.round((100 * page) / pages) }),
    );
    setReading(undefined);
    if (typeof read === 'string') {
      setFault(`${file.name}: ${read}`);
      return;
    }
    work(read.title, read.text);
  }

  function work(name: string, given: string) {
    setFault(undefined);
    setReading({ label: 'Working through the text', value: null });
    // The screen first says what is under way.
    setTimeout(() => {
      const worked = workThrough(name, given);
      setReading(undefined);
      if (worked.summary.length === 0 && worked.cards.length === 0)
        setFault('There are no whole sentences in it yet. Paste a paragraph or more.');
      else onWorked(worked);
    }, 30);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <section
      aria-label="New notes"
      className={`grid gap-4 rounded-large border bg-surface p-4 sm:p-5 ${isOver ? 'border-accent' : 'border-line'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Field
        label="Your notes"
        hint="Paste a text, or drop a PDF, Word, Markdown or text file anywhere on this box. It is read on this device."
      >
        {(control) => (
          <Textarea
            {...control}
            value={text}
            rows={6}
            placeholder="Paste your notes here"
            onChange={({ target }) => {
              setText(target.value);
              setTitle('');
            }}
          />
        )}
      </Field>
      {fault === undefined ? null : <Alert tone="negative">{fault}</Alert>}
      {reading === undefined ? null : <Progress {...reading} />}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          disabled={text.trim() === '' || reading !== undefined}
          onClick={() => work(title, text)}
        >
          <Sparkles aria-hidden />
          Make a summary and cards
        </Button>
        <Button disabled={reading !== undefined} onClick={() => chooser.current?.click()}>
          <FileUp aria-hidden />
          Choose a file
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setText(exampleNotes);
            setTitle('How plants make food');
          }}
        >
          Try an example
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="File with notes"
          accept=".pdf,.docx,.md,.markdown,.txt,.html"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
    </section>
  );
}
