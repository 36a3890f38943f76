import { describe, expect, it } from 'vitest';
import { readClauses } from './read-clauses.ts';

function wishes(text: string): string[] {
  return readClauses(text).map(({ actor, verb, object }) => `${actor}: ${verb} ${object}`);
}

describe('readClauses', () => {
  it('knows people by their ending and groups by their name', () => {
    expect(
      wishes('attendees register for events, organizers announce talks and families request parcels'),
    ).toEqual(['attendee: register events', 'organizer: announce talks', 'family: request parcels']);
  });

  it('means by “them” what the others spoke of', () => {
    expect(wishes('employees submit requests and managers approve them')).toEqual([
      'employee: submit requests',
      'manager: approve requests',
    ]);
  });

  it('keeps together what stands in brackets, and takes nobody for “under”', () => {
    expect(readClauses('managers move ideas through stages (new, under review, done)')).toMatchObject([
      { actor: 'manager', verb: 'move', object: 'ideas', details: ['new', 'under review', 'done'] },
    ]);
  });

  it('looks at what a dashboard shows', () => {
    expect(wishes('judges score projects, and a leaderboard shows the ranking')).toEqual([
      'judge: score projects',
      'user: view leaderboard',
    ]);
    expect(wishes('The dashboard shows total revenue and occupancy')).toEqual([
      'user: view dashboard',
      'user: view total revenue',
      'user: view occupancy',
    ]);
  });
});
