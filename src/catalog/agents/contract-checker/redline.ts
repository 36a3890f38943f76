import type { RedlinePiece } from '../../agent-desk/result.ts';
import type { Analysis } from './analyse.ts';
import { asSentence } from './as-sentence.ts';
import { clauses } from './clauses.ts';

/**
 * The contract with what is proposed: words that can be exchanged are, a milder sentence follows a risky one that needs more
 * thought, and missing clauses stand at the end.
 */
export function redlineOf({ text, risks, missing }: Analysis): RedlinePiece[] {
  const changes = risks
    .map((risk) => {
      const end = risk.at + risk.words.length;
      const after = risk.sentence.at + risk.sentence.text.length;
      return risk.rule.swap === undefined
        ? {
            from: after,
            to: after,
            deleted: '',
            inserted: ` [Proposed instead: ${asSentence(risk.milder)}]`,
          }
        : { from: risk.at, to: end, deleted: text.slice(risk.at, end), inserted: risk.rule.swap };
    })
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
  const pieces: RedlinePiece[] = [];
  let done = 0;
  for (const { from, to, deleted, inserted } of changes) {
    // Two findings in the same words: the first exchange already answers them.
    if (from < done) continue;
    pieces.push({ kind: 'kept', text: text.slice(done, from) });
    if (deleted !== '') pieces.push({ kind: 'deleted', text: deleted });
    pieces.push({ kind: 'inserted', text: inserted });
    done = to;
  }
  pieces.push({ kind: 'kept', text: text.slice(done) });
  for (const key of missing)
    pieces.push({ kind: 'inserted', text: `\n\n${clauses[key].name}. ${clauses[key].wording}` });
  return pieces.filter((piece) => piece.text !== '');
}
