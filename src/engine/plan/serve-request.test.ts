import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';

function listOf({ pages }: AppSpec, entity: string) {
  return pages
    .flatMap(({ sections }) => sections)
    .find(({ block, props }) => block === 'records' && props['entity'] === entity);
}

function entityOf(description: string, many: string) {
  return planFromText(description).entities.find((entity) => entity.many === many);
}

describe('what people were said to do', () => {
  it('keeps adding and changing for admins where only they were said to', () => {
    const spec = planFromText(
      'A shop. Users can browse products and review products. Admins can manage products.',
    );
    const list = listOf(spec, 'products');
    expect(list?.props['editors']).toEqual(['Admin']);
    expect(spec.entities.find(({ name }) => name === 'products')?.detail?.editors).toEqual(['Admin']);
  });

  it('leaves it to everybody where users were said to add, too', () => {
    const spec = planFromText('A club. Users can add recipes. Admins can manage recipes.');
    const list = listOf(spec, 'recipes');
    expect(list?.props['editors']).toBeUndefined();
  });

  it('makes fields of what a thing is added with', () => {
    const labels = entityOf(
      'A clinic. Users can add their pets with species, breed, watering interval and age, and choose a doctor.',
      'Pets',
    )?.fields.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Species', 'Breed', 'Watering interval', 'Age']));
  });

  it('makes choices of what stands in brackets behind a field', () => {
    const genre = entityOf(
      'A library. Users can add books with author, genre (novel, poetry, science) and price.',
      'Books',
    )?.fields.find(({ label }) => label === 'Genre');
    expect(genre).toMatchObject({ kind: 'choice', options: ['Novel', 'Poetry', 'Science'] });
  });

  it('filters by what people were said to look for', () => {
    const spec = planFromText('A real estate site. Users can filter homes by city, type and price range.');
    const list = listOf(spec, 'homes');
    expect(list?.props['filters']).toEqual(expect.arrayContaining(['city', 'type']));
  });

  it('lets people return what they borrowed where their loans are', () => {
    const spec = planFromText('A library. Users can borrow and return books.');
    expect(spec.actions.find(({ label }) => label === 'Return')).toMatchObject({
      on: 'loans',
      sets: { status: 'Returned' },
    });
    expect(spec.pages.map(({ title }) => title)).not.toContain('My returns');
  });

  it('brings up what a campaign has so far by what is given', () => {
    const spec = planFromText('Users can create campaigns with a funding goal and back campaigns.');
    expect(
      spec.actions.find(({ on, effects }) => on === 'campaigns' && effects !== undefined)?.effects,
    ).toContainEqual({
      field: 'raised',
      byField: 'amount',
      sign: 1,
    });
    const labels = spec.entities.find(({ name }) => name === 'campaigns')?.fields.map(({ label }) => label);
    expect(labels).not.toContain('Funding goal');
  });

  it('means by “it” what was spoken of', () => {
    const spec = planFromText('A hotel. Users can book rooms, see their bookings and cancel them.');
    expect(spec.actions.find(({ label }) => label === 'Cancel')?.on).toBe('bookings');
  });

  it('calls what an unknown verb leaves behind after what it was done to', () => {
    const titles = planFromText('A site. Users can polish teapots.').pages.map(({ title }) => title);
    expect(titles).toContain('My polished teapots');
  });

  it('reads what can be done with a thing as done by users', () => {
    const { pages } = planFromText('An academy. Courses can be browsed by subject and level.');
    expect(pages.map(({ title }) => title)).toContain('Courses');
    expect(pages.map(({ title }) => title)).not.toContain('Levels');
  });
});
