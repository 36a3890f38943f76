import { useState } from 'react';
import { markKnown, putOff } from '../../../methods/curriculum/edit-plan.ts';
import type { Lesson } from '../../../methods/curriculum/plan.ts';
import { checkId } from '../../../methods/curriculum/progress.ts';
import type { Check } from '../../../methods/curriculum/topic.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LessonNotes } from './lesson-notes.tsx';
import type { KeptPlan, PlanActions } from './use-plans.ts';

interface LessonDetailsProps {
  lesson: Lesson;
  kept: KeptPlan;
  actions: PlanActions;
}

/** What the lesson teaches, its checks, and notes. */
export function LessonDetails({ lesson, kept, actions }: LessonDetailsProps) {
  const { plan, progress } = kept;
  const topic = plan.topics.find(({ id }) => id === lesson.topic);
  if (topic === undefined) return null;
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-1 pb-5 sm:pr-6 sm:pl-16">
      <p className="max-w-[68ch] text-small text-ink-muted">{topic.about}</p>
      <ul className="grid gap-1">
        {topic.outcomes.map(({ bloom, text }) => (
          <li key={bloom} className="text-small text-ink">
            {text} <span className="text-caption text-ink-muted">({bloom})</span>
          </li>
        ))}
      </ul>
      <ol className="grid gap-3 sm:grid-cols-2">
        {topic.checks.map((check, at) => (
          <li key={check.question} className="grid">
            <CheckCard
              check={check}
              knew={progress.checks[checkId(topic.id, at)]?.knew}
              onAnswer={(knew) =>
                actions.note((now) => ({
                  ...now,
                  checks: { ...now.checks, [checkId(topic.id, at)]: { at: new Date().toISOString(), knew } },
                }))
              }
            />
          </li>
        ))}
      </ol>
      <LessonNotes
        text={progress.notes[lesson.id]?.text ?? ''}
        onSave={(text) =>
          actions.note((now) => ({
            ...now,
            notes: { ...now.notes, [lesson.id]: { at: new Date().toISOString(), text } },
          }))
        }
      />
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={() => actions.edit((now) => ({ plan: markKnown(now, topic.id) }))}>
          I know this already
        </Button>
        <Button look="quiet" onClick={() => actions.edit((now) => putOff(now, topic.id))}>
          Leave for later
        </Button>
      </div>
    </div>
  );
}

interface CheckCardProps {
  check: Check;
  /** Absent while it was not answered. */
  knew: boolean | undefined;
  onAnswer: (knew: boolean) => void;
}

/** A question whose answer is shown when somebody asks for it, and who then says whether they knew. */
function CheckCard({ check, knew, onAnswer }: CheckCardProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="grid content-start gap-3 rounded-medium border border-line bg-ground p-3">
      <div className="flex items-start justify-between gap-3">
        <p className="text-small font-medium text-ink">{check.question}</p>
        {knew === undefined ? null : (
          <Badge tone={knew ? 'positive' : 'caution'}>{knew ? 'Knew it' : 'Not yet'}</Badge>
        )}
      </div>
      {shown ? (
        <>
          <p className="text-small text-ink-muted">{check.answer}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onAnswer(true)}>I knew it</Button>
            <Button onClick={() => onAnswer(false)}>Not yet</Button>
          </div>
        </>
      ) : (
        <div>
          <Button onClick={() => setShown(true)}>Show the answer</Button>
        </div>
      )}
    </div>
  );
}
