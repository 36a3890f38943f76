import { expect, test } from 'vitest';
import { nextLesson, progressOf, startLessons } from './lessons.ts';

const lessons = startLessons('Pottery');

test('progress counts the lessons that are there', () => {
  expect(lessons).toHaveLength(5);
  expect(progressOf(lessons, [])).toBe(0);
  expect(progressOf(lessons, ['lesson-1', 'lesson-2', 'removed'])).toBe(40);
  expect(progressOf([], ['lesson-1'])).toBe(0);
});

test('learning goes on after the lesson that was read, then with what was left out', () => {
  expect(nextLesson(lessons, [])?.id).toBe('lesson-1');
  expect(nextLesson(lessons, ['lesson-2'], 'lesson-2')?.id).toBe('lesson-3');
  expect(nextLesson(lessons, ['lesson-5', 'lesson-1'], 'lesson-5')?.id).toBe('lesson-2');
  expect(
    nextLesson(
      lessons,
      lessons.map(({ id }) => id),
    ),
  ).toBeUndefined();
});
