import { type FormEvent, useState } from 'react';
import { goals } from '../../../methods/curriculum/goals.ts';
import {
  type GoalKind,
  goalKinds,
  type LevelNow,
  planLimits,
  type Wish,
} from '../../../methods/curriculum/plan.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { findMatches, type Match } from './find-matches.ts';
import { TopicField } from './topic-field.tsx';
import { counted } from './write-hours.ts';

const levelOptions: readonly { value: LevelNow; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'some', label: 'Some' },
  { value: 'solid', label: 'Solid' },
];
const goalOptions = goalKinds.map((value) => ({ value: value as string, label: goals[value].label }));
const longestGoal = 200;

interface Draft {
  readonly topic: string;
  /** The match that was chosen; the best one otherwise. */
  readonly chosen: Match | undefined;
  readonly goal: GoalKind;
  readonly goalWords: string;
  readonly weeks: number | null;
  readonly hours: number | null;
  readonly level: LevelNow;
}

const empty: Draft = {
  topic: '',
  chosen: undefined,
  goal: 'understand',
  goalWords: '',
  weeks: 8,
  hours: 4,
  level: 'new',
};

type Faults = Partial<Record<'topic' | 'goal' | 'weeks' | 'hours', string>>;

interface PlanFormProps {
  busy: boolean;
  onPlan: (wish: Wish, match: Match) => void;
}

/** Five fields that a plan is made of. */
export function PlanForm({ busy, onPlan }: PlanFormProps) {
  const [draft, setDraft] = useState(empty);
  const [shown, setShown] = useState<Faults>({});
  const change = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setShown({});
  };
  const match = draft.chosen ?? findMatches(draft.topic)[0];

  function submit(event: FormEvent) {
    event.preventDefault();
    const faults = faultsOf(draft, match);
    setShown(faults);
    if (match === undefined || Object.keys(faults).length > 0) return;
    onPlan(wishOf(draft, match), match);
  }

  return (
    <Card className="p-4 sm:p-6">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TopicField
          topic={draft.topic}
          chosen={match}
          error={shown.topic}
          onType={(topic) => change({ topic, chosen: undefined })}
          onChoose={(chosen) => change({ topic: chosen.title, chosen })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <GoalField draft={draft} error={shown.goal} onChange={change} />
          <fieldset className="grid min-w-0 content-start gap-1.5">
            <legend className="mb-1.5 text-small font-medium text-ink">Level now</legend>
            <Segmented
              label="Level now"
              options={levelOptions}
              value={draft.level}
              onChange={(level) => change({ level })}
            />
          </fieldset>
        </div>
        <div className="grid grid-cols-2 gap-4 sm:gap-5">
          <Field label="Weeks" error={shown.weeks}>
            {(control) => (
              <NumberInput {...control} value={draft.weeks} onChange={(weeks) => change({ weeks })} />
            )}
          </Field>
          <Field label="Hours a week" error={shown.hours}>
            {(control) => (
              <NumberInput {...control} value={draft.hours} onChange={(hours) => change({ hours })} />
            )}
          </Field>
        </div>
        <div className="flex flex-col gap-3 border-t border-line pt-5 sm:flex-row sm:items-center sm:justify-between">
          <p className="text-small text-ink-muted">{timeOf(draft)}</p>
          <Button look="primary" size="large" type="submit" busy={busy}>
            Make the plan
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface GoalFieldProps {
  draft: Draft;
  error: string | undefined;
  onChange: (changes: Partial<Draft>) => void;
}

function GoalField({ draft, error, onChange }: GoalFieldProps) {
  return (
    <div className="grid content-start gap-2">
      <Field label="Goal" error={draft.goal === 'own' ? undefined : error}>
        {(control) => (
          <Select
            {...control}
            options={goalOptions}
            value={draft.goal as string}
            onChange={(goal) => onChange({ goal: goal as GoalKind })}
          />
        )}
      </Field>
      {draft.goal === 'own' ? (
        <Field label="Your goal" error={error}>
          {(control) => (
            <Input
              {...control}
              value={draft.goalWords}
              maxLength={longestGoal}
              placeholder="Read research papers without looking up every test"
              onChange={(event) => onChange({ goalWords: event.target.value })}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}

function timeOf({ weeks, hours }: Draft): string {
  if (weeks === null || hours === null) return 'The plan never takes more hours than you give it.';
  return `${counted(weeks, 'week')} of ${counted(hours, 'hour')}: ${counted(weeks * hours, 'hour')} in all. The plan never takes more.`;
}

function faultsOf({ topic, goal, goalWords, weeks, hours }: Draft, match: Match | undefined): Faults {
  return {
    ...(match === undefined
      ? {
          topic:
            topic.trim() === ''
              ? 'Say what you want to learn.'
              : 'Nothing here matches that. Try another word, or choose a subject below.',
        }
      : {}),
    ...(goal === 'own' && goalWords.trim() === ''
      ? { goal: 'Say in a few words what you want to reach.' }
      : {}),
    ...(isWithin(weeks, planLimits.weeks) ? {} : { weeks: 'Between 1 and 52 weeks.' }),
    ...(isWithin(hours, planLimits.hours) ? {} : { hours: 'Between 1 and 40 hours.' }),
  };
}

function isWithin(value: number | null, [least, most]: readonly [number, number]): boolean {
  return value !== null && Number.isInteger(value) && value >= least && value <= most;
}

function wishOf({ goal, goalWords, weeks, hours, level }: Draft, match: Match): Wish {
  return {
    subject: match.subject.slug,
    subjectTitle: match.subject.title,
    targets: match.topic === undefined ? [] : [match.topic],
    goal,
    goalWords: goalWords.trim(),
    weeks: weeks ?? 1,
    hours: hours ?? 1,
    level,
  };
}
