import { describe, expect, it } from 'vitest';
import { between, joinBodies } from './join-bodies.ts';
import { emptyBody, type JournalBody } from './journal-entry.ts';

const written = (changes: Partial<JournalBody>): JournalBody => ({ ...emptyBody, ...changes });
const sealed = (data: string) => ({ key: 'k', iv: 'i', data });

describe('what two devices wrote on the same day', () => {
  it('takes from each what it changed', () => {
    const base = written({ reflection: 'Morning.', mood: 3 });
    const ours = written({ reflection: 'Morning.', mood: 5, gratitude: ['rain'] });
    const theirs = written({ reflection: 'Morning. Later more.', mood: 3, learned: true });
    expect(joinBodies(base, ours, theirs)).toEqual(
      written({ reflection: 'Morning. Later more.', mood: 5, gratitude: ['rain'], learned: true }),
    );
  });

  it('keeps both texts when both were changed, and says nothing twice', () => {
    const base = written({ reflection: 'A' });
    expect(joinBodies(base, written({ reflection: 'A here' }), written({ reflection: 'A there' }))).toEqual(
      written({ reflection: `A there${between}A here` }),
    );
    expect(joinBodies(base, written({ reflection: 'A and more' }), written({ reflection: 'A and' }))).toEqual(
      written({ reflection: 'A and more' }),
    );
    expect(
      joinBodies(base, written({ gratitude: ['rain', 'tea'] }), written({ gratitude: ['tea', 'sleep'] })),
    ).toMatchObject({ gratitude: ['tea', 'sleep', 'rain'] });
  });

  it('keeps every sealed part that nobody replaced', () => {
    const base = { sealed: [sealed('B')] };
    expect(joinBodies(base, { sealed: [sealed('O')] }, { sealed: [sealed('T')] })).toEqual({
      sealed: [sealed('T'), sealed('O')],
    });
    expect(joinBodies(base, { sealed: [sealed('B')] }, { sealed: [sealed('T')] })).toEqual({
      sealed: [sealed('T')],
    });
    expect(joinBodies(base, base, base)).toEqual(base);
  });

  it('keeps what is open beside what is sealed', () => {
    const open = written({ reflection: 'Not sealed yet.' });
    expect(joinBodies(undefined, open, { sealed: [sealed('T')] })).toEqual({ sealed: [sealed('T')], open });
    expect(joinBodies(undefined, { sealed: [sealed('O')] }, open)).toEqual({ sealed: [sealed('O')], open });
  });
});
