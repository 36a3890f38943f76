import { isPerson } from '../read/read-people.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { addAction } from './add-action.ts';
import type { PlanDraft } from './plan-draft.ts';

/** Blocks that are what a task type asks for. */
const blocksOfTasks: Readonly<Record<string, string>> = {
  kanban: 'kanban',
  'shared-costs': 'split-expenses',
  splitter: 'split-expenses',
  'habit-tracker': 'habit-tracker',
  quiz: 'quiz',
  flashcards: 'flashcards',
  timer: 'timer',
  voting: 'poll',
  survey: 'survey',
  forum: 'forum',
  chat: 'chat',
  auction: 'auction',
  donations: 'donation',
  'calendar-board': 'calendar',
  'geo-map': 'map',
  converter: 'converter',
  budget: 'budget',
  'event-registration': 'event-tickets',
  'slot-booking': 'booking',
  appointments: 'booking',
  'request-and-approval': 'approval',
  course: 'course-player',
  'contact-form': 'contact-form',
  dashboard: 'dashboard',
  'document-maker': 'document-maker',
  loyalty: 'points',
};

/** Parts that stand for a task where nothing better is known. */
export const partsOfTasks: ReadonlySet<string> = new Set(Object.values(blocksOfTasks));

/** What people do to the records where that is the task, though nobody said it. */
const actsOfTasks: Readonly<Record<string, string>> = {
  'sign-up-sheet': 'sign-up',
  'claim-a-shift': 'sign-up',
};

/** What the person means to do, where no wish has brought it yet. */
export function serveTasks(draft: PlanDraft, main: EntitySpec | undefined): void {
  serveActs(draft, main);
  for (const task of draft.brief.tasks ?? []) {
    const block = blocksOfTasks[task];
    if (block === undefined || isUsed(draft, block)) continue;
    const served = draft.useBlock(block, { text: draft.brief.text, entity: main });
    if (served !== undefined) draft.trace.push({ request: task.replaceAll('-', ' '), served: [served] });
  }
}

function serveActs(draft: PlanDraft, main: EntitySpec | undefined): void {
  for (const task of draft.brief.tasks ?? []) {
    const act = actsOfTasks[task];
    const isDone = draft.actions.some(({ creates }) => creates !== undefined);
    if (act === undefined || isDone || main === undefined || isPerson(main.one.toLowerCase())) continue;
    const served = addAction(draft, act, main);
    if (served.length > 0) draft.trace.push({ request: task.replaceAll('-', ' '), served });
  }
}

function isUsed({ pages, homeSections }: PlanDraft, block: string): boolean {
  return [...pages.flatMap(({ sections }) => sections), ...homeSections].some(
    (section) => section.block === block,
  );
}
