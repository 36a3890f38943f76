import { describe, expect, it } from 'vitest';
import { codeRange, fieldsOfList, fieldsOfPart } from './field-of-words.ts';

describe('a property of a list', () => {
  it.each([
    ['inventory number (unique)', { words: 'inventory number', kind: 'text', isUnique: true }],
    ['interval in months', { words: 'interval', kind: 'number', unit: 'months' }],
    ['kind (leak, no water, pressure)', { kind: 'choice', options: ['leak', 'no water', 'pressure'] }],
    ['risk (low/medium/high)', { kind: 'choice', options: ['low', 'medium', 'high'] }],
    ['group (A/B, assigned alternately)', { kind: 'choice', options: ['A', 'B'] }],
    ['severity (1–5)', { kind: 'number', least: 1, most: 5 }],
    ['score (0 to 5)', { kind: 'number', least: 0, most: 5 }],
    ['places (max 120)', { kind: 'number', most: 120 }],
    ['documents complete (yes/no)', { kind: 'yes-no' }],
    ['ID (format NS-001)', { words: 'ID', kind: 'text', format: 'NS-001' }],
    ['weight (kg)', { kind: 'number', unit: 'kg' }],
    ['viability in %', { kind: 'percent' }],
    ['insured value in EUR', { kind: 'money' }],
    ['price per kg', { kind: 'money' }],
    ['cost centre', { kind: 'text' }],
    ['reference value', { kind: 'number' }],
    ['date/time', { kind: 'moment' }],
    ['due date', { kind: 'date' }],
    ['email', { kind: 'email' }],
    ['phone', { kind: 'phone' }],
    ['receipt photo', { kind: 'image' }],
    ['back-out plan', { kind: 'long-text' }],
    ['year of birth', { kind: 'number', least: 1900 }],
    ['optionally anonymous', { words: 'anonymous', kind: 'yes-no', isRequired: false }],
    ['photo (optional)', { kind: 'image', isRequired: false }],
    ['BSc/MSc', { kind: 'choice', options: ['BSc', 'MSc'] }],
    ['crane (C1–C3)', { kind: 'choice', options: ['C1', 'C2', 'C3'] }],
  ])('“%s” is understood', (part, field) => {
    expect(fieldsOfPart(part)).toMatchObject([field]);
  });

  it('are two where a start and an end are said in one', () => {
    expect(fieldsOfPart('planned start/end').map(({ words }) => words)).toEqual([
      'planned start',
      'planned end',
    ]);
  });

  it('keeps brackets, figures and “date and time” together', () => {
    expect(
      fieldsOfList('place (A, B and C), date and time, budget and a note').map(({ words }) => words),
    ).toEqual(['place', 'date and time', 'budget', 'note']);
  });

  it('is no sentence', () => {
    expect(fieldsOfPart('time is recorded')).toEqual([]);
  });

  it('counts codes only upwards and only a few', () => {
    expect(codeRange('K1–K4')).toEqual(['K1', 'K2', 'K3', 'K4']);
    expect(codeRange('K4–K1')).toBeUndefined();
    expect(codeRange('K1–K400')).toBeUndefined();
  });
});
