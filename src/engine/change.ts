import { type CaseFile, caseSchema } from './cases/case-file.ts';
import { namesOfThings } from './cases/match-things.ts';
import { blocksById, planFromText } from './generate.ts';
import { cases } from './knowledge/cases.gen.ts';
import type { Reader } from './reader/reader.ts';
import { reviseSpec } from './revise/revise-spec.ts';
import type { ReviseTools } from './revise/reviser.ts';
import type { Revision } from './revise/revision.ts';
import type { AppSpec } from './spec/app-spec.ts';
import { blockFaults } from './spec/block-faults.ts';

/** A sentence → the plan that it makes of another, with what became of each of its clauses. */
export function changeBySentence(
  spec: AppSpec,
  sentence: string,
  reader?: Pick<Reader, 'read' | 'knows'>,
): Revision {
  return reviseSpec(spec, sentence, toolsWith(reader));
}

function toolsWith(reader: Pick<Reader, 'read' | 'knows'> | undefined): ReviseTools {
  return {
    plan: planFromText,
    alsoCalled: wordsOfCase,
    partFaults: (spec) => blockFaults(spec, blocksById),
    ...(reader === undefined
      ? {}
      : { read: (text: string) => reader.read(text), isWord: (word: string) => reader.knows(word) }),
  };
}

/** What the case that a plan was made over also calls its things: people say “client” of whom the app calls a contact. */
function wordsOfCase({ met }: AppSpec): ReadonlyMap<string, readonly string[]> {
  const json = met === undefined ? undefined : cases.find(({ id }) => id === met)?.json;
  const parsed = json === undefined ? undefined : caseSchema.safeParse(JSON.parse(json));
  return parsed?.success === true ? namesOfThings(parsed.data satisfies CaseFile) : new Map();
}
