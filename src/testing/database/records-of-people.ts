import { randomUUID } from 'node:crypto';

type Values = Readonly<Record<string, unknown>>;

interface RecordOfPerson {
  readonly table: string;
  /** Its columns beside `id` and `user_id`. */
  readonly row: Values;
  /** None where a row stays as it was made. */
  readonly changes?: Values;
  /** What nobody changes once it is there. */
  readonly fixed?: Values;
  /** The constraint that refuses it is named after the table and `check`. */
  readonly refused: readonly { readonly why: string; readonly given: Values; readonly check: string }[];
}

const deck = randomUUID();
const long = (length: number) => 'x'.repeat(length);

const work: readonly RecordOfPerson[] = [
  {
    table: 'custom_tools',
    row: { kind: 'tool', name: 'Paint', version: 1, definition: { job: 'x' } },
    changes: { name: 'Walls', version: 2 },
    fixed: { kind: 'agent' },
    refused: [
      { why: 'of no kind', given: { kind: 'script' }, check: 'kind' },
      { why: 'without a name', given: { name: '' }, check: 'name' },
      { why: 'as no object', given: { definition: [] }, check: 'definition' },
      { why: 'when it is too large', given: { definition: { text: long(600_000) } }, check: 'definition' },
    ],
  },
  {
    table: 'own_resources',
    row: { kind: 'checklist', title: 'Closing the shop', jobs: ['operations'], body: '- [ ] Lights' },
    changes: { title: 'Opening the shop' },
    refused: [
      { why: 'of no kind', given: { kind: 'poster' }, check: 'kind' },
      { why: 'without a title', given: { title: '' }, check: 'title' },
      { why: 'for too many jobs', given: { jobs: ['a', 'b', 'c', 'd'] }, check: 'jobs' },
      { why: 'when it is too long', given: { body: long(250_001) }, check: 'body' },
    ],
  },
  {
    table: 'ask_conversations',
    row: { title: 'What is 15% of 240?', folder: '', turns: [] },
    changes: { title: 'Percents', folder: 'Work', pinned: true, turns: [{}], shown: deck },
    refused: [
      { why: 'without a title', given: { title: '' }, check: 'title' },
      { why: 'with a title that is too long', given: { title: long(121) }, check: 'title' },
      { why: 'in a folder with a long name', given: { folder: long(61) }, check: 'folder' },
      { why: 'as no list', given: { turns: {} }, check: 'turns' },
      { why: 'with too many turns', given: { turns: Array.from({ length: 1001 }, () => 0) }, check: 'turns' },
      { why: 'when it is too large', given: { turns: [long(1_900_001)] }, check: 'turns' },
    ],
  },
];

const learning: readonly RecordOfPerson[] = [
  {
    table: 'curriculum_plans',
    row: { title: 'Statistics', plan: {} },
    changes: { progress: { done: {} } },
    refused: [
      { why: 'without a title', given: { title: '' }, check: 'title' },
      { why: 'of another form', given: { plan: [] }, check: 'plan' },
      { why: 'when it is too large', given: { plan: { text: long(1_100_000) } }, check: 'plan' },
    ],
  },
  {
    table: 'early_children',
    row: { name: 'Kim', animal: 'fox', band: '3-4' },
    changes: { name: 'Kay' },
    refused: [{ why: 'with an age that there is not', given: { band: '9-10' }, check: 'band' }],
  },
  {
    table: 'early_days',
    row: { child_id: deck, device: 'd', day: '2026-03-31' },
    changes: { answers: [] },
    refused: [
      {
        why: 'with more than a day holds',
        given: { answers: Array.from({ length: 9000 }, () => ['counting/how-many/1', 1, 1, 1000]) },
        check: 'answers',
      },
    ],
  },
  { table: 'study_decks', row: { name: 'Cells' }, changes: { name: 'Plants' }, refused: [] },
  { table: 'study_pages', row: { deck_id: deck, cards: [] }, changes: { cards: [{}] }, refused: [] },
  {
    table: 'study_reviews',
    row: { device: 'd', day: '2026-03-31', reviews: [] },
    changes: { reviews: [['a', 1, 3, 900]] },
    refused: [],
  },
  {
    table: 'study_notes',
    row: { deck_id: deck, title: 'Cells', body: 'Text' },
    changes: { title: 'Plants' },
    refused: [],
  },
  {
    table: 'study_pictures',
    row: { deck_id: deck, data: 'data:image/png;base64,AA' },
    fixed: { data: 'data:image/png;base64,BB' },
    refused: [
      {
        why: 'when it is too large',
        given: { data: `data:image/png;base64,${'A'.repeat(720_000)}` },
        check: 'data',
      },
      { why: 'as no picture', given: { data: 'data:text/html,x' }, check: 'data' },
    ],
  },
];

const page = (table: string): RecordOfPerson => ({
  table,
  row: { day: '2026-03-31', body: {} },
  changes: { body: { mood: 1 } },
  refused: [
    { why: 'for no day', given: { day: 'yesterday' }, check: 'day' },
    { why: 'as no object', given: { body: [] }, check: 'body' },
    { why: 'when it is too large', given: { body: { text: long(1_100_000) } }, check: 'body' },
  ],
});

const journal: readonly RecordOfPerson[] = [
  page('journal_entries'),
  page('journal_photos'),
  {
    table: 'journal_keys',
    row: { salt: 'a'.repeat(24), iterations: 600_000, iv: 'b'.repeat(16), wrapped: 'c'.repeat(64) },
    changes: { wrapped: 'd'.repeat(64) },
    refused: [{ why: 'when it is weak', given: { iterations: 1000 }, check: 'iterations' }],
  },
];

/** Every table whose rows are one person's own, with a good row and rows that are none. */
export const recordsOfPeople: readonly RecordOfPerson[] = [...work, ...learning, ...journal];
