import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Claim parsing, antecedent basis, claim chart by term weights, and classification by words',
  text: [
    'Claims are split by their numbers. The preamble ends at the transition: “comprising” leaves the claim open, “consisting of” closes it, “consisting essentially of” lets in what does not change it materially. Elements end at semicolons or lines.',
    'For every “the X” and “said X” an earlier “a X” is looked for, in the claim and in those that it refers to. It is missing, or it is unclear which of two is meant, or more is said than was introduced. What a thing has by its nature, such as its surface, needs no introduction.',
    'Words of degree, means for a function, examples and the like are listed with the section of the examiner’s manual that deals with them. Multiple dependent claims are checked against the rule, and counted as the fee does.',
    'For the chart every sentence of a reference is weighed by its terms: a word counts more the fewer sentences have it. The sentence nearest to an element is quoted, with the share of the element’s words that it has.',
    'Subclasses are ranked by the words that they share with the claims, out of a table of more than two hundred. Queries join the most used words of the independent claims with their synonyms, cut for any ending.',
  ],
  sources: [
    {
      text: 'United States Patent and Trademark Office, Manual of Patent Examining Procedure, sections 2111.03 (transitions), 2173.05 (definiteness), 2181 (means plus function)',
      url: 'https://www.uspto.gov/web/offices/pac/mpep/',
    },
    { text: '37 CFR 1.75: claims, dependent and multiple dependent' },
    {
      text: 'Manning, Raghavan and Schütze, Introduction to Information Retrieval, Cambridge University Press, 2008, chapter 6: term weights',
    },
    {
      text: 'Cooperative Patent Classification, European Patent Office and USPTO',
      url: 'https://www.cooperativepatentclassification.org/',
    },
  ],
  assumptions: [
    'Claims are in English and each begins on a new line with its number.',
    'The rules on wording are those of the United States; other offices have rules of their own.',
    'Whatever was public before the priority date counts.',
  ],
  limits: [
    'It does not say that anything is new, inventive, valid or infringed, and is no advice by a patent attorney.',
    'Shared words are no disclosure: a passage may use other words for the same thing, or the same words for another.',
    'Noun phrases are found by their position and not by grammar, so that an antecedent may be missed or wrongly marked.',
    'It does not search any database; the queries are for you to run. The table of subclasses is a part of the scheme, named in our words.',
  ],
};
