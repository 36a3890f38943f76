import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { checkDraft } from '../../../../../catalog/academy/own/check-draft.ts';
import type { CourseDraft } from '../../../../../catalog/academy/own/course-draft.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import type { KeptDraft } from '../use-drafts.ts';
import { CourseForm } from './course-form.tsx';
import { CoursePreview } from './course-preview.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { FaultList } from './fault-list.tsx';
import { LessonList } from './lesson-list.tsx';
import { type Faults, placeFaults } from './place-faults.ts';
import { PublishPanel } from './publish-panel.tsx';

interface CoursePartsProps {
  kept: KeptDraft;
  draft: CourseDraft;
  set: (changes: Partial<CourseDraft>) => void;
  onPublished: (draft: CourseDraft, version: number) => Promise<void>;
}

type Part = 'course' | 'lessons' | 'final' | 'preview' | 'publish';

/** The parts of a course, each with how much is still missing in it. */
export function CourseParts({ kept, draft, set, onPublished }: CoursePartsProps) {
  const [part, setPart] = useState<Part>('course');
  // Checking reads the whole course; typing does not wait for it.
  const checked = useDeferredValue(draft);
  const faults = useMemo(() => placeFaults(checkDraft(checked)), [checked]);
  const { lessons, final } = draft;
  const lessonPlaces = lessons.flatMap(({ id, exercises }) => [id, ...exercises.map((one) => one.id)]);
  const missing = {
    course: faults.within(['course']),
    lessons: faults.within(lessonPlaces),
    final: faults.within(['final', ...final.map(({ id }) => id)]),
  };
  const items: readonly { value: Part; label: ReactNode; content: ReactNode }[] = [
    {
      value: 'course',
      label: <PartLabel text="Course" missing={missing.course} />,
      content: <CourseForm draft={draft} onChange={set} faults={faults} />,
    },
    {
      value: 'lessons',
      label: <PartLabel text="Lessons" missing={missing.lessons} />,
      content: <LessonList lessons={lessons} onChange={(next) => set({ lessons: next })} faults={faults} />,
    },
    {
      value: 'final',
      label: <PartLabel text="Final test" missing={missing.final} />,
      content: <FinalPart draft={draft} set={set} faults={faults} />,
    },
    { value: 'preview', label: 'Preview', content: <CoursePreview draft={checked} /> },
    {
      value: 'publish',
      label: 'Publish',
      content: (
        <PublishPanel
          draft={draft}
          course={kept.course}
          base={kept.base}
          faultCount={faults.count}
          onPublished={onPublished}
        />
      ),
    },
  ];
  return <Tabs label="Parts of the course" value={part} onChange={setPart} items={items} />;
}

function PartLabel({ text, missing }: { text: string; missing: number }) {
  return (
    <span className="flex items-center gap-2">
      {text}
      {missing === 0 ? null : (
        <Badge tone="caution">
          {missing}
          <span className="sr-only"> to put right</span>
        </Badge>
      )}
    </span>
  );
}

interface FinalPartProps {
  draft: CourseDraft;
  set: CoursePartsProps['set'];
  faults: Faults;
}

function FinalPart({ draft, set, faults }: FinalPartProps) {
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">Questions of the final test</h2>
      <p className="max-w-[60ch] text-small text-ink-muted">
        Each test draws up to 12 of these questions, every time others. 75% right answers pass.
      </p>
      <FaultList faults={faults.at('final')} />
      <ExerciseList
        noun="question"
        exercises={draft.final}
        onChange={(final) => set({ final })}
        faults={faults}
      />
    </div>
  );
}
