import { describe, expect, it } from 'vitest';
import type { Conversation } from '../conversation.ts';
import { foldersOf, groupConversations } from './find-conversations.ts';

const conversation = (title: string, more: Partial<Conversation> = {}): Conversation => ({
  id: title,
  title,
  folder: '',
  pinned: false,
  turns: [],
  shown: null,
  ...more,
});
const all = [
  conversation('Van loan', { folder: 'Work' }),
  conversation('Days to Christmas'),
  conversation('Bakery app', { pinned: true, folder: 'Work' }),
  conversation('Other', {
    folder: 'Home',
    turns: [
      { id: 't', parent: null, question: 'What is an annuity?', answer: {}, at: '2026-11-17T03:00:00Z' },
    ],
  }),
];
const shown = (typed: string) =>
  groupConversations(all, typed).map(({ label, conversations }) => [
    label,
    ...conversations.map(({ title }) => title),
  ]);

describe('the list of conversations', () => {
  it('has pinned ones first, then those in no folder, then folder by folder', () => {
    expect(shown('')).toEqual([
      ['Pinned', 'Bakery app'],
      ['', 'Days to Christmas'],
      ['Home', 'Other'],
      ['Work', 'Van loan'],
    ]);
  });

  it('finds by name, folder and question', () => {
    expect(shown('LOAN van')).toEqual([['Work', 'Van loan']]);
    expect(shown('work')).toEqual([
      ['Pinned', 'Bakery app'],
      ['Work', 'Van loan'],
    ]);
    expect(shown('annuity')).toEqual([['Home', 'Other']]);
    expect(shown('zebra')).toEqual([]);
  });

  it('knows the folders that are in use', () => {
    expect(foldersOf(all)).toEqual(['Home', 'Work']);
  });
});
