import type { Block, DrawingPart, Part, Shape } from '../../../catalog/agent-desk/parts.ts';
import type { CalendarEvent } from '../../../catalog/agent-desk/result.ts';
import { minutesNeeded } from '../../../methods/curriculum/choose-topics.ts';
import { evidenceOf, goals, goalText, outcomesOf } from '../../../methods/curriculum/goals.ts';
import { graphPicture, nodeSize, shortTitle } from '../../../methods/curriculum/graph-picture.ts';
import { minutesAWeek, type Plan } from '../../../methods/curriculum/plan.ts';
import { dayOf } from '../../../methods/curriculum/plan-days.ts';
import { isDone, type PlanProgress, standingOf } from '../../../methods/curriculum/progress.ts';
import { reviewMinutes } from '../../../methods/curriculum/reviews.ts';
import { finalId, weeksOf } from '../../../methods/curriculum/week-loads.ts';
import type { Report } from '../../lib/documents/report.ts';
import { lessonTitle } from './lesson-title.ts';
import type { KeptPlan } from './use-plans.ts';
import { counted, writeHours } from './write-hours.ts';

const inHours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;
const levelWords = { new: 'New to it', some: 'Knows some', solid: 'Solid' } as const;

/** The plan as a document: everything that somebody needs who has no screen at hand. */
export function planReport({ title, plan, progress }: KeptPlan): Report {
  const { wish, topics } = plan;
  const standing = standingOf(plan, progress);
  return {
    title: `Curriculum ${title}`,
    entered: [
      ['Topic', title],
      ['Goal', goalText(wish)],
      ['Time', `${counted(wish.weeks, 'week')} of ${counted(wish.hours, 'hour')}`],
      ['Level at the start', levelWords[wish.level]],
      ['First day', plan.start],
    ],
    result: {
      summary: `${counted(topics.length, 'topic')} in ${counted(plan.lessons.length, 'lesson')} over ${counted(wish.weeks, 'week')}; ${standing.lessons} done.`,
      values: { topics: topics.length, lessons: plan.lessons.length, done: standing.lessons },
      parts: partsOf(plan, progress),
      events: eventsOf(plan),
      files: [{ name: 'checks-for-cards.txt', type: 'text/plain;charset=utf-8', text: cardsOf(plan) }],
    },
    method: [
      'Backward design: the goal decides which outcomes count, outcomes and checks decide the topics, and lessons come last.',
      'Topics stand in topological order of their prerequisites. Reviews follow one, three and seven weeks after a topic.',
    ],
    sources: [
      'Grant Wiggins and Jay McTighe, Understanding by Design, ASCD.',
      'Lorin Anderson and David Krathwohl, A Taxonomy for Learning, Teaching, and Assessing, 2001.',
      'Nicholas Cepeda and others, Distributed practice in verbal recall tasks, Psychological Bulletin, 2006.',
    ],
    limits: ['Hours are estimates for a person who studies without interruption; yours may differ.'],
  };
}

function partsOf(plan: Plan, progress: PlanProgress): Part[] {
  return [
    { kind: 'document', title: 'Outcomes and evidence', blocks: aimBlocks(plan) },
    weekTable(plan, progress),
    loadChart(plan),
    graphDrawing(plan),
    { kind: 'document', title: 'Topics with their checks', blocks: topicBlocks(plan, progress) },
  ];
}

function aimBlocks(plan: Plan): Block[] {
  const { later, topics, wish } = plan;
  return [
    ...outcomesOf(plan).flatMap(({ bloom, outcomes }): Block[] => [
      { kind: 'heading', text: bloom.charAt(0).toUpperCase() + bloom.slice(1) },
      { kind: 'list', items: outcomes.map(({ text, topic }) => `${text} (${topic})`) },
    ]),
    { kind: 'heading', text: 'Evidence' },
    { kind: 'list', numbered: true, items: evidenceOf(plan) },
    ...(plan.known.length === 0
      ? []
      : ([
          { kind: 'heading', text: 'Counts as known' },
          { kind: 'list', items: plan.known.map(({ title, subject }) => `${title} (${subject})`) },
        ] satisfies Block[])),
    ...(later.length === 0
      ? []
      : ([
          { kind: 'heading', text: 'Left for later' },
          {
            kind: 'text',
            text: `All of it needs ${writeHours(minutesNeeded([...topics, ...later], wish))}, you have ${writeHours(minutesAWeek(wish) * wish.weeks)}.`,
          },
          { kind: 'list', items: later.map(({ title }) => title) },
        ] satisfies Block[])),
  ];
}

interface Entry {
  readonly id: string;
  readonly what: string;
  readonly kind: 'Lesson' | 'Review' | 'Final task';
  readonly minutes: number;
  readonly week: number;
  readonly day: string;
  readonly text: string;
}

