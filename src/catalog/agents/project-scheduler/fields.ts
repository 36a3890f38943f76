import type { Fields, Input } from '../../agent-desk/fields.ts';

const longestTask = 1_000;
const mostTasks = 150;
const shortName = 80;

export const fields = {
  project: { kind: 'text', label: 'Project', maxLength: shortName },
  start: { kind: 'date', label: 'First working day' },
  week: {
    kind: 'choice',
    label: 'Working week',
    options: [
      { value: 'monday-friday', label: 'Monday to Friday' },
      { value: 'monday-saturday', label: 'Monday to Saturday' },
      { value: 'sunday-thursday', label: 'Sunday to Thursday' },
      { value: 'every-day', label: 'Every day' },
    ],
  },
  holidays: {
    kind: 'list',
    label: 'Days on which nobody works',
    help: 'One to a line, as 2026-12-25, or a stretch as 2026-12-24 to 2027-01-01.',
    optional: true,
    maxItems: 100,
  },
  deadline: {
    kind: 'date',
    label: 'Promised finish',
    help: 'The chance of being done by the end of this day is worked out.',
    optional: true,
  },
  basis: {
    kind: 'choice',
    label: 'Plan each task with',
    help: 'The mean of PERT is the safer one where tasks more often run late than early.',
    options: [
      { value: 'likely', label: 'Its likely duration' },
      { value: 'mean', label: 'The mean of its three estimates' },
    ],
  },
  allowance: {
    kind: 'percent',
    label: 'Added to every duration',
    help: 'What such projects ran over before, on average. Zero takes the estimates as they are.',
    min: -50,
    max: 300,
  },
  confidence: {
    kind: 'percent',
    label: 'Confidence to commit with',
    help: 'The day to promise is the one that is kept with this chance. 80 % is usual.',
    min: 50,
    max: 99,
  },
  tasks: {
    kind: 'table',
    label: 'Tasks',
    help: 'After: the tasks it waits for, such as “A, B SS+2, C FF-1”. FS is finish to start and may be left out; SS start to start, FF finish to finish, SF start to finish; the number is working days between. A task of 0 days is a milestone.',
    row: 'task',
    minRows: 2,
    maxRows: mostTasks,
    columns: {
      id: { kind: 'text', label: 'Key', maxLength: 12 },
      name: { kind: 'text', label: 'Task', maxLength: shortName },
      low: { kind: 'number', label: 'Shortest', unit: 'days', min: 0, max: longestTask, optional: true },
      likely: { kind: 'number', label: 'Likely', unit: 'days', min: 0, max: longestTask },
      high: { kind: 'number', label: 'Longest', unit: 'days', min: 0, max: longestTask, optional: true },
      after: { kind: 'text', label: 'After', maxLength: 200, optional: true },
      needs: { kind: 'text', label: 'Needs', maxLength: 120, optional: true },
      notBefore: { kind: 'date', label: 'Not before', optional: true },
    },
  },
  resources: {
    kind: 'table',
    label: 'People and machines',
    help: 'How many of each there are on any day. In the tasks, “Electrician 2, Crane” needs two electricians and one crane. Leave it empty when nothing is scarce.',
    row: 'resource',
    optional: true,
    maxRows: 20,
    columns: {
      name: { kind: 'text', label: 'Name', maxLength: 40 },
      units: { kind: 'number', label: 'There are', min: 0.1, max: longestTask },
    },
  },
} as const satisfies Fields;

export type ScheduleInput = Input<typeof fields>;
export type TaskInput = ScheduleInput['tasks'][number];
