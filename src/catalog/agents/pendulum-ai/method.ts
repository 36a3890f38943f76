import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Weight of evidence as log odds, with an action threshold and a force field',
  text: [
    'The claim begins with the odds that such claims have elsewhere. Each piece of evidence multiplies them by its likelihood ratio: how many times likelier one would see it if the claim were true than if it were false. As logarithms the pieces add up; ten times the common logarithm is the deciban of Turing and Good.',
    'A source that is trusted in part counts by the power of its quality: a ratio of 9 from a source of 50 % counts as 3. Of pieces that go back to one origin the weightiest counts in full, the next by the share that does not overlap, the third by that share again.',
    'Acting pays when the claim is likelier than harm / (harm + benefit). The verdict is held against that point, and what would move it across is worked out: one more piece, another beginning, other stakes, or a piece left out. Finally all ratios are varied at random by the factor in doubt.',
    'The force field draws the pieces as forces that drive or restrain the action, their lengths by weight.',
  ],
  sources: [
    { text: 'Good, Probability and the Weighing of Evidence, Griffin, 1950' },
    { text: 'Good, Weight of evidence: a brief survey, Bayesian Statistics 2, 1985' },
    {
      text: 'Pauker and Kassirer, Therapeutic decision making: a cost-benefit analysis, New England Journal of Medicine 293, 1975',
    },
    {
      text: 'Ibrahim and Chen, Power prior distributions for regression models, Statistical Science 15, 2000',
    },
    { text: 'Lewin, Field Theory in Social Science, 1951: force-field analysis' },
  ],
  assumptions: [
    'Given the claim, pieces of different origins are independent of each other.',
    'Not acting gains and loses nothing; enter benefit and harm as differences from it.',
  ],
  limits: [
    'Likelihood ratios are judgements. Ask two people apart, and take their difference as the factor in doubt.',
    'Nothing that was left off the list is weighed. Missing evidence that one would expect to see is evidence too: enter it.',
    'It weighs one claim; where several explanations compete, weigh each against the others.',
  ],
};
