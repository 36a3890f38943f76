import { expect, test } from 'vitest';
import {
  countdownText,
  intervalPhases,
  pomodoroPhases,
  stateAt,
  stopwatchText,
  timeLeft,
} from './timer-plan.ts';

test('focus and breaks come in turn', () => {
  const phases = pomodoroPhases(25, 5, 15, 2);
  expect(phases.map(({ label, seconds }) => `${label} ${seconds}`)).toEqual([
    'Focus 1 of 2 1500',
    'Short break 300',
    'Focus 2 of 2 1500',
    'Long break 900',
  ]);
  expect(intervalPhases(20, 10, 2).map(({ label }) => label)).toEqual(['Work 1 of 2', 'Rest', 'Work 2 of 2']);
});

test('a plan goes through its phases and ends', () => {
  const phases = intervalPhases(20, 10, 2);
  expect(stateAt(phases, 0)).toMatchObject({ index: 0, left: 20_000 });
  expect(stateAt(phases, 20_000)).toMatchObject({ index: 1, left: 10_000 });
  expect(stateAt(phases, 49_999)).toMatchObject({ index: 2, left: 1 });
  expect(stateAt(phases, 50_000)).toEqual({ phase: undefined, index: 3, left: 0 });
});

test('times are written as clocks do', () => {
  expect(countdownText(61_000)).toBe('01:01');
  expect(countdownText(1)).toBe('00:01');
  expect(countdownText(0)).toBe('00:00');
  expect(countdownText(3_661_000)).toBe('01:01:01');
  expect(stopwatchText(61_239)).toBe('01:01.23');
});

test('the time left to a moment is told in days, hours, minutes and seconds', () => {
  expect(timeLeft(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(timeLeft(500, 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(0, 0)).toBeUndefined();
  expect(timeLeft(0, 5)).toBeUndefined();
});
