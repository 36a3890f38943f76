import { describe, expect, it } from 'vitest';
import { newestDays, readChildSettings, usualChildSettings } from './child-settings.ts';
import { type KeptDay, mergeDays } from './kept-day.ts';
import { knownWorld, learnedOf, tracedWell } from './learned.ts';

const day: KeptDay = {
  id: 'one',
  child_id: 'kim',
  device: 'phone',
  day: '2026-03-31',
  seconds: 60,
  answers: [
    ['counting/how-many/1', 3, 1, 900],
    ['trace/A', 5, 1, 4000],
  ],
  rounds: [['counting', 6, 3, 'sun']],
};

describe('what a child did', () => {
  it('on two devices apart from each other counts once each, in the order of time', () => {
    const other: KeptDay = {
      ...day,
      id: 'two',
      device: 'tablet',
      answers: [['counting/how-many/2', 4, 0, 1200]],
      rounds: [['letters', 2, 1, 'frog']],
    };
    const learned = learnedOf([day, other]);
    expect(learned.answers.map(([item]) => item)).toEqual([
      'counting/how-many/1',
      'counting/how-many/2',
      'trace/A',
    ]);
    expect(learned).toMatchObject({ stars: 4, stickers: ['frog', 'sun'], seconds: 120 });
    const { skill, standings } = knownWorld('counting', '3-4', 'both', learned.answers);
    expect(skill.answers).toBe(2);
    expect(standings.get('counting/how-many/1')).toBe('learning');
    expect(standings.get('counting/how-many/5')).toBe('new');
    expect([...tracedWell(learned.answers)]).toEqual([['A', 1]]);
  });

  it('never shrinks when two copies of a day meet', () => {
    const longer = { ...day, seconds: 90, answers: [...day.answers, ['clock/same/3', 9, 1, 100] as const] };
    const merged = mergeDays(
      { ...day, rounds: [...day.rounds, ['clock', 10, 2, 'of a newer version']] },
      longer as KeptDay,
    );
    expect(merged).toMatchObject({ seconds: 90 });
    expect(merged.answers).toHaveLength(3);
    expect(merged.rounds).toHaveLength(2);
    expect(mergeDays(merged, merged)).toEqual(merged);
  });
});

describe('settings', () => {
  it('fall back one by one where they are not understood', () => {
    expect(readChildSettings({ dayMinutes: 'lots', speed: 0.7, future: true })).toEqual({
      ...usualChildSettings,
      speed: 0.7,
    });
    expect(readChildSettings('nonsense')).toEqual(usualChildSettings);
  });

  it('remember the newest days only', () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`2026-01-${String(at).padStart(2, '0')}`, at]),
    );
    expect(Object.keys(newestDays(many))).toHaveLength(40);
    expect(newestDays(many)['2026-01-59']).toBe(59);
  });
});
