import { describe, expect, it } from 'vitest';
import { markedReading } from '../../testing/reader/marked-reading.ts';
import { blocksById, planFromReading } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';
import { planProof } from './proof-plan.ts';
import type { ProofReport } from './proof-report.ts';
import { countWishes, servedRequests, wishSummary } from './served-requests.ts';

/** A proof in which all holds but the cases that are named, and everything that was to be seen was seen. */
function proofOf(spec: AppSpec, failing: readonly string[] = [], seen: readonly string[] = []): ProofReport {
  const plan = planProof(spec, blocksById);
  const view = { size: 'desktop', faults: [], ms: 1 } as const;
  return {
    ok: failing.length === 0,
    left: 0,
    ms: 1,
    pages: plan.pages.map(({ path, tries, looksFor = [] }) => {
      const parts = looksFor.map(({ part }) => part);
      const isSeen = (part: string) => seen.includes(part) || !part.startsWith('absent:');
      return {
        ...view,
        path,
        ok: true,
        ...(tries === undefined ? {} : { tries }),
        seen: parts.filter(isSeen),
        unseen: parts.filter((part) => !isSeen(part)),
      };
    }),
    cases: plan.cases.map((one) => ({ ...view, ...one, ok: !failing.includes(one.name) })),
  };
}

function statesOf(spec: AppSpec, report: ProofReport | undefined): Record<string, string> {
  return Object.fromEntries(servedRequests(spec, report).map(({ request, state }) => [request, state]));
}

const hives = planFromReading(
  markedReading(
    'For my {X1 apiary}: {A2>3 write down} every {T3 hive} with its {F4>3 varroa count}, a {F5>3 photo}, a {F16>3 website} and a {F6>3 state} ({V7>6 healthy}, {V8>6 weak}), {A9>10 delete} {T10 hives}, {A11>12 frobnicate} {T12 hives}, {N13>3 at most 40}, no {Z14 comments}, no {Z15 login}',
  ),
);

describe('what became of the wishes', () => {
  it('is “works” only for what a case that held has tried', () => {
    expect(statesOf(hives, proofOf(hives))).toEqual({
      apiary: 'works',
      'write down every hive': 'works',
      hive: 'works',
      'varroa count': 'works',
      photo: 'works',
      // No case follows a link, which is shown by other words than were entered.
      website: 'there',
      state: 'works',
      healthy: 'works',
      weak: 'works',
      'delete hives': 'works',
      'frobnicate hives': 'not-understood',
      'at most 40': 'not-built',
      comments: 'works',
      login: 'works',
    });
  });

  it('is not “works” for a rule because a page opens', () => {
    const rule = servedRequests(hives, proofOf(hives)).find(({ request }) => request === 'at most 40');
    expect(rule).toMatchObject({ state: 'not-built', parts: [], triedBy: [] });
  });

  it('is not “works” where a case that tried it failed, and says which', () => {
    const failed = servedRequests(hives, proofOf(hives, ['Deleting hives shows in the list'])).find(
      ({ request }) => request === 'delete hives',
    );
    expect(failed).toMatchObject({
      state: 'there',
      note: 'Tried, and it did not hold: Deleting hives shows in the list',
    });
  });

  it('is “not built” for what was ruled out and stands on a page all the same', () => {
    expect(statesOf(hives, proofOf(hives, [], ['absent:comment']))['comments']).toBe('not-built');
  });

  it('is at most “is there” without a proof, or with one that did not try wishes one by one', () => {
    const old = proofOf(hives);
    const bare = {
      ...old,
      pages: old.pages.map(({ tries: _tries, seen: _seen, unseen: _unseen, ...page }) => page),
      cases: old.cases.map(({ tries: _tries, ...one }) => one),
    };
    for (const report of [undefined, bare])
      expect(Object.values(statesOf(hives, report))).not.toContain('works');
  });

  it('is “not built” for what was taken out after the first plan', () => {
    const pages = hives.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.block === 'records'
          ? { ...section, props: { ...section.props, can: { create: true } } }
          : section,
      ),
    }));
    const without = { ...hives, pages };
    expect(statesOf(without, proofOf(without))['delete hives']).toBe('not-built');
  });

  it('says which case tried it, and counts', () => {
    const wishes = servedRequests(hives, proofOf(hives));
    expect(wishes.find(({ request }) => request === 'hive')?.triedBy).toEqual([
      'Add hive shows it and keeps it',
    ]);
    expect(countWishes(wishes)).toEqual({ works: 11, there: 1, 'not-built': 1, 'not-understood': 1 });
    expect(wishSummary(countWishes(wishes))).toBe('11 of 14 wishes tried and working');
  });
});

describe('what an app is for', () => {
  it('has to be used in a case: what the text speaks of most, or the game that the app is', () => {
    const plan = planProof(hives, blocksById);
    expect(plan.main).toMatchObject({ name: 'Hives' });
    expect(plan.cases.some(({ tries = [] }) => tries.includes('create:hives'))).toBe(true);
    const chess = planFromReading(markedReading('a {K1 chess game}', ['game']));
    expect(planProof(chess, blocksById).main?.parts).toEqual([expect.stringMatching(/^section:.*chess/)]);
  });

  it('need not be entered on a site that shows what its owner has put there', () => {
    const site = planFromReading(markedReading('a site with my {T1 paintings}', ['portfolio']));
    expect(planProof(site, blocksById).main).toBeUndefined();
  });
});
