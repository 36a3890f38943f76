import { describe, expect, it } from 'vitest';
import { recordsPath } from '../emit/names.ts';
import type { CaseFile } from './case-file.ts';
import { planOfCase } from './case-plan.ts';
import { planFaults } from './check-case.ts';
import { clotheTask } from './clothe-task.ts';

const noProps = () => ({});

function fileOf(
  things: CaseFile['things'],
  parts: CaseFile['pages'][number]['parts'] = [{ text: 'Hello' }],
): CaseFile {
  return {
    task: ['collection'],
    say: [],
    name: 'Trial',
    headline: 'A trial',
    lead: 'Only to try it.',
    things,
    pages: [
      { title: 'Start', parts: [{ text: 'Welcome' }] },
      { title: 'Both', parts },
    ],
  };
}

const jar = { one: 'jar', many: 'jars', fields: { name: 'text!' }, samples: [['Plum']] };

describe('faults of a case', () => {
  it('are two fields of a form that are called the same', () => {
    const fields = { fruit: 'text!', weight: 'number! in kg | Fruit' };
    expect(planFaults(fileOf({ jars: { ...jar, fields, samples: [['Plum', 2]] } }), noProps)).toEqual([
      'jars: asks for “fruit” twice.',
    ]);
  });

  it('are kinds of records with a name that the app itself uses', () => {
    expect(planFaults(fileOf({ people: jar }), noProps)).toEqual([
      '“people” cannot be a kind of record: the app itself uses the name.',
    ]);
  });

  it('are parts over records that there are none of', () => {
    const parts = [{ use: 'map', props: { entity: 'places' } }];
    expect(planFaults(fileOf({ jars: jar }, parts), noProps)).toContain(
      'map: there are no records “places” for it.',
    );
  });
});

describe('a page that lists two kinds of records', () => {
  it('gives each of them addresses of their own', () => {
    const file = fileOf({ jars: jar, lids: { ...jar, one: 'lid', many: 'lids' } }, [
      { list: 'jars' },
      { list: 'lids' },
    ]);
    const { entities } = planOfCase(file, noProps);
    expect(entities.map(recordsPath)).toEqual(['/both', '/lids']);
    expect(entities.map(({ detail }) => detail?.path)).toEqual(['/both', '/both']);
  });
});

describe('a task in the words of a description', () => {
  it('does not call its people as the app calls those who have an account', () => {
    const json = JSON.stringify({
      words: { thing: 'item', person: 'person' },
      things: { PEOPLE: { one: '<person>', many: '<people>', fields: { name: 'text!' }, samples: [] } },
    });
    expect(Object.keys(clotheTask('trial', json, {}).things ?? {})).toEqual(['persons']);
  });
});
