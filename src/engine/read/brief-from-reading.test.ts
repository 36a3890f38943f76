import { describe, expect, it } from 'vitest';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import { sampleWorld } from '../cases/case-world.ts';
import { planFromReading } from '../generate.ts';
import { brokenRule } from '../library/rules/broken-rule.ts';
import { Trial } from '../library/rules/trial.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { briefFromReading } from './brief-from-reading.ts';

/** Why one more may not be put down for a new slot when so many are; undefined before, or when nobody minds. */
function fullAfter(spec: AppSpec, count: number): string | undefined {
  const slots = spec.entities.find(({ name }) => name === 'slots');
  const start = slots?.fields.find(({ name }) => name === 'wanted')?.start;
  const trial = new Trial(sampleWorld(spec, '2026-05-13'), [
    { do: 'add', things: 'slots', id: 'new', values: { name: 'Late', wanted: Number(start) } },
  ]);
  for (let place = 1; place <= count + 1; place += 1) {
    const values = { what: 'new', who: `Guest ${place}`, count: 1, state: 'in' };
    const change = { do: 'add', things: 'entries', id: `e${place}`, values } as const;
    trial.make(change);
    const says = brokenRule(trial, [change])?.rule.says;
    if (says !== undefined) return place === count + 1 ? says : `refused at ${place}: ${says}`;
  }
  return undefined;
}

describe('what was read', () => {
  it('becomes wishes with who wants them, what they do and what a thing has', () => {
    const brief = briefFromReading(
      markedReading(
        '{R1 Members} {A2>1,3 lend} {T3 tools} with {F4>3 condition} ({V5>4 good}, {V6>4 broken}), {R7 admins} {A8>7,3 delete} them',
      ),
    );
    expect(brief.requests).toMatchObject([
      { actor: 'member', verb: 'lend', object: 'tools', rest: 'with', details: ['condition [good|broken]'] },
      { actor: 'admin', verb: 'delete', object: 'tools', details: [] },
    ]);
    expect(brief.roles).toEqual(['member', 'admin']);
    expect([...(brief.things?.keys() ?? [])]).toEqual(['tool']);
  });

  it('takes people who do nothing for a part of what was named before them', () => {
    const brief = briefFromReading(
      markedReading(
        '{A1>2 keep track of} which {T2 books} I lent to which {R3 friends} and {F4>2 when I want them back}',
      ),
    );
    expect(brief.requests).toMatchObject([
      { verb: 'track', object: 'books', details: ['when I want them back', 'friend'] },
    ]);
    expect(brief.roles).toEqual([]);
  });

  it('knows members by their names', () => {
    const spec = planFromReading(markedReading('{R1 Members} {A2>1,3 post} {T3 notes}'));
    expect(spec).toMatchObject({ accounts: 'optional', roles: ['Member'] });
  });

  it('asks nobody to sign in where that was ruled out', () => {
    const brief = briefFromReading(
      markedReading('no {Z1 login}, {R2 kids} {A3>2,4 add} {T4 wishes}, {R5 parents} {A6>5,4 buy} them'),
    );
    expect(brief).toMatchObject({ isAnonymous: true, roles: [], unwanted: ['login'] });
  });

  it('does not rule out what it only limits', () => {
    const brief = briefFromReading(
      markedReading('{R1 groups} {A2>1,3 book} {T3 halls}, no {Z4 bookings} {N5 after 22:00}'),
    );
    expect(brief.unwanted).toEqual([]);
  });

  it('keeps “no double booking” as a rule, for bookings are wanted', () => {
    const brief = briefFromReading(markedReading('{A1>2 book} {T2 lessons}, no {Z3 double booking}'));
    expect(brief.unwanted).toEqual([]);
    expect(brief.rules).toEqual(['no double booking']);
    expect(brief.requests).toMatchObject([{ verb: 'book', object: 'lessons' }]);
  });
});

