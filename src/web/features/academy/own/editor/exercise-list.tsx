import { Plus } from 'lucide-react';
import { type ExerciseDraft, newExercise } from '../../../../../catalog/academy/own/course-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { MovableList } from '../../../../ui/movable-list.tsx';
import { ids } from '../use-drafts.ts';
import { ExerciseForm } from './exercise-form.tsx';
import type { Faults } from './place-faults.ts';

interface ExerciseListProps {
  exercises: readonly ExerciseDraft[];
  onChange: (exercises: readonly ExerciseDraft[]) => void;
  faults: Faults;
  /** "exercise" of a lesson, or "question" of the final test. */
  noun: 'exercise' | 'question';
}

/** The exercises of a lesson, or the questions that final tests are drawn from. */
export function ExerciseList({ exercises, onChange, faults, noun }: ExerciseListProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <MovableList
        items={exercises}
        noun={noun}
        nameOf={({ title }, at) => (title.trim() === '' ? `${at + 1}, without a title` : title)}
        onChange={onChange}
        folded={(at) => faults.within([exercises[at]?.id ?? '']) > 0}
      >
        {(exercise, at) => (
          <ExerciseForm
            draft={exercise}
            faults={faults}
            isQuestion={noun === 'question'}
            onChange={(next) => onChange(exercises.with(at, next))}
          />
        )}
      </MovableList>
      <div>
        <Button onClick={() => onChange([...exercises, newExercise(ids.uuid())])}>
          <Plus aria-hidden />
          Add {noun}
        </Button>
      </div>
    </div>
  );
}
