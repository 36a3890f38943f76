import { changeBySentence } from './change.ts';
import type { Reader } from './reader/reader.ts';
import { changeIdeas } from './revise/change-ideas.ts';
import type { AppSpec } from './spec/app-spec.ts';

/** As many as are offered at once. */
const offered = 5;
/** Each costs a reading: of a plan that little can be said about, no more than these are tried. */
const mostTried = 14;

/**
 * Sentences to press that change this app, each of which was tried on its plan: it is done in full, and about what the app has.
 * One at a time, so that whoever asks can do something else in between.
 */
export function* suggestChanges(
  spec: AppSpec,
  reader?: Pick<Reader, 'read' | 'knows'>,
): Generator<string | undefined, void> {
  let found = 0;
  for (const { sentence } of changeIdeas(spec).slice(0, mostTried)) {
    if (found === offered) return;
    const isDone = doesInFull(spec, sentence, reader);
    if (isDone) found++;
    yield isDone ? sentence : undefined;
  }
}

/** Whether a sentence is done without anything left over, and begins nothing that nobody spoke of. */
function doesInFull(
  spec: AppSpec,
  sentence: string,
  reader: Pick<Reader, 'read' | 'knows'> | undefined,
): boolean {
  const { changed, spec: after, answers } = changeBySentence(spec, sentence, reader);
  const begun = after.entities.filter(({ name }) => spec.entities.every((one) => one.name !== name));
  const mayBegin = /^Let people (?:comment on|rate) /.test(sentence) ? 1 : 0;
  return (
    changed &&
    answers.length === 1 &&
    answers.every(({ state, missing }) => state === 'done' && missing.length === 0) &&
    begun.length <= mayBegin
  );
}
