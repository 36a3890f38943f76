import { describe, expect, it } from 'vitest';
import { blocks } from '../blocks.gen.ts';
import { cases } from '../knowledge/cases.gen.ts';
import { brokenSamples } from '../limits/broken-samples.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { specFaults } from '../spec/check-spec.ts';
import { blockPropsOf } from './block-props.ts';
import type { CaseFile } from './case-file.ts';
import { planOfCase } from './case-plan.ts';
import { specOfCase } from './check-case.ts';
import { inOwnSubject } from './in-own-subject.ts';

function specOf(id: string): AppSpec {
  const { json = '' } = cases.find((one) => one.id === id) ?? {};
  return specOfCase(planOfCase(JSON.parse(json) as CaseFile, blockPropsOf(blocks as never)));
}

/** All that is read on the screen of a plan; names of things and fields are not. */
function shown({ tagline, entities, pages, actions }: AppSpec): string {
  return JSON.stringify([
    tagline,
    entities.map(({ one, many, fields, samples }) => [
      one,
      many,
      fields.map(({ label, options }) => [label, options]),
      samples.map((sample) => Object.values(sample)),
    ]),
    pages.map(({ title, lead }) => [title, lead]),
    actions.map(({ label }) => label),
  ]).replaceAll(/"[a-z]+[a-zA-Z]*-\d+"/g, '""');
}

describe('A plan about what its text is about', () => {
  it.each([
    ['rescue-cats-homes', 'dog shelter, people ask to adopt a dog', /\bcats?\b|kitten/i],
    ['rescue-cats-homes', 'we find homes for parrots', /\bcats?\b|kitten/i],
    ['driving-theory-cards', 'exam trainer for the inland fishing licence', /\bcars?\b|driv|road|alcohol/i],
    ['driving-theory-cards', 'practice for my drone licence', /\bcars?\b|driv|road|right of way/i],
    ['painter-portfolio', 'portfolio of a street photographer', /watercolour|gouache|paint/i],
    ['barber-two-chairs', 'appointments at my hairdresser’s', /barber|beard|fade/i],
    ['shelter-dog-walks', 'volunteers walk the donkeys of our sanctuary', /\bdogs?\b/i],
  ])('%s for “%s”', (id, text, others) => {
    const spec = inOwnSubject(specOf(id), text);
    expect(shown(spec)).not.toMatch(others);
    expect(specFaults(spec)).toEqual([]);
    expect([...brokenSamples(spec)]).toEqual([]);
  });

  it('offers what its trade offers in place of what another does', () => {
    const servicesOf = ({ entities }: AppSpec) => entities.find(({ name }) => name === 'services')?.samples;
    const barber = servicesOf(specOf('barber-two-chairs'));
    const salon = servicesOf(inOwnSubject(specOf('barber-two-chairs'), 'Bookings for my hair salon'));
    expect(salon).toHaveLength(barber?.length ?? 0);
    expect(JSON.stringify(salon)).toContain('Highlights');
  });

  it.each([
    ['rescue-cats-homes', 'cat rescue, some cats are fine with dogs'],
    ['driving-theory-cards', 'driving theory cards for my daughter'],
    ['painter-portfolio', 'portfolio of a painter, with photographs of the paintings'],
    ['babysitter-sheet', 'what the babysitter must know, we have a dog'],
  ])('%s stays what it is for “%s”', (id, text) => {
    const spec = specOf(id);
    expect(inOwnSubject(spec, text)).toEqual(spec);
  });
});
