import type { Claim } from './parse-claims.ts';

export interface ClaimFlag {
  readonly claim: number;
  readonly kind: string;
  readonly words: string;
  readonly advice: string;
}

interface FlagRule {
  readonly kind: string;
  readonly pattern: RegExp;
  readonly advice: string;
}

/** What examiners question by its words. The sections are those of the MPEP. */
const rules: readonly FlagRule[] = [
  {
    kind: 'Term of degree',
    pattern:
      /\b(?:about|approximately|substantially|essentially(?! of)|generally|relatively|nearly|roughly|high|low|strong|weak|thin|thick|large|small|fast|slow|similar|optimal(?:ly)?|effective amount|suitable|sufficient(?:ly)?)\b/gi,
    advice: 'Give the measure in the description or a range in the claim (2173.05(b)).',
  },
  {
    kind: 'Means plus function',
    pattern: /\b(?:means|step) for \w+ing\b/gi,
    advice:
      'It covers only what the description shows for this function, and equivalents (35 U.S.C. 112(f); 2181).',
  },
  {
    kind: 'May be means plus function',
    pattern:
      /\b(?:mechanism|module|device|unit|component|element|member|machine) (?:for \w+ing|configured to|adapted to|operable to|that is configured to)\b/gi,
    advice:
      'A word without structure before “for” may be read as means plus function (2181). Name a structure, or describe one.',
  },
  {
    kind: 'Example in a claim',
    pattern: /\b(?:such as|for example|e\.g\.|preferably|or the like|for instance|particularly)\b/gi,
    advice: 'It is unclear whether it limits (2173.05(d)). Move it to a dependent claim.',
  },
  {
    kind: 'And/or',
    pattern: /\band\/or\b/gi,
    advice: 'Write “at least one of A and B”.',
  },
  {
    kind: 'Negative limitation',
    pattern: /\b(?:without (?:an?|any|the|said)|free of|not (?:including|comprising|containing))\b/gi,
    advice: 'The exclusion needs a basis in the description (2173.05(i)).',
  },
  {
    kind: 'Relative to something variable',
    pattern: /\b(?:sized to fit|dimensioned (?:to|for)|adjustable to suit|depending on the user)\b/gi,
    advice: 'What it is measured by may vary (2173.05(b)). Refer to something standard.',
  },
];

export function flagsOf(claims: readonly Claim[]): ClaimFlag[] {
  return claims.flatMap(({ number, text }) =>
    rules.flatMap(({ kind, pattern, advice }) =>
      [...new Set([...text.matchAll(pattern)].map(([words]) => words.toLowerCase()))].map((words) => ({
        claim: number,
        kind,
        words,
        advice,
      })),
    ),
  );
}

/** Faults of dependency: 37 CFR 1.75(c) lets a multiple dependent claim refer to others in the alternative only, and to no other such claim. */
export function dependencyFlags(claims: readonly Claim[]): ClaimFlag[] {
  const flags: ClaimFlag[] = [];
  const numbers = new Set(claims.map(({ number }) => number));
  const isMultiple = (number: number) =>
    (claims.find((one) => one.number === number)?.refersTo.length ?? 0) > 1;
  for (const { number, refersTo, text } of claims) {
    for (const target of refersTo) {
      if (!numbers.has(target))
        flags.push({
          claim: number,
          kind: 'Dependency',
          words: `claim ${target}`,
          advice: 'There is no such claim.',
        });
      else if (target >= number)
        flags.push({
          claim: number,
          kind: 'Dependency',
          words: `claim ${target}`,
          advice: 'A claim refers to earlier claims only.',
        });
    }
    if (refersTo.length < 2) continue;
    if (/\bclaims?\s+\d+(?:\s*,\s*\d+)*\s*,?\s+and\s+(?:claims?\s+)?\d+/i.test(text))
      flags.push({
        claim: number,
        kind: 'Multiple dependent',
        words: 'and',
        advice: 'Refer to claims in the alternative: “claim 1 or 2” (37 CFR 1.75(c)).',
      });
    const other = refersTo.find(isMultiple);
    if (other !== undefined)
      flags.push({
        claim: number,
        kind: 'Multiple dependent',
        words: `claim ${other}`,
        advice: 'A multiple dependent claim may not be the basis of another one (37 CFR 1.75(c)).',
      });
  }
  return flags;
}

/** For the fee a multiple dependent claim counts as many claims as it refers to (37 CFR 1.75(c)). */
export function claimsForFees(claims: readonly Claim[]): number {
  return claims.reduce((sum, { refersTo }) => sum + Math.max(1, refersTo.length), 0);
}
