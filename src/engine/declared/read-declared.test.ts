import { describe, expect, it } from 'vitest';
import { readDeclared } from './read-declared.ts';
import { specifications } from './specifications.ts';

describe('what a specification declares', () => {
  it.each(Object.entries(specifications))('is read exactly: %s', (_, { text, things }) => {
    const read = readDeclared(text)?.things.map(({ one, fields }) => [one, fields.map(({ words }) => words)]);
    expect(Object.fromEntries(read ?? [])).toEqual(things);
  });

  it('takes headings for what they are, and never for things', () => {
    const { things = [] } = readDeclared(specifications['hives']?.text ?? '') ?? {};
    expect(things.map(({ one }) => one)).not.toContain('entity');
  });

  it('knows roles from a list, from stories and from what they do', () => {
    const roles = (name: string) =>
      readDeclared(specifications[name]?.text ?? '')?.roles.map((role) => role.name);
    expect(roles('hives')).toEqual(['Beekeeper', 'Apprentice', 'Inspector']);
    expect(roles('travelClaims')).toEqual(['Employee', 'Team lead', 'Accounting']);
    expect(
      readDeclared(
        'Post room\nParcel: number (unique), recipient, arrived on, size (S, M, L)\nThe clerk approves parcels.\n',
      )?.roles.map(({ name }) => name),
    ).toEqual(['Clerk']);
  });

  it('knows states in their order', () => {
    expect(readDeclared(specifications['toolCrib']?.text ?? '')?.states).toMatchObject([
      { thing: 'issue', steps: [['out'], ['returned', 'lost']] },
    ]);
  });

  it('takes values that are told elsewhere as the options of a property', () => {
    const text =
      'Cold chain log with four vans (K1–K4).\nTour: van, date, species, start temperature.\nSpecies: cod, haddock, plaice.\nTours must not be deleted.';
    const fields = readDeclared(text)?.things[0]?.fields;
    expect(fields?.find(({ words }) => words === 'van')?.options).toEqual(['K1', 'K2', 'K3', 'K4']);
    expect(fields?.find(({ words }) => words === 'species')?.options).toEqual(['cod', 'haddock', 'plaice']);
  });

  it('declares things within the list of another', () => {
    const text =
      'Cold chain log\nThe driver enters for each tour: van, date, readings at every stop (customer, time, °C) and end temperature.\nTours must not be deleted.';
    expect(
      readDeclared(text)?.things.map(({ one, fields }) => [one, fields.map(({ words }) => words)]),
    ).toEqual([
      ['tour', ['van', 'date', 'end temperature']],
      ['stop', ['tour', 'customer', 'time', 'reading']],
    ]);
  });

  it.each([
    'We have about 60 tools: name, shelf, who has it and since when. I want to see what is missing.',
    'A recipe box for my mum, each recipe has a title, ingredients, steps and a photo please!',
    'vinyl collection: artist, album, year, condition',
    'Our choir needs a page with the programme, the dates and a form to sign up.',
  ])('reads nothing into what somebody tells: %s', (text) => {
    expect(readDeclared(text)).toBeUndefined();
  });
});
