import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Clause checklist, rulebook of risky wording, and an audit of terms, references, numbers and dates',
  text: [
    'The type is recognised by words that speak for it, each with a weight and counted at most five times. The reasons are shown, and you may choose another type.',
    'Each type has a list of clauses that such a contract usually has. A clause counts as found when its usual words occur; for a missing one the reason and a neutral wording are given.',
    'Fifty-one rules look for wording that shifts risk. Each names why it is risky, how grave it is, and a milder wording. Whom it favours follows from the party that the sentence names before the words; sentences that bind both parties alike are passed over.',
    'Terms count as defined when they stand in quotation marks in brackets or before “means”. Capitalised phrases that occur twice or more after an article and are defined nowhere are listed, as are definitions that are never used. References are compared with the numbering, numbers in words with the figures beside them, and ends with beginnings.',
    'The redline exchanges words where an exchange is enough, and otherwise puts the proposed sentence behind the risky one. It is given as tracked changes in a Word document and as a page.',
  ],
  sources: [
    {
      text: 'Adams, A Manual of Style for Contract Drafting, American Bar Association: defined terms, obligations, efforts standards',
    },
    {
      text: 'Bills of Exchange Act 1882 (United Kingdom), section 9(2): the sum denoted by the words is the amount payable',
      url: 'https://www.legislation.gov.uk/ukpga/Vict/45-46/61',
    },
    {
      text: 'Uniform Commercial Code § 3-114: words prevail over numbers',
      url: 'https://www.law.cornell.edu/ucc/3/3-114',
    },
    { text: 'Directive 2011/7/EU on combating late payment in commercial transactions, article 3' },
    { text: 'Regulation (EU) 2016/679 (GDPR), articles 5 and 28' },
    { text: '18 U.S.C. § 1833(b): notice of immunity in contracts with employees and contractors' },
    { text: 'Microsoft, Rich Text Format specification 1.9.1: revision marks' },
  ],
  assumptions: [
    'The text is English, and its sections are numbered at the beginning of a line.',
    'Parties are named in the opening as a name followed by the word for it in brackets and quotation marks.',
    'The day of the review is the day from which dates are past or to come.',
  ],
  limits: [
    'No legal advice: it does not know the law of your country, what was said in talks, or whether a clause is valid. A licensed lawyer does.',
    'Rules find words and not meaning: unusual wording is missed, and harmless wording may be marked.',
    'A clause that is there may still say the wrong thing; only its presence is checked.',
    'Pictures, tables, handwriting and schedules that were not pasted are not read.',
  ],
};
