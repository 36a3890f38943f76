import { describe, expect, it } from 'vitest';
import { caseSpec } from '../../testing/case-spec.ts';
import { samplePeople } from '../emit/sample-people.ts';
import { viewersOf } from './viewers.ts';

describe('those in whose eyes an app can be seen', () => {
  it('are a visitor, each role, and among these the one that runs it', () => {
    expect(viewersOf(caseSpec('nail-studio-site'))).toEqual([
      { role: '', label: 'Visitor' },
      { role: 'Studio', label: 'Studio, runs the app' },
      { role: 'Client', label: 'Client' },
    ]);
  });

  it('are nobody where the app tells nobody apart', () => {
    expect(viewersOf(caseSpec('simple-crm'))).toEqual([]);
  });

  it('are told apart where a role is called as strangers are', () => {
    const spec = { ...caseSpec('nail-studio-site'), roles: ['Owner', 'Visitor'] };
    expect(viewersOf(spec).map(({ label }) => label)).toEqual([
      'Not signed in',
      'Owner, runs the app',
      'Visitor',
    ]);
  });

  it('are members where there are accounts and no roles, and never more than there are sample people', () => {
    const spec = caseSpec('nail-studio-site');
    expect(viewersOf({ ...spec, roles: [] }).map(({ role }) => role)).toEqual(['', 'Member']);
    const many = Array.from({ length: 12 }, (_, index) => `Role ${index}`);
    const people = samplePeople(many, spec).map(({ role }) => role);
    expect(viewersOf({ ...spec, roles: many }).map(({ role }) => role)).toEqual(['', ...people]);
  });
});
