import { expect, test } from 'vitest';
import { arrangeTopics, repliesTo, threadsOf } from './arrange-topics.ts';

const topics = [
  { id: 't1', createdAt: '2030-01-01', title: 'Roses', body: 'Pruning', category: 'Tips', likes: 1 },
  {
    id: 't2',
    createdAt: '2030-01-03',
    title: 'Tulips',
    body: 'When to plant',
    category: 'Questions',
    likes: 0,
  },
  { id: 't3', createdAt: '2030-01-02', title: 'Ferns', body: 'Shade for roses', category: 'Tips', likes: 5 },
];
const replies = [
  { id: 'r2', createdAt: '2030-01-05', topic: 't1', parent: 'r1' },
  { id: 'r1', createdAt: '2030-01-04', topic: 't1' },
];
const all = { text: '', category: '', sorting: 'Newest' } as const;
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test('topics are sorted by time, replies or likes', () => {
  expect(ids(arrangeTopics(topics, replies, all))).toEqual(['t2', 't3', 't1']);
  expect(ids(arrangeTopics(topics, replies, { ...all, sorting: 'Most replies' }))).toEqual([
    't1',
    't2',
    't3',
  ]);
  expect(ids(arrangeTopics(topics, replies, { ...all, sorting: 'Most liked' }))).toEqual(['t3', 't1', 't2']);
});

test('topics are found by a word of the title or the text and by category', () => {
  expect(ids(arrangeTopics(topics, replies, { ...all, text: 'ROSES' }))).toEqual(['t3', 't1']);
  expect(ids(arrangeTopics(topics, replies, { ...all, category: 'Questions' }))).toEqual(['t2']);
});

test('an answer stands under its reply, the oldest first', () => {
  const threads = threadsOf(repliesTo({ id: 't1', createdAt: '' }, replies));
  expect(threads.map(({ reply, answers }) => [reply.id, ids(answers)])).toEqual([['r1', ['r2']]]);
});
