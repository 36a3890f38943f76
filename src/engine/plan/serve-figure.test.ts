import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';

describe('figures that follow from records', () => {
  it('are worked out and no list of their own', () => {
    const spec = planFromText(
      'A freelance site. Clients post projects with budget. Freelancers see their total earnings and average rating.',
    );
    expect(spec.entities.map(({ many }) => many)).not.toContain('Total earnings');
    const page = spec.pages.find(({ sections }) => sections.some(({ block }) => block === 'stats'));
    expect(page?.lead).toBe('Total earnings, average rating.');
  });

  it('stand on the dashboard where the description puts them', () => {
    const spec = planFromText(
      'A gym: members join classes and receptionists record payments. The dashboard shows total revenue and class occupancy.',
    );
    const board = spec.pages
      .flatMap(({ path, sections }) => (path === '/' ? [] : sections))
      .find(({ block }) => block === 'dashboard');
    expect(board?.props['entities']).toEqual(expect.arrayContaining(['classes', 'payments']));
    expect(spec.pages.map(({ title }) => title)).not.toContain('Statistics');
  });

  it('go up with what is added to a record', () => {
    const spec = planFromText(
      'A trip app. Users create trips with budget, add expenses with amount and date to a trip, and see total spent.',
    );
    const trips = spec.entities.find(({ name }) => name === 'trips');
    expect(spec.actions.find(({ on }) => on === 'trips')?.effects).toContainEqual({
      field: 'totalSpent',
      byField: 'amount',
      sign: 1,
    });
    const expenses = spec.entities.find(({ name }) => name === 'expenses')?.samples ?? [];
    const first = expenses.filter(({ ofTrips, type }) => ofTrips === 'trips-1' && type !== 'Income');
    expect(trips?.samples[0]?.['totalSpent']).toBe(
      first.reduce((sum, { amount }) => sum + Number(amount), 0),
    );
  });

  it('are not kept up where what is in them can be changed', () => {
    const spec = planFromText(
      'A trip app. Users create trips with budget, add expenses with amount and date to a trip, delete expenses, and see total spent.',
    );
    expect(spec.actions.find(({ on }) => on === 'trips')?.effects).toBeUndefined();
  });
});
