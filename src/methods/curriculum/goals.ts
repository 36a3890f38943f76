import { finishedOf } from './lay-out.ts';
import type { GoalKind, Plan, Wish } from './plan.ts';
import { minutesAWeek } from './plan.ts';
import { reviewsOf } from './reviews.ts';
import { type BloomLevel, bloomLevels, type Outcome, type Topic } from './topic.ts';

interface Goal {
  readonly label: string;
  /** What the goal is about, of Bloom’s levels. */
  readonly blooms: readonly BloomLevel[];
  /** Shows at the end that the goal was reached. */
  readonly task: (wish: Wish) => string;
}

export const goals: Readonly<Record<GoalKind, Goal>> = {
  understand: {
    label: 'Understand it',
    blooms: ['remember', 'understand', 'analyse'],
    task: ({ subjectTitle }) =>
      `Explain ${subjectTitle} on one page to somebody who is new to it, with an example of your own for each main idea. Read it again after two days and mend what was vague.`,
  },
  work: {
    label: 'Use it at work',
    blooms: ['apply', 'analyse', 'create'],
    task: ({ subjectTitle }) =>
      `Take one real piece of your work and do it with what you learned of ${subjectTitle}. Write down what you decided, why, and what you would do differently.`,
  },
  exam: {
    label: 'Pass an exam',
    blooms: ['remember', 'understand', 'apply', 'analyse'],
    task: () =>
      'Answer every check of this plan in one sitting, without notes and with a clock. Four of five right is a pass; go back to the topics of the others.',
  },
  teach: {
    label: 'Teach it',
    blooms: ['understand', 'analyse', 'evaluate', 'create'],
    task: ({ subjectTitle }) =>
      `Prepare and give a lesson of 20 minutes on ${subjectTitle}: one aim, one example, one exercise and two checks of your own. Note every question that you could not answer.`,
  },
  own: {
    label: 'In my own words',
    blooms: ['understand', 'apply', 'analyse', 'create'],
    task: ({ goalWords }) =>
      `Do what you set out to do: ${goalWords.trim()}${/[.!?]$/.test(goalWords.trim()) ? '' : '.'} Write down what worked and what is missing.`,
  },
};

export function goalText({ goal, goalWords }: Wish): string {
  return goal === 'own' ? goalWords.trim() : goals[goal].label;
}

/** How many outcomes of a topic the goal is about. */
export function fitOf(topic: Topic, goal: GoalKind): number {
  return topic.outcomes.filter(({ bloom }) => goals[goal].blooms.includes(bloom)).length;
}

export interface OutcomesOfLevel {
  readonly bloom: BloomLevel;
  readonly outcomes: readonly (Outcome & { readonly topic: string })[];
}

/** What somebody can do at the end: those of topics that lead nowhere further come first, for they are the ends of the plan. */
export function outcomesOf({ topics, wish }: Plan): OutcomesOfLevel[] {
  const needed = new Set(topics.flatMap(({ needs }) => needs));
  const ends = topics.toSorted((one, other) => Number(needed.has(one.id)) - Number(needed.has(other.id)));
  return bloomLevels
    .filter((bloom) => goals[wish.goal].blooms.includes(bloom))
    .map((bloom) => ({
      bloom,
      outcomes: ends.flatMap(({ title, outcomes }) =>
        outcomes
          .filter((outcome) => outcome.bloom === bloom)
          .map((outcome) => ({ ...outcome, topic: title })),
      ),
    }))
    .filter(({ outcomes }) => outcomes.length > 0);
}

/** How it will be seen that the outcomes were reached. */
export function evidenceOf(plan: Plan): string[] {
  const { topics, wish, lessons } = plan;
  const checks = topics.reduce((sum, topic) => sum + topic.checks.length, 0);
  const reviews = reviewsOf(finishedOf(lessons), wish.weeks, minutesAWeek(wish)).length;
  return [
    `${checks} checks, ${topics.length === 1 ? 'all of one topic' : `two for each of ${topics.length} topics`}, answered before you look at the answer.`,
    reviews === 0
      ? 'No spaced reviews: they begin a week after a topic ends, and there is none left.'
      : `${reviews} spaced ${reviews === 1 ? 'review' : 'reviews'} of ten minutes: one week, three weeks and seven weeks after a topic, as far as the weeks go.`,
    `A final task in the last week. ${goals[wish.goal].task(wish)}`,
  ];
}
