export interface Claim {
  readonly words: string;
  readonly kind: string;
  readonly advice: string;
}

interface ClaimRule {
  readonly kind: string;
  readonly pattern: RegExp;
  readonly advice: string;
}

/** What advertising law in most places asks to be shown before it is said: see the sources of the method. */
const rules: readonly ClaimRule[] = [
  {
    kind: 'Superlative',
    pattern:
      /\b(best|fastest|cheapest|safest|strongest|leading|number one|no\. ?1|#1|most (?:trusted|popular|advanced|effective))\b/gi,
    advice: 'Say by which measure, against whom, and when it was compared, or leave it out.',
  },
  {
    kind: 'Absolute',
    pattern:
      /\b(guaranteed?|always|never|100 ?%|risk[- ]free|everyone|nobody|permanent(?:ly)?|instant(?:ly)?)\b/gi,
    advice: 'One exception makes it false. Say what usually happens, or name the terms of the guarantee.',
  },
  {
    kind: 'Health',
    pattern:
      /\b(cures?|heals?|treats?|prevents?|relieves?|detox(?:es)?|boosts? (?:your )?immunity|clinically (?:proven|tested)|doctors? recommend(?:ed)?|weight loss)\b/gi,
    advice: 'Health claims need studies of this very product, and in many places an approval.',
  },
  {
    kind: 'Environment',
    pattern:
      /\b(eco[- ]friendly|green|sustainable|climate[- ]neutral|carbon[- ]neutral|biodegradable|natural|plastic[- ]free)\b/gi,
    advice: 'Say which part, by which standard, and over which part of its life.',
  },
  {
    kind: 'Figure',
    pattern: /\b\d+(?:[.,]\d+)?\s?(?:%|percent|per cent|times|×|x\b)/gi,
    advice: 'Keep the source and the date of this figure at hand, and name it where there is room.',
  },
  {
    kind: 'Free',
    pattern: /\bfree\b/gi,
    advice: 'Nothing may have to be paid for it; conditions stand beside the word.',
  },
  {
    kind: 'Scarcity',
    pattern:
      /\b(last chance|only today|limited (?:time|stock|places|seats)|while stocks last|ends (?:soon|tonight))\b/gi,
    advice: 'It has to be true: name the date or the number that is left.',
  },
];

/** Every wording that needs proof, once each. */
export function claimsOf(text: string): Claim[] {
  const found = new Map<string, Claim>();
  for (const { kind, pattern, advice } of rules)
    for (const [words] of text.matchAll(pattern))
      found.set(`${kind} ${words.toLowerCase()}`, { words, kind, advice });
  return [...found.values()];
}