/** Everything of the plan that has a time, in order. */
function entriesOf(plan: Plan): Entry[] {
  const topics = new Map(plan.topics.map((topic) => [topic.id, topic]));
  return weeksOf(plan).flatMap(({ week, lessons, reviews, final }) => {
    const own: Omit<Entry, 'day' | 'week'>[] = [
      ...lessons.map((lesson) => ({
        id: lesson.id,
        what: lessonTitle(plan, lesson),
        kind: 'Lesson' as const,
        minutes: lesson.minutes,
        text: topics.get(lesson.topic)?.about ?? '',
      })),
      ...reviews.map(({ id, topic }) => ({
        id,
        what: topics.get(topic)?.title ?? topic,
        kind: 'Review' as const,
        minutes: reviewMinutes,
        text: (topics.get(topic)?.checks ?? []).map(({ question }) => question).join('\n'),
      })),
      ...(final === 0
        ? []
        : [
            {
              id: finalId,
              what: plan.wish.subjectTitle,
              kind: 'Final task' as const,
              minutes: final,
              text: goals[plan.wish.goal].task(plan.wish),
            },
          ]),
    ];
    return own.map((entry, at) => ({ ...entry, week, day: dayOf(plan.start, week, at, own.length) }));
  });
}

function weekTable(plan: Plan, progress: PlanProgress): Part {
  return {
    kind: 'table',
    title: 'Weeks',
    columns: [
      { key: 'week', label: 'Week', as: 'whole' },
      { key: 'day', label: 'Day', as: 'date' },
      { key: 'kind', label: 'Kind', as: 'text' },
      { key: 'what', label: 'Topic', as: 'text' },
      { key: 'hours', label: 'Hours', as: 'number' },
      { key: 'done', label: 'Done', as: 'text' },
      { key: 'notes', label: 'Notes', as: 'text' },
    ],
    rows: entriesOf(plan).map(({ id, week, day, kind, what, minutes }) => ({
      week,
      day,
      kind,
      what,
      hours: inHours(minutes),
      done: isDone(progress, id) ? 'yes' : '',
      notes: progress.notes[id]?.text ?? '',
    })),
  };
}

function loadChart(plan: Plan): Part {
  return {
    kind: 'chart',
    title: 'Load per week',
    chart: 'bar',
    stacked: true,
    as: 'number',
    category: { key: 'week', label: 'Week' },
    series: [
      { key: 'lessons', label: 'Lessons' },
      { key: 'reviews', label: 'Reviews' },
      { key: 'final', label: 'Final task' },
    ],
    rows: weeksOf(plan).map(({ week, lessons, reviews, final }) => ({
      week: String(week),
      lessons: inHours(lessons.reduce((sum, { minutes }) => sum + minutes, 0)),
      reviews: inHours(reviews.length * reviewMinutes),
      final: inHours(final),
    })),
  };
}

function graphDrawing({ topics }: Plan): DrawingPart {
  const { width, height, nodes, edges } = graphPicture(topics);
  const half = nodeSize.height / 2;
  const lines = edges.map(
    ({ from, to }): Shape => ({
      kind: 'line',
      stroke: 'line',
      points: [
        [from.x + nodeSize.width, from.y + half],
        [to.x, to.y + half],
      ],
    }),
  );
  const boxes = nodes.flatMap(({ title, x, y }): Shape[] => [
    { kind: 'rect', x, y, w: nodeSize.width, h: nodeSize.height, round: 8, fill: 'surface', stroke: 'line' },
    {
      kind: 'label',
      x: x + nodeSize.width / 2,
      y: y + half + 4,
      text: shortTitle(title),
      size: 12,
      at: 'middle',
    },
  ]);
  return {
    kind: 'drawing',
    title: 'What needs what',
    width,
    height,
    shapes: [...lines, ...boxes],
    says: `${counted(nodes.length, 'topic')}, each to the right of what it needs.`,
  };
}

function topicBlocks({ topics, lessons }: Plan, { notes }: PlanProgress): Block[] {
  return topics.flatMap((topic): Block[] => {
    const written = lessons
      .filter((lesson) => lesson.topic === topic.id)
      .flatMap(({ id }) => notes[id]?.text ?? [])
      .filter((text) => text.trim() !== '');
    return [
      { kind: 'heading', text: topic.title },
      { kind: 'text', text: topic.about },
      { kind: 'list', items: topic.outcomes.map(({ text, bloom }) => `${text} (${bloom})`) },
      {
        kind: 'list',
        numbered: true,
        items: topic.checks.map(({ question, answer }) => `${question} Answer: ${answer}`),
      },
      ...written.map((text): Block => ({ kind: 'quote', text, source: 'Your notes' })),
    ];
  });
}

function eventsOf(plan: Plan): CalendarEvent[] {
  return entriesOf(plan).map(({ kind, what, day, minutes, text }) => ({
    title: kind === 'Lesson' ? what : `${kind}: ${what}`,
    day,
    text: `${writeHours(minutes)}\n${text}`,
  }));
}

/** A line for each check, question and answer with a tab between them, as programs for cards read it. */
function cardsOf({ topics }: Plan): string {
  return topics
    .flatMap(({ checks }) => checks.map(({ question, answer }) => `${question}\t${answer}\n`))
    .join('');
}
