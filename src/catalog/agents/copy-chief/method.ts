import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Five copywriting frameworks with channel limits, Flesch readability and a check of claims',
  text: [
    'Each framework puts what you entered into another order of thought: attention, interest, desire and action; problem, agitation and solution; before, after and the bridge between them; features with their advantages; picture, promise, proof and push. Nothing is added that you did not say.',
    'For every channel the longest text is taken that fits its published limit, counted in characters.',
    'Reading ease is 206.835 less 1.015 times the words of a sentence and 84.6 times the syllables of a word. Syllables are counted by rules.',
    'Wordings that advertising rules ask to be proved are marked: superlatives, absolutes, health, environment, figures, free and scarcity.',
  ],
  sources: [
    {
      text: 'E. K. Strong, The Psychology of Selling and Advertising, 1925: attention, interest, desire, action',
    },
    { text: 'Rudolf Flesch, A New Readability Yardstick, Journal of Applied Psychology 32, 1948' },
    {
      text: 'Kincaid, Fishburne, Rogers and Chissom, Derivation of New Readability Formulas for Navy Enlisted Personnel, 1975',
    },
    { text: 'Federal Trade Commission, Policy Statement Regarding Advertising Substantiation, 1984' },
    { text: 'Directive 2005/29/EC of the European Parliament on unfair commercial practices' },
  ],
  assumptions: [
    'What you enter is true.',
    'Texts are English; syllables and claims of other languages are not known.',
  ],
  limits: [
    'Syllables by rules are off now and then, which moves the reading ease by a few points.',
    'The check of claims looks for wordings, not for truth: it is no legal advice, and a text without a mark can still mislead.',
    'Channels change their limits; look at theirs before a campaign.',
  ],
};
