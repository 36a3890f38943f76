import { Plus } from 'lucide-react';
import { type LessonDraft, newLesson } from '../../../../../catalog/academy/own/course-draft.ts';
import { readTeaching } from '../../../../../catalog/academy/read-teaching.ts';
import { Button } from '../../../../ui/button.tsx';
import { MovableList } from '../../../../ui/movable-list.tsx';
import { Teaching } from '../../teaching.tsx';
import { ids } from '../use-drafts.ts';
import { ExerciseList } from './exercise-list.tsx';
import { FaultList } from './fault-list.tsx';
import type { Faults } from './place-faults.ts';
import { LineField, LongField } from './text-fields.tsx';

interface LessonListProps {
  lessons: readonly LessonDraft[];
  onChange: (lessons: readonly LessonDraft[]) => void;
  faults: Faults;
}

const placesOf = (lesson: LessonDraft | undefined) =>
  lesson === undefined ? [] : [lesson.id, ...lesson.exercises.map(({ id }) => id)];

/** The lessons in their order, each opened to be written. */
export function LessonList({ lessons, onChange, faults }: LessonListProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <h2 className="sr-only">Lessons</h2>
      <MovableList
        items={lessons}
        noun="lesson"
        nameOf={({ title }, at) => `${at + 1}. ${title.trim() === '' ? 'Without a title' : title}`}
        onChange={onChange}
        folded={(at) => faults.within(placesOf(lessons[at])) > 0}
      >
        {(lesson, at) => (
          <LessonForm lesson={lesson} faults={faults} onChange={(next) => onChange(lessons.with(at, next))} />
        )}
      </MovableList>
      <div>
        <Button onClick={() => onChange([...lessons, newLesson(ids.uuid(), ids.uuid())])}>
          <Plus aria-hidden />
          Add lesson
        </Button>
      </div>
    </div>
  );
}

interface LessonFormProps {
  lesson: LessonDraft;
  onChange: (lesson: LessonDraft) => void;
  faults: Faults;
}

function LessonForm({ lesson, onChange, faults }: LessonFormProps) {
  const change = (changes: Partial<LessonDraft>) => onChange({ ...lesson, ...changes });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
        <LineField
          label="Title of the lesson"
          value={lesson.title}
          error={faults.of(lesson.id, 'title')}
          onChange={(title) => change({ title })}
        />
        <LineField
          label="Minutes"
          value={lesson.minutes}
          error={faults.of(lesson.id, 'minutes')}
          onChange={(minutes) => change({ minutes })}
        />
      </div>
      <LineField
        label="What it is about"
        hint="One sentence, up to 140 characters."
        value={lesson.about}
        error={faults.of(lesson.id, 'about')}
        onChange={(about) => change({ about })}
      />
      <LongField
        label="What it teaches"
        hint={
          <>
            Markdown: ## for headings, **bold**, lists, tables. A block that begins with{' '}
            <code className="font-mono">```chart</code> or <code className="font-mono">```flow</code> becomes
            a figure.
          </>
        }
        rows={10}
        value={lesson.teaching}
        onChange={(teaching) => change({ teaching })}
        preview={<TeachingPreview text={lesson.teaching} />}
      />
      <FaultList faults={faults.at(lesson.id)} />
      <section aria-label="Exercises of the lesson" className="grid min-w-0 grid-cols-1 gap-3">
        <h2 className="text-body font-semibold text-ink">Exercises</h2>
        <ExerciseList
          noun="exercise"
          exercises={lesson.exercises}
          faults={faults}
          onChange={(exercises) => change({ exercises })}
        />
      </section>
    </div>
  );
}

function TeachingPreview({ text }: { text: string }) {
  return <Teaching parts={readTeaching(text, [])} />;
}