describe('the plan of what was read', () => {
  it('keeps nothing that the reader is unsure of and nobody does anything with', () => {
    const reading = markedReading('{A1>2 write down} {T2 dives}, bring a {T3 cello}');
    const spans = reading.spans.map((span, at) =>
      at === 2 ? { ...span, sure: 0.3 } : { ...span, sure: 0.9 },
    );
    const spec = planFromReading({ ...reading, spans });
    expect(spec.entities.map(({ one }) => one)).toEqual(['Dive']);
  });

  it('keeps people of whom more is known than what they do, and lets them be what others belong to', () => {
    const spec = planFromReading(
      markedReading(
        '{R1 Dancers} {A2>1,3,4 tell} it {F3>1 if they lead} and {F4>1 which dances they know}, {T5 pairs} {A6>5 print}',
      ),
    );
    const dancers = spec.entities.find(({ one }) => one === 'Dancer');
    expect(dancers?.fields.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Leads', 'Which dances they know']),
    );
  });

  it('never lists what the app is for, only what its kind names', () => {
    const spec = planFromReading(
      markedReading('{K1 feeding calendar} for the {X2 reptile house}, {F3>1 animal}'),
    );
    expect(spec.entities.map(({ one }) => one)).toEqual(['Feeding']);
  });

  it('makes a choice of what a thing belongs to', () => {
    const spec = planFromReading(
      markedReading('{N1>2 5} {T2 tanks}, each {T3>2 batch} with {F4>3 tank} and {F5>3 beer}'),
    );
    const batches = spec.entities.find(({ one }) => one === 'Batch');
    expect(batches?.fields).toContainEqual({
      name: 'ofTanks',
      label: 'Tank',
      kind: 'reference',
      to: 'tanks',
      anew: 'also',
    });
    expect(batches?.fields.filter(({ label }) => label === 'Tank')).toHaveLength(1);
  });

  it('is called by what is kept, whose it is, or what is asked for', () => {
    const names = {
      "my {X1 dog's} {T2>1 vaccinations}": "Dog's Vaccinations",
      '{K1 library} of {T2 board games} in our {X3 club}': 'Library of Board Games',
      '{A1>2 track} {F2 how much water} I drink {N3>2 every day}': 'Water',
    };
    for (const [marked, name] of Object.entries(names))
      expect(planFromReading(markedReading(marked)).name).toBe(name);
  });

  it('keeps what the task is about where nothing else was named', () => {
    const kept = (marked: string, task: string) =>
      planFromReading(markedReading(marked, [task])).entities.map(({ many }) => many);
    expect(kept('{K1 sign up sheet} for the {X2 school fair}', 'sign-up-sheet')).toContain('Slots');
    expect(kept('my {X1 hair salon}, {A2>3 see} {F3>1 prices}', 'small-business-site')).toContain('Services');
  });

  it('counts the places of what people sign up for', () => {
    const spec = planFromReading(
      markedReading('{K1 sign up sheet} for the {X2 bake sale}, {N3>4 max 6 per} {T4 slot}', [
        'sign-up-sheet',
      ]),
    );
    const { placesEach } = spec.numbers ?? {};
    expect(placesEach?.value).toBe(6);
    const served = spec.trace.find(({ request }) => request === 'max 6 per')?.served ?? [];
    expect(served).toEqual(['near:field:slots.wanted']);
    const slots = spec.entities.find(({ name }) => name === 'slots');
    expect(slots?.fields.find(({ name }) => name === 'wanted')?.start).toBe(6);
    expect(fullAfter(spec, 6)).toBe('{what.name} is full, {what.wanted} were wanted.');
  });

  it('shares what was spent between those who were named', () => {
    const spec = planFromReading(
      markedReading('{A1>2 split} the {T2 bill} for our {X3 trip} between {V4>2 Ana}, {V5>2 Tom} and me', [
        'splitter',
      ]),
    );
    const shared = spec.pages
      .flatMap(({ sections }) => sections)
      .find(({ block }) => block === 'split-expenses');
    expect(shared?.props['people']).toEqual(['Ana', 'Tom', 'Me']);
  });

  it('takes “at night” for no wish for a dark look, and “dark mode” for one', () => {
    const night = planFromReading(markedReading('{A1>2 track} {T2 pills}, {N3>2 one at night}'));
    expect(night.theme.background).not.toMatch(/^#1/);
    const dark = planFromReading(markedReading('{A1>2 track} {T2 pills}, {C3 dark mode}'));
    expect(dark.theme.background).toBe('#14161b');
  });

  it('keeps the things that were named and no others, with the fields that were said', () => {
    const spec = planFromReading(
      markedReading('{A1>2 write down} every {T2 wheel of cheese} with its {F3>2 salt} and {F4>2 shelf}'),
    );
    const kept = spec.entities.filter(({ samples }) => samples.length > 0);
    expect(kept.map(({ many }) => many)).toEqual(['Wheels of cheese']);
    expect(kept[0]?.fields.map(({ label }) => label)).toEqual(['Name', 'Notes', 'Salt', 'Shelf']);
  });

  it('shows a rule and an act that nothing serves as open, and makes no button of them', () => {
    const spec = planFromReading(
      markedReading('{R1 Players} {A2>3 frobnicate} {T3 counters}, {N4>2 at most twice a day}'),
    );
    expect(spec.actions).toEqual([]);
    const open = spec.trace.filter(({ served }) => served.length === 0);
    expect(open.map(({ request, state }) => [request, state])).toEqual([
      ['frobnicate counters', 'not-understood'],
      ['at most twice a day', 'not-built'],
    ]);
  });

  it('lets people add to what is kept, though nobody said so, and claims no answer to a question over all', () => {
    const spec = planFromReading(
      markedReading('{R1 roommates} {T2 chores}, {A3>2 rotate} them, {A4>5 show} {N5>1 who is behind}'),
    );
    const list = spec.pages.flatMap(({ sections }) => sections).find(({ block }) => block === 'records');
    expect(list?.props).toMatchObject({ entity: 'chores', can: { create: true } });
    const open = spec.trace.filter(({ served }) => served.length === 0);
    expect(open.map(({ request }) => request)).toEqual(
      expect.arrayContaining(['show who is behind', 'who is behind']),
    );
  });

  it('leaves out what must not be there', () => {
    const spec = planFromReading(markedReading('a {K1 blog} about bees, no {Z2 comments}'));
    expect(JSON.stringify(spec.entities)).not.toMatch(/comment/i);
  });
});
