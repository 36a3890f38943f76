import { describe, expect, it } from 'vitest';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import { defaultNames } from './default-names.ts';
import { nameNumbered, namesOfKind } from './names-of-kind.ts';
import { thingOfSubject } from './thing-of-subject.ts';

function kind(one: string, count: number): EntitySpec {
  return {
    name: 'things',
    one,
    many: `${one}s`,
    title: 'name',
    fields: [{ name: 'name', label: 'Name', kind: 'text' }],
    samples: Array.from({ length: count }, (_, index) => ({ name: `${one} ${index + 1}` })),
  };
}

describe('samples with a number for a name', () => {
  it('get names that such things have', () => {
    const [plants, duties] = [kind('Office plant', 4), kind('Duty', 8)];
    nameNumbered([plants], 'whose turn to water the office plants');
    nameNumbered([duties], 'whose turn is it', defaultNames('rotation'));
    expect(plants.samples.map(({ name }) => name)).toContain('Peace lily');
    expect(duties.samples.filter(({ name }) => /\d$/.test(String(name)))).toEqual([]);
  });

  it('get them also where the kind is called by a shorter word by now', () => {
    const plants = { ...kind('Office plant', 4), one: 'Plant', many: 'Plants' };
    nameNumbered([plants], 'whose turn to water the office plants');
    expect(plants.samples.map(({ name }) => name)).toContain('Peace lily');
  });

  it('keep it where nobody knows such things', () => {
    const frobs = kind('Frobnicator', 2);
    nameNumbered([frobs], 'frobnicators');
    expect(frobs.samples).toEqual([{ name: 'Frobnicator 1' }, { name: 'Frobnicator 2' }]);
  });
});

describe('the thing of a text that names only what it is for', () => {
  it.each([
    ['{K1 medicine stock} for a {X2 care home}', 'medicine'],
    ['whose turn to water the {X1 office plants}', 'office plant'],
    ['a {K1 rota} for our {X2 care home}', undefined],
    ['a {K1 rota} for our {X2 church}', undefined],
    ['{K1 quiz nights} at the {X2 pub}', undefined],
  ])('%s', (marked, thing) => expect(thingOfSubject(markedReading(marked))).toBe(thing));

  it('has names', () => {
    expect(namesOfKind('medicine', 'medicine stock')?.length).toBeGreaterThanOrEqual(8);
  });

  it.each(['milk', 'braid', 'essay', 'feeding', 'dinner place'])('has names: %s', (word) => {
    expect(namesOfKind(word, word)).toHaveLength(8);
  });
});
