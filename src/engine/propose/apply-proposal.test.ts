import { describe, expect, it } from 'vitest';
import { changeBySentence } from '../change.ts';
import { filesOf, planFromText } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { parseSpec } from '../spec/check-spec.ts';
import { addedBy } from './added-by.ts';
import { applyProposal } from './apply-proposal.ts';
import { planPart, withoutSections, withPart } from './place-part.ts';
import type { ProposedThing } from './proposal.ts';

const floor = planFromText(
  'An app to manage guests with name, email and table. Users can add and delete guests.',
);
const change = async (spec: AppSpec, sentence: string) => changeBySentence(spec, sentence);
const gifts: ProposedThing = {
  name: 'Gifts',
  fields: [
    { name: 'What', kind: 'text', options: [] },
    { name: 'Worth', kind: 'money', options: [] },
    { name: 'From', kind: 'thing', options: ['Guests'] },
    { name: 'Thanked', kind: 'yes-no', options: [] },
    { name: '7', kind: 'text', options: [] },
  ],
  examples: [
    ['Tea set', '45 euros', 'Nobody', 'yes', ''],
    ['Lamp', 'much', '', 'no', ''],
  ],
};

describe('a proposal over a plan', () => {
  it('adds things with their fields and examples, and the files can be written', async () => {
    const { spec, done, left } = await applyProposal(floor, { things: [gifts], changes: [] }, change);
    const made = spec.entities.find(({ one }) => one === 'Gift');
    expect(made?.fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'what text',
      'worth money',
      'from reference',
      'thanked yes-no',
    ]);
    expect(made?.samples[0]).toMatchObject({ what: 'Tea set', worth: 45, thanked: true });
    expect(made?.samples[1]).toMatchObject({ what: 'Lamp', worth: expect.any(Number) as number });
    expect(parseSpec(spec).ok).toBe(true);
    expect(addedBy(floor, spec)).toEqual(['entity:gifts', 'page:gifts', 'section:gifts-records']);
    expect(Object.keys(filesOf(spec))).toContain('src/data/gifts.ts');
    expect(done).toEqual(['The app keeps gifts now, on a page of their own.']);
    expect(left).toEqual([]);
  });

  it('adds to a thing that is there what it lacks', async () => {
    const more: ProposedThing = {
      name: 'guest',
      fields: [
        { name: 'Name', kind: 'text', options: [] },
        { name: 'Diet', kind: 'choice', options: ['None', 'Vegan'] },
      ],
      examples: [['Ada', 'vegan']],
    };
    const { spec } = await applyProposal(floor, { things: [more], changes: [] }, change);
    expect(addedBy(floor, spec)).toEqual(['field:guests.diet']);
    expect(spec.entities[0]?.samples[0]?.['diet']).toBe('Vegan');
  });

  it('does what sentences say, lists those that nobody understands, and keeps what was asked for', async () => {
    const changes = ['Add an arrival date to guests', 'Frobnicate the quux'];
    const { spec, done, left } = await applyProposal(floor, { things: [], changes }, change);
    expect(addedBy(floor, spec)).toEqual([expect.stringMatching(/^field:guests\.arrival/) as string]);
    expect(done).toHaveLength(1);
    expect(left).toEqual(['“Frobnicate the quux”: it was not understood.']);
    expect(spec.trace).toEqual(floor.trace);
  });

  it('takes out nothing that a person asked for', async () => {
    const emptied = async (spec: AppSpec) => ({
      changed: true,
      spec: { ...spec, pages: spec.pages.map((page) => ({ ...page, sections: [] })) },
      answers: [],
    });
    const { spec, left } = await applyProposal(
      floor,
      { things: [], changes: ['Remove the guests'] },
      emptied,
    );
    expect(spec).toBe(floor);
    expect(left).toEqual(['“Remove the guests”: it would take out what was asked for.']);
  });

  it('has a place for parts of their own, with a file that says who wrote it', () => {
    const part = planPart(floor, { page: 'Guests', title: 'Seats left', does: 'Counts', things: ['guests'] });
    const byModel = { model: 'good-plan', place: 'localhost', parts: [], left: [], tokens: 1 };
    const code = 'export function Part({ records }) {\n  return <p>{records.guests.length} seats</p>;\n}';
    const spec = withPart({ ...floor, byModel }, part, { code, sees: 'seats' });
    expect(parseSpec(spec).ok).toBe(true);
    const files = filesOf(spec);
    expect(files['src/custom/own-seats-left.tsx']).toContain('export function OwnSeatsLeft');
    expect(files['src/custom/own-seats-left.tsx']).toMatch(/^\/\/ Written by the language model good-plan/);
    expect(files[`src/pages/${part.page.id}-page.tsx`]).toContain('part={OwnSeatsLeft}');
    expect(withoutSections(spec, new Set([part.id])).pages).toEqual(floor.pages);
  });
});
