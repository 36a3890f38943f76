import { expect, test } from 'vitest';
import {
  answerRows,
  averageOf,
  checkAnswers,
  countAnswers,
  moveQuestion,
  type Question,
} from './question.ts';

const often: Question = {
  id: 'q1',
  text: 'How often?',
  type: 'single',
  options: ['Daily', 'Never'],
  required: true,
};
const likes: Question = {
  id: 'q2',
  text: 'What do you like?',
  type: 'multiple',
  options: ['Taste', 'Price'],
};
const stars: Question = { id: 'q3', text: 'Rate it', type: 'rating' };
const questions = [often, likes, stars];
const filled = [
  { id: 'a', survey: 's', at: '2030-04-01T10:00', answers: { q1: ['Daily'], q2: ['Taste', 'Price'], q3: 4 } },
  { id: 'b', survey: 's', at: '2030-04-02T10:00', answers: { q1: ['Daily'], q2: ['Price'], q3: 5 } },
];

test('a required question wants an answer', () => {
  expect(Object.keys(checkAnswers(questions, {}))).toEqual(['q1']);
  expect(checkAnswers(questions, { q1: ['Never'] })).toEqual({});
});

test('answers are counted and averaged', () => {
  expect(countAnswers(likes, filled)).toEqual([
    { label: 'Taste', value: 1 },
    { label: 'Price', value: 2 },
  ]);
  expect(averageOf(stars, filled)).toBe(4.5);
  expect(averageOf(stars, [])).toBeUndefined();
});

test('rows hold every answer under its question', () => {
  expect(answerRows({ id: 's', title: 'S', questions }, filled)).toEqual([
    ['Date', 'How often?', 'What do you like?', 'Rate it'],
    ['2030-04-01', 'Daily', 'Taste, Price', '4'],
    ['2030-04-02', 'Daily', 'Price', '5'],
  ]);
});

test('a question moves, but not over the edge', () => {
  expect(moveQuestion(questions, 2, -1).map(({ id }) => id)).toEqual(['q1', 'q3', 'q2']);
  expect(moveQuestion(questions, 0, -1)).toBe(questions);
});

test('a scale is counted in groups', () => {
  const scale: Question = { id: 'q4', text: 'Recommend?', type: 'scale' };
  const given = [0, 2, 3, 8, 9, 10].map((value) => ({
    id: `${value}`,
    survey: 's',
    at: '',
    answers: { q4: value },
  }));
  expect(countAnswers(scale, given).map(({ value }) => value)).toEqual([2, 1, 0, 1, 2]);
});
