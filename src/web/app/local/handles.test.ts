import { expect, it } from 'vitest';
import type { AnyCollection } from './collection.ts';
import { collections } from './collections.gen.ts';
import { agentRuns } from './handles/agent-runs.ts';
import { customTools } from './handles/custom-tools.ts';
import { studyDecks } from './handles/study-decks.ts';
import { studyNotes } from './handles/study-notes.ts';
import { studyPages } from './handles/study-pages.ts';
import { studyPictures } from './handles/study-pictures.ts';
import { studyReviews } from './handles/study-reviews.ts';

const declared = collections as unknown as readonly AnyCollection[];

it.each([agentRuns, customTools, studyDecks, studyNotes, studyPages, studyPictures, studyReviews])(
  'the handle of $name says what the collection says',
  (handle) => {
    expect(declared.find(({ name }) => name === handle.name)).toMatchObject(handle);
  },
);
