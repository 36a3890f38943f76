import { type AntecedentFinding, antecedentFindings } from '../../../methods/patents/antecedents.ts';
import {
  type ClaimFlag,
  claimsForFees,
  dependencyFlags,
  flagsOf,
} from '../../../methods/patents/claim-flags.ts';
import { type Claim, parseClaims } from '../../../methods/patents/parse-claims.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { chartOf, type Match, type ReferenceText } from './chart.ts';
import { classesFor, type RankedClass } from './classify.ts';
import type { PatentInput } from './fields.ts';
import { type Concept, conceptsOf, type Query, queriesFor } from './search-plan.ts';

export interface Examination {
  readonly claims: readonly Claim[];
  readonly independent: readonly Claim[];
  readonly antecedents: readonly AntecedentFinding[];
  readonly flags: readonly ClaimFlag[];
  readonly forFees: number;
  readonly charted: Claim;
  readonly references: readonly ReferenceText[];
  /** For each element, the best passage of each reference. */
  readonly chart: readonly (readonly Match[])[];
  readonly classes: readonly RankedClass[];
  readonly concepts: readonly Concept[];
  readonly queries: readonly Query[];
}

const fewestWords = 5;
const mostClaims = 120;

export function examine(input: PatentInput): Examination {
  const claims = parseClaims(input.claims.replaceAll('\r\n', '\n'));
  const short = claims.find(({ text }) => text.split(/\s+/).length < fewestWords);
  if (short !== undefined)
    throw new WorkFault(
      `Claim ${short.number} has fewer than ${fewestWords} words. Paste each claim whole, with its number at the beginning of a line.`,
      'claims',
    );
  if (claims.length > mostClaims)
    throw new WorkFault(
      `These are ${claims.length} claims; at most ${mostClaims} can be taken at once.`,
      'claims',
    );
  const twice = claims.find(({ number }, at) => claims.findIndex((other) => other.number === number) !== at);
  if (twice !== undefined)
    throw new WorkFault(`Two claims have the number ${twice.number}. Number them from 1 on.`, 'claims');
  const charted = claims.find(({ number }) => number === input.charted);
  if (charted === undefined)
    throw new WorkFault(
      `There is no claim ${input.charted}. The claims are ${claims.map(({ number }) => number).join(', ')}.`,
      'charted',
    );
  const references = referencesOf(input);
  const classes = classesFor(
    `${input.title} ${input.title} ${input.claims} ${(input.keywords ?? []).join(' ')}`,
  );
  const concepts = conceptsOf(input.title, claims, input.keywords ?? []);
  return {
    claims,
    independent: claims.filter(({ refersTo }) => refersTo.length === 0),
    antecedents: antecedentFindings(claims),
    flags: [...dependencyFlags(claims), ...flagsOf(claims)],
    forFees: claimsForFees(claims),
    charted,
    references,
    chart: references.length === 0 ? [] : chartOf(charted.elements, references),
    classes,
    concepts,
    queries: queriesFor(concepts, classes, input.priority),
  };
}

function referencesOf({
  referenceOne,
  referenceTwo,
  referenceThree,
  referenceFour,
}: PatentInput): ReferenceText[] {
  const texts = [referenceOne, referenceTwo, referenceThree, referenceFour];
  return texts.flatMap((text, at) => {
    if (text === undefined) return [];
    const [first = '', ...rest] = text.split('\n');
    const hasName = rest.join('').trim() !== '' && first.length <= 120;
    return [{ name: hasName ? first.trim() : `Reference ${at + 1}`, text: hasName ? rest.join('\n') : text }];
  });
}
