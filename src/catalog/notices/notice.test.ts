import { describe, expect, it } from 'vitest';
import { appNotices } from './app-notices.ts';
import { isUnread, markRead, type Notice, newestNotices, noticeRules } from './notice.ts';

const now = new Date('2026-03-10T12:00:00Z');
const notice = (id: string, at: string): Notice => ({
  id,
  kind: 'app',
  title: id,
  text: '',
  at,
  to: '/',
  urgent: false,
});

describe('what a person is told', () => {
  it('is the newest first, nothing old, and what a fast clock wrote all the same', () => {
    const listed = newestNotices(
      [
        notice('old', '2026-02-01T00:00:00Z'),
        notice('a', '2026-03-09T00:00:00Z'),
        notice('ahead', '2026-03-11T00:00:00+00:00'),
        notice('b', '2026-03-10T00:00:00.000000+00:00'),
      ],
      now,
    );
    expect(listed.map(({ id }) => id)).toEqual(['ahead', 'b', 'a']);
  });

  it('is unread until it is marked, and the marks stay bounded', () => {
    const read = markRead({}, ['a'], now);
    expect(isUnread({ id: 'a' }, read)).toBe(false);
    expect(isUnread({ id: 'b' }, read)).toBe(true);
    expect(isUnread({ id: 'constructor' }, read)).toBe(true);
    expect(markRead(read, ['a'], now)).toBe(read);
    const later = new Date(now.getTime() + 1_000);
    const many = markRead(
      read,
      Array.from({ length: noticeRules.remembered }, (_, at) => `n${at}`),
      later,
    );
    expect(Object.keys(many)).toHaveLength(noticeRules.remembered);
    expect(Object.hasOwn(many, 'a')).toBe(false);
  });

  it('names apps that are ready or failed, and none that is under way', () => {
    const app = (id: string, build_status: string) => ({
      id,
      app_name: id,
      build_status,
      created_at: now.toISOString(),
    });
    const told = appNotices(
      [app('x', 'completed'), app('y', 'failed'), app('z', 'building')],
      (id) => `/${id}`,
    );
    expect(told.map(({ id, urgent, to }) => [id, urgent, to])).toEqual([
      ['app/x/completed', false, '/x'],
      ['app/y/failed', true, '/y'],
    ]);
  });
});
