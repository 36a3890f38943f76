import { describe, expect, it } from 'vitest';
import { planFromText } from '../generate.ts';

describe('what brings a record to another state', () => {
  it('is a button for those who were said to do it', () => {
    const spec = planFromText(
      'A repair service. Tenants submit maintenance requests. Landlords mark requests as in progress or resolved.',
    );
    const marks = spec.actions.filter(({ label }) => label.startsWith('Mark as'));
    expect(marks.map(({ label, on, roles }) => [label, on, roles])).toEqual([
      ['Mark as in progress', 'maintenanceRequests', ['Landlord']],
      ['Mark as resolved', 'maintenanceRequests', ['Landlord']],
    ]);
  });

  it('is read without “as”, too', () => {
    const spec = planFromText('A workshop. Users can add repairs. Staff can mark repairs complete.');
    expect(spec.actions.find(({ label }) => label === 'Mark as completed')).toMatchObject({
      on: 'repairs',
      roles: ['Staff'],
    });
  });

  it('takes the stages that the description names', () => {
    const spec = planFromText(
      'An idea portal. Employees propose ideas. Managers move ideas through stages (submitted, under review, implemented).',
    );
    const status = spec.entities
      .find(({ name }) => name === 'ideas')
      ?.fields.find(({ name }) => name === 'status');
    expect(status?.options).toEqual(['Submitted', 'Under review', 'Implemented']);
    expect(spec.pages.flatMap(({ sections }) => sections).map(({ block }) => block)).toContain('kanban');
    expect(spec.roles).not.toContain('Under');
  });

  it('is tracked on what was handed in', () => {
    const spec = planFromText(
      'A shop. Buyers order products and track order status. Sellers list products with price and photo.',
    );
    const tracker = spec.pages.flatMap(({ sections }) => sections).find(({ block }) => block === 'tracker');
    expect(tracker?.props['entity']).toBe('orders');
  });

  it('shows those who decide everything, and nobody else what is not theirs', () => {
    const spec = planFromText(
      'A library. Members borrow books and return books. Librarians add books and see overdue loans.',
    );
    expect(spec.pages.find(({ path }) => path === '/loans')?.roles).toEqual(['Librarian']);
    expect(spec.pages.find(({ path }) => path === '/my-loans')?.roles).toBeUndefined();
    expect(spec.entities.find(({ name }) => name === 'books')?.detail?.editors).toEqual(['Librarian']);
  });

  it('lets nobody accept their own application', () => {
    const spec = planFromText(
      'A job board. Job seekers apply for jobs. Employers post jobs, review applicants and accept applications.',
    );
    expect(spec.pages.find(({ path }) => path === '/applications')?.roles).toEqual(['Employer']);
    const own = spec.pages.find(({ path }) => path === '/my-applications');
    expect(own?.sections.flatMap(({ props }) => props['actions'] ?? [])).toEqual([]);
    expect(spec.entities.map(({ many }) => many)).not.toContain('Applicant reviews');
  });
});
