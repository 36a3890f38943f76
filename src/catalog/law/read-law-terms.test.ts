import { describe, expect, it } from 'vitest';
import { readLawTerms } from './read-law-terms.ts';

const whole = `
## Ab initio
- subjects: general, contract
- also: from the outset
- literally: from the beginning
- said: ab in-ISH-ee-oh
- related: Void; Nullity
- opposite: Ex nunc

From the beginning. An act that is void ab initio
never had any effect.

It differs from one that is set aside later.

**Example.** Noor signs for a company that was never founded.

**Where it differs**
- Germany: The word is “nichtig”.

**Sources.** BGB § 142 (Germany).
`;

describe('an entry of the law dictionary', () => {
  it('is read with all that it has', () => {
    expect(readLawTerms(whole)).toEqual({
      faults: [],
      terms: [
        {
          slug: 'ab-initio',
          term: 'Ab initio',
          subjects: ['general', 'contract'],
          also: ['from the outset'],
          borrowed: { literally: 'from the beginning', said: 'ab in-ISH-ee-oh' },
          related: ['Void', 'Nullity'],
          opposite: 'Ex nunc',
          definition: [
            'From the beginning. An act that is void ab initio never had any effect.',
            'It differs from one that is set aside later.',
          ],
          example: 'Noor signs for a company that was never founded.',
          differs: [{ place: 'Germany', text: 'The word is “nichtig”.' }],
          sources: 'BGB § 142 (Germany).',
        },
      ],
    });
  });

  it.each([
    ['- subjects: general, contract', '- subjects: cooking', 'there is no subject “cooking”.'],
    ['- said: ab in-ISH-ee-oh\n', '', 'a borrowed term has both what it says literally and how it is said.'],
    ['- Germany: The', '- Atlantis: The', 'there is no place “Atlantis”.'],
    ['**Example.** Noor', 'Noor', 'it is without an example.'],
    ['**Sources.** BGB § 142 (Germany).', '', 'it is without a source.'],
  ])('says what is wrong when “%s” becomes “%s”', (from, to, fault) => {
    expect(readLawTerms(whole.replace(from, to)).faults).toEqual([`Ab initio: ${fault}`]);
  });

  it('stands once', () => {
    expect(readLawTerms(whole + whole).faults).toEqual(['Ab initio: stands twice.']);
  });
});
