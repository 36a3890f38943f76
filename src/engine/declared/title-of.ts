import { sentenceCase } from '../read/words.ts';
import type { Clause } from './declared.ts';
import { thingsIn } from './things-in.ts';

const longestTitle = 90;

/** What a specification is called: its first line, where that says nothing else. */
export function titleOf(
  clauses: readonly Clause[],
  text: string,
): { title?: string; rest: readonly Clause[] } {
  const [first, ...others] = clauses;
  if (first === undefined) return { rest: clauses };
  const isLabelled = first.under === undefined || first.under === 'other';
  const startsThere = text
    .slice(0, first.at[0])
    .split('\n')
    .every((line) => line.trim().length < 40);
  const isLong = first.text.length > longestTitle;
  if (!isLabelled || !startsThere || isLong || thingsIn(first).some(({ isThin }) => !isThin))
    return { rest: clauses };
  if (/\b(?:must|shall|may|should|has|have|enters|records|submits)\b/i.test(first.text))
    return { rest: clauses };
  const quoted = /["“]([^"”]{3,40})["”]/.exec(first.text)?.[1];
  const plain = first.text
    .replace(/\s*\([^)]*\)\s*$/, '')
    .replace(
      /\s*[–—-]\s*(?:functional )?(?:requirements?|specification|spec|concept)(?: specification)?$/i,
      '',
    )
    .replace(/^(?:data model|requirements|specification|concept)\s+(?:for|of)\s+(?:an?|the)?\s*/i, '')
    .replace(/[.:]$/, '')
    .trim();
  const cased = /[a-z]/.test(plain) ? sentenceCase(plain) : sentenceCase(plain.toLowerCase());
  return { title: quoted === undefined ? cased : `${quoted}: ${cased}`, rest: others };
}
