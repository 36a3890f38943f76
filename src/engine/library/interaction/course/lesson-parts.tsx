import { Check, Circle, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Field } from '../../records/field.ts';
import { RecordForm } from '../../records/record-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Lesson } from './lessons.ts';

interface LessonListProps {
  lessons: readonly Lesson[];
  done: readonly string[];
  shown: string;
  onShow: (id: string) => void;
}

export function LessonList({ lessons, done, shown, onShow }: LessonListProps) {
  return (
    <ol aria-label="Lessons" className="grid grid-cols-1 gap-1.5">
      {lessons.map((lesson, index) => {
        const isDone = done.includes(lesson.id);
        const Mark = isDone ? Check : Circle;
        return (
          <li key={lesson.id} data-lesson={isDone ? 'done' : 'open'}>
            <button
              type="button"
              aria-current={lesson.id === shown ? 'step' : undefined}
              onClick={() => onShow(lesson.id)}
              className={`flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control border px-3 py-2 text-left ${lesson.id === shown ? 'border-primary bg-soft font-semibold' : 'border-line hover:bg-soft'}`}
            >
              <span
                className={`grid size-6 shrink-0 place-items-center rounded-full ${isDone ? 'bg-primary text-on-primary' : 'bg-soft'}`}
              >
                <Mark aria-hidden="true" className="size-4" />
              </span>
              <span className="min-w-0 flex-1 break-words">
                {index + 1}. {lesson.title}
                <span className="sr-only">{isDone ? ', done' : ', not done yet'}</span>
              </span>
              <span className="shrink-0 text-sm font-normal text-muted">{lesson.minutes} min</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface LessonTextProps {
  lesson: Lesson;
  isDone: boolean;
  onToggle: () => void;
}

export function LessonText({ lesson, isDone, onToggle }: LessonTextProps) {
  return (
    <article aria-label={lesson.title} className="grid grid-cols-1 gap-4 rounded-card border border-line p-5">
      <header>
        <h3 className="font-heading text-xl font-bold">{lesson.title}</h3>
        <p className="mt-1 text-sm text-muted">{lesson.minutes} minutes</p>
      </header>
      <p className="max-w-prose leading-relaxed whitespace-pre-line">{lesson.text}</p>
      <Button look={isDone ? 'plain' : 'primary'} className="justify-self-start" onClick={onToggle}>
        <Check aria-hidden="true" className="size-4" />
        {isDone ? 'Mark as not completed' : 'Mark as completed'}
      </Button>
    </article>
  );
}

const asked: readonly Field[] = [
  { name: 'title', label: 'Lesson title', kind: 'text', required: true },
  { name: 'minutes', label: 'Minutes', kind: 'number', min: 1, max: 600, start: 15 },
  { name: 'text', label: 'What the lesson says', kind: 'long-text', required: true },
];

export function AddLesson({ onAdd }: { onAdd: (lesson: Omit<Lesson, 'id'>) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" className="size-4" />
        Add lesson
      </Button>
      {open ? (
        <Dialog title="Add lesson" onClose={() => setOpen(false)}>
          <RecordForm
            fields={asked}
            submitLabel="Save lesson"
            onCancel={() => setOpen(false)}
            onSubmit={(values) => {
              onAdd({
                title: String(values.title),
                minutes: Number(values.minutes) || 15,
                text: String(values.text),
              });
              setOpen(false);
            }}
          />
        </Dialog>
      ) : null}
    </>
  );
}
