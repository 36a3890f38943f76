import { describe, expect, it } from 'vitest';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import { briefFromReading } from '../read/brief-from-reading.ts';
import { singularPhrase } from '../read/words.ts';
import type { EntitySpec } from '../spec/app-spec.ts';
import type { CaseFile } from './case-file.ts';
import type { CasePlan } from './case-plan.ts';
import { isWorthAList } from './worth-a-list.ts';

function kind(name: string, ...labels: string[]): EntitySpec {
  const fields = ['Name', ...labels].map((label) => ({
    name: label.toLowerCase(),
    label,
    kind: 'text' as const,
  }));
  return { name, one: singularPhrase(name), many: name, title: 'name', fields, samples: [] };
}

/** A case of rides in which riders are told apart, with a riddle at each stop. */
const plan = { entities: [kind('rides', 'Rider', 'Riddle')], actions: [] } as unknown as CasePlan;
const file = { things: { rides: {} } } as unknown as CaseFile;

function isWorth(marked: string, name: string, isTask = false): boolean {
  // The reader says how sure it is; only who corrects a reading does not.
  const plain = markedReading(marked);
  const reading = { ...plain, spans: plain.spans.map((span) => ({ ...span, sure: 0.9 })) };
  return isWorthAList(kind(name), { brief: briefFromReading(reading), reading, file, isTask }, plan);
}

describe('a list beside a case', () => {
  it.each([
    ['{T1 saddles} with {F2>1 size} and {F3>1 colour}', 'saddles'],
    ['I want to {A1>2 enter} {T2 saddles} too', 'saddles'],
    ['parents {A1>2 book} {T2 ponies}', 'ponies'],
    ['the {T1 ponies} are {V2>1 Pip} and my {V3>1 Nell}', 'ponies'],
    ['every {T1 riddle} has an {F2>1 author}, a {F3>1 picture} and a {F4>1 prize}', 'riddles'],
  ])('is made of: %s', (marked, name) => expect(isWorth(marked, name)).toBe(true));

  it.each([
    ['{A1>2 show} a {T2 sample} of it', 'samples'],
    ['we {A1>2 vote} on {T2 stuff} with {F3>2 quiet hours} and {F4>2 colour}', 'stuff'],
    ['find the answer on a {T1 saddle}', 'saddles'],
    ['nobody should {A1>2 do} both {T2 jobs}', 'jobs'],
    ['we share one {T1 pony}, and {A2>1 ride} her daily', 'ponies'],
    ['the next {T1 riddle} {A2>1 comes} with an {F3>1 answer}', 'riddles'],
    ['somebody {A1>2 buys} {T2 milk}', 'milks'],
    ['then the {T1 adoption} can be {A2>1 signed}', 'adoptions'],
    ['they should {A1>2 read} about the {T2 family Mavros}', 'family Mavros'],
    ['not valid if few {T1 stables} {A2>1 vote}', 'stables'],
  ])('is none for: %s', (marked, name) => expect(isWorth(marked, name)).toBe(false));

  it('is what somebody corrected to be a kind of record', () => {
    const reading = markedReading('a {T1 sample} of it');
    const said = { brief: briefFromReading(reading), reading, file, isTask: false };
    expect(isWorthAList(kind('samples'), said, plan)).toBe(true);
  });
});
