import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';

function labelsOf({ entities }: AppSpec, name: string): string[] {
  return entities.find((entity) => entity.name === name)?.fields.map(({ label }) => label) ?? [];
}

function canAdd({ pages }: AppSpec, name: string): boolean {
  return pages
    .flatMap(({ sections }) => sections)
    .some(({ block, props }) => {
      const can = props['can'];
      return (
        block === 'records' &&
        props['entity'] === name &&
        typeof can === 'object' &&
        can !== null &&
        'create' in can &&
        can.create === true
      );
    });
}

describe('what somebody puts there', () => {
  it.each([
    [
      'A carpool. Drivers offer rides with departure city, start date, seats and price.',
      'rides',
      'Departure city',
    ],
    ['A site. Organizers announce hackathons with theme, prize and team size.', 'hackathons', 'Team size'],
    ['A site. Creators start campaigns with goal and deadline.', 'campaigns', 'Deadline'],
    ['A market. Sellers list products with price and required tools.', 'products', 'Required tool'],
    [
      'Support desk: customers open tickets with priority and product name; agents answer tickets.',
      'tickets',
      'Product name',
    ],
  ])('is added with what it is said to have: %s', (text, name, label) => {
    const spec = planFromText(text);
    expect(canAdd(spec, name)).toBe(true);
    expect(labelsOf(spec, name)).toContain(label);
  });

  it('is an application with the fields that were named', () => {
    const spec = planFromText(
      'A bank. Students apply for a grant with amount, purpose and study period. Officers approve applications.',
    );
    expect(labelsOf(spec, 'grantApplications')).toEqual(
      expect.arrayContaining(['Amount', 'Purpose', 'Study period', 'Status']),
    );
    expect(spec.actions.find(({ label }) => label === 'Approve')).toMatchObject({ on: 'grantApplications' });
    expect(labelsOf(spec, 'grantApplications')).not.toContain('Until');
  });

  it('belongs to what it is added to', () => {
    const spec = planFromText(
      'A trip app. Users create trips and add expenses with amount and date to a trip.',
    );
    expect(spec.actions.find(({ label }) => label === 'Add expense')).toMatchObject({
      on: 'trips',
      creates: { entity: 'expenses', link: 'ofTrips' },
    });
    expect(spec.entities.find(({ name }) => name === 'trips')?.detail?.related).toContainEqual({
      entity: 'expenses',
      link: 'ofTrips',
      title: 'Expenses',
    });
  });

  it.each([
    ['Volunteers sign up for shifts.', 'My sign-ups'],
    ['Attendees register for workshops.', 'My registrations'],
    ['Members join pottery lessons.', 'My sign-ups'],
  ])('is found again: %s', (text, title) => {
    expect(
      planFromText(`A town site. ${text} Admins manage news.`).pages.map((page) => page.title),
    ).toContain(title);
  });
});
