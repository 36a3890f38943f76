import { describe, expect, it } from 'vitest';
import { caseSpec } from '../testing/case-spec.ts';
import { loadReader } from '../testing/reader/load-reader.ts';
import { changeBySentence } from './change.ts';
import { planFromText } from './generate.ts';
import { cases } from './knowledge/cases.gen.ts';
import { inText } from './library/words/in-text.ts';
import { changeIdeas } from './revise/change-ideas.ts';
import type { AppSpec } from './spec/app-spec.ts';
import { suggestChanges } from './suggest-changes.ts';

const reader = await loadReader();

/** From the first to the last, so that they have little in common. */
const tried = cases.filter((_, index) => index % 22 === 0).map(({ id }) => id);

function suggestionsFor(spec: AppSpec): string[] {
  return [...suggestChanges(spec, reader)].filter((sentence) => sentence !== undefined);
}

/** What the app calls its own: kinds of records, figures. */
function ownWords({ entities, numbers = {} }: AppSpec): string[] {
  return [...entities.map(({ many }) => many), ...Object.values(numbers).map(({ label }) => label)].map(
    inText,
  );
}

describe('what is suggested to be said of an app', () => {
  it('is tried over more than forty cases', () => {
    expect(tried.length).toBeGreaterThanOrEqual(40);
  });

  it.each(tried)('is done in full, changes the plan, and speaks of what is there: %s', (id) => {
    const spec = caseSpec(id);
    const kept = structuredClone(spec);
    const suggestions = suggestionsFor(spec);
    for (const sentence of suggestions) {
      const { changed, spec: after, answers } = changeBySentence(spec, sentence, reader);
      const told = answers.map(({ state, missing }) => ({ state, missing }));
      expect({ sentence, changed, told }).toEqual({
        sentence,
        changed: true,
        told: [{ state: 'done', missing: [] }],
      });
      expect({ ...after, trace: [] }, sentence).not.toEqual({ ...spec, trace: [] });
      expect(
        ownWords(spec).some((word) => sentence.includes(word)),
        sentence,
      ).toBe(true);
      // What was done once is not suggested again.
      expect(suggestionsFor(after)).not.toContain(sentence);
    }
    expect(new Set(suggestions).size).toBe(suggestions.length);
    expect(suggestions.length).toBeGreaterThanOrEqual(spec.entities.length > 0 ? 2 : 0);
    expect(spec).toEqual(kept);
  });

  it('is nearly always right before it was tried, so that few readings are wasted', () => {
    let all = 0;
    let done = 0;
    for (const id of tried) {
      const spec = caseSpec(id);
      for (const { sentence } of changeIdeas(spec).slice(0, 6)) {
        all++;
        if (changeBySentence(spec, sentence, reader).changed) done++;
      }
    }
    expect(done / all).toBeGreaterThan(0.95);
  });

  it.each([
    'A list of books with title, author and rating',
    'Members book yoga classes, trainers manage the schedule',
    'An expense tracker with categories, charts and export',
  ])('speaks also of an app that no case was found for: %s', (description) => {
    const spec = planFromText(description);
    const suggestions = suggestionsFor(spec);
    expect(suggestions.length).toBeGreaterThanOrEqual(3);
    for (const sentence of suggestions) expect(changeBySentence(spec, sentence, reader).changed).toBe(true);
  });

  it('is nothing for an app that keeps nothing', () => {
    const spec = caseSpec('simple-crm');
    expect(suggestionsFor({ ...spec, entities: [], actions: [], numbers: {} })).toEqual([]);
  });
});
