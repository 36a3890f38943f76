import { expect, test } from 'vitest';
import { answerQuestion, suggestQuestions, type Table } from './answer-question.ts';

const lamps: Table = {
  one: 'Lamp',
  many: 'Lamps',
  title: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'price', label: 'Price', kind: 'money' },
    { name: 'stock', label: 'Stock', kind: 'number' },
    { name: 'room', label: 'Room', kind: 'choice', options: ['Kitchen', 'Bedroom'] },
    { name: 'note', label: 'Note', kind: 'long-text' },
  ],
  records: [
    { id: '1', createdAt: '', name: 'Harbour', price: 40, stock: 3, room: 'Kitchen', note: 'Made of brass' },
    { id: '2', createdAt: '', name: 'Moon', price: 25, stock: 9, room: 'Bedroom', note: 'Soft light' },
    { id: '3', createdAt: '', name: 'Pine', price: 60, stock: 0, room: 'Kitchen', note: 'Wooden stand' },
  ],
};
const ask = (question: string) => answerQuestion(question, [lamps]);

test('counts, also of those with a value', () => {
  expect(ask('How many lamps are there?').text).toBe('There are 3 lamps.');
  expect(ask('How many kitchen lamps do you have?').text).toBe('There are 2 lamps with Kitchen.');
});

test('compares and adds up', () => {
  expect(ask('Which lamp is the cheapest?').text).toBe('Moon has the lowest price: $25.');
  expect(ask('most expensive kitchen lamp').text).toBe('Pine has the highest price: $60.');
  expect(ask('Which lamp has the highest stock?').text).toBe('Moon has the highest stock: 9.');
  expect(ask('What is the total stock of lamps?').text).toBe('The total stock of 3 lamps is 12.');
});

test('groups, lists and tells about one', () => {
  expect(ask('List lamps by room').lines).toEqual(['Kitchen: 2', 'Bedroom: 1']);
  expect(ask('Show bedroom lamps').lines).toEqual(['Moon · $25 · Bedroom']);
  expect(ask('Tell me about Harbour').lines).toContain('Note: Made of brass');
});

test('searches, or says that there is nothing', () => {
  expect(ask('Is there a wooden one?').text).toBe('Pine (lamp)');
  expect(ask('Which are standing in kitchens?').lines).toHaveLength(2);
  expect(ask('elephants').text).toContain('found nothing');
  expect(answerQuestion('How many?', []).text).toContain('found nothing');
});

test('every suggested question has an answer', () => {
  for (const question of suggestQuestions([lamps])) expect(ask(question).text).not.toContain('found nothing');
});
