import { useState } from 'react';
import { readDraft } from '../../../../../catalog/academy/own/check-draft.ts';
import type { ExerciseDraft } from '../../../../../catalog/academy/own/course-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Markdown } from '../../../../ui/markdown.tsx';
import { Select } from '../../../../ui/select.tsx';
import { ExerciseCard } from '../../exercise/exercise-card.tsx';
import { FaultList } from './fault-list.tsx';
import type { Faults } from './place-faults.ts';
import { TaskForm } from './task-form.tsx';
import { LineField, LongField } from './text-fields.tsx';

const kinds = [
  { value: 'choice', label: 'Choose from options' },
  { value: 'number', label: 'A number' },
  { value: 'text', label: 'A word or a short term' },
  { value: 'order', label: 'Put in order' },
  { value: 'match', label: 'Match pairs' },
  { value: 'table', label: 'Fill in a table' },
  { value: 'code', label: 'Write code' },
] as const;

const kindsOfTests = kinds.filter(({ value }) => value !== 'table' && value !== 'code');

interface ExerciseFormProps {
  draft: ExerciseDraft;
  onChange: (draft: ExerciseDraft) => void;
  faults: Faults;
  /** Of the final test, which has no tables and no code. */
  isQuestion: boolean;
}

/** Everything about one exercise, and a way to try it as a learner would. */
export function ExerciseForm({ draft, onChange, faults, isQuestion }: ExerciseFormProps) {
  const change = (changes: Partial<ExerciseDraft>) => onChange({ ...draft, ...changes });
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <LineField
          label="Title"
          hint="Learners' answers are kept under it, so rename with care once it is published."
          value={draft.title}
          error={faults.of(draft.id, 'title')}
          onChange={(title) => change({ title })}
        />
        <Field label="Kind">
          {({ id, 'aria-describedby': describedBy }) => (
            <Select
              id={id}
              aria-describedby={describedBy}
              options={isQuestion ? kindsOfTests : kinds}
              value={draft.type}
              onChange={(type) => change({ type })}
            />
          )}
        </Field>
      </div>
      <LongField
        label="Question"
        hint="Markdown, if you like."
        value={draft.question}
        onChange={(question) => change({ question })}
      />
      <TaskForm draft={draft} onChange={change} />
      <LongField
        label="Hint"
        hint="Shown when somebody asks for it."
        rows={2}
        value={draft.hint}
        onChange={(hint) => change({ hint })}
      />
      <LongField
        label="Why"
        hint="Explains the right answer."
        rows={2}
        value={draft.why}
        onChange={(why) => change({ why })}
        preview={<Markdown text={draft.why} demote={3} />}
      />
      <FaultList faults={faults.at(draft.id)} />
      <TryIt draft={draft} />
    </div>
  );
}

function TryIt({ draft }: { draft: ExerciseDraft }) {
  const [shown, setShown] = useState(false);
  const { exercise } = readDraft(draft);
  if (exercise === undefined) return null;
  return (
    <>
      <div>
        <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Close the trial' : 'Try it as a learner'}
        </Button>
      </div>
      {shown ? (
        <ExerciseCard
          key={JSON.stringify(exercise.task)}
          exercise={exercise}
          place="Trial"
          tried={undefined}
          onTry={() => undefined}
        />
      ) : null}
    </>
  );
}
