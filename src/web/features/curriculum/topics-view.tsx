import { useEffect, useState } from 'react';
import { addTopic, markKnown, putOff } from '../../../methods/curriculum/edit-plan.ts';
import { isDone } from '../../../methods/curriculum/progress.ts';
import type { Topic } from '../../../methods/curriculum/topic.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { loadTopics } from './load-topics.ts';
import type { KeptPlan, PlanActions } from './use-plans.ts';
import { counted, writeHours } from './write-hours.ts';

interface TopicsProps {
  kept: KeptPlan;
  actions: PlanActions;
}

/** The topics of the plan, and those that could be added. */
export function TopicsView({ kept, actions }: TopicsProps) {
  const all = useTopicsOf(kept.plan.wish.subject);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card aria-labelledby="in-plan" className="grid grid-cols-1">
        <h2 id="in-plan" className="px-4 py-3 text-body font-semibold text-ink sm:px-5">
          In the plan: {counted(kept.plan.topics.length, 'topic')}
        </h2>
        <ul>
          {kept.plan.topics.map((topic) => (
            <li key={topic.id} className="border-t border-line">
              <PlannedTopic topic={topic} kept={kept} actions={actions} />
            </li>
          ))}
        </ul>
      </Card>
      {all === undefined ? (
        <Skeleton className="h-64" />
      ) : (
        <MoreTopics kept={kept} actions={actions} all={all} />
      )}
    </div>
  );
}

function PlannedTopic({ topic, kept: { plan, progress }, actions }: TopicsProps & { topic: Topic }) {
  const lessons = plan.lessons.filter((lesson) => lesson.topic === topic.id);
  const done = lessons.filter(({ id }) => isDone(progress, id)).length;
  const needs = topic.needs.flatMap((id) => plan.topics.find((one) => one.id === id)?.title ?? []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-small font-medium text-ink">
          {topic.title}
          {done === lessons.length ? <Badge tone="positive">Learned</Badge> : null}
        </p>
        <p className="text-caption text-ink-muted">
          {writeHours(topic.minutes)}
          {needs.length === 0 ? '' : `, after ${needs.join(' and ')}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          look="quiet"
          aria-label={`I know ${topic.title} already`}
          onClick={() => actions.edit((now) => ({ plan: markKnown(now, topic.id) }))}
        >
          I know it
        </Button>
        <Button
          look="quiet"
          aria-label={`Leave ${topic.title} for later`}
          onClick={() => actions.edit((now) => putOff(now, topic.id))}
        >
          Later
        </Button>
      </div>
    </div>
  );
}

const levelNames = { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' } as const;

function MoreTopics({ kept: { plan }, actions, all }: TopicsProps & { all: readonly Topic[] }) {
  const taught = new Set(plan.topics.map(({ id }) => id));
  const base = new Set(plan.known.map(({ id }) => id));
  const more = all.filter(
    ({ id, subject }) => !taught.has(id) && (subject === plan.wish.subjectTitle || base.has(id)),
  );
  return (
    <Card aria-labelledby="more-topics" className="grid grid-cols-1">
      <div className="px-4 py-3 sm:px-5">
        <h2 id="more-topics" className="text-body font-semibold text-ink">
          Not in the plan
        </h2>
        <p className="text-small text-ink-muted">
          {all.length === 0
            ? 'The topics of the subject could not be loaded. They come back with a connection.'
            : more.length === 0
              ? 'The plan has every topic of the subject.'
              : 'An added topic brings along what it needs, and goes where there is room.'}
        </p>
      </div>
      <ul>
        {more.map((topic) => (
          <li
            key={topic.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2 sm:px-5"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-small font-medium text-ink">
                {topic.title}
                {base.has(topic.id) ? <Badge>Counts as known</Badge> : null}
              </p>
              <p className="text-caption text-ink-muted">
                {topic.subject === plan.wish.subjectTitle ? levelNames[topic.level] : topic.subject},{' '}
                {writeHours(topic.minutes)}
              </p>
            </div>
            <Button
              aria-label={`Add ${topic.title}`}
              onClick={() => actions.edit((now) => ({ plan: addTopic(now, topic.id, all) }))}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Undefined while they come. Without a connection there are none: the plan itself is whole all the same. */
function useTopicsOf(subject: string): readonly Topic[] | undefined {
  const [topics, setTopics] = useState<readonly Topic[]>();
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      const loaded = await loadTopics(subject).catch(() => []);
      if (isCurrent) setTopics(loaded);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [subject]);
  return topics;
}
