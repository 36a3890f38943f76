import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Power analysis, two-level factorial designs and their analysis',
  text: [
    'For a measured value the size of each group is found at which a t test on both sides sees the difference as often as you ask, by Student’s distribution about that difference. For yes or no the normal test with a pooled share is used.',
    'Who is in which group is drawn by lot in blocks of four, so that both grow evenly. The same seed draws the same sheet.',
    'Several factors are tried together, each at two levels, in all combinations or in the half that mixes main effects with none of two factors. An effect is the mean at high less the mean at low.',
    'Results are read by Welch’s test for means, by the normal test with Newcombe’s interval for shares, and by Lenth’s method for factors that were run once each.',
  ],
  sources: [
    { text: 'Jacob Cohen, Statistical Power Analysis for the Behavioral Sciences, second edition, 1988' },
    { text: 'Joseph L. Fleiss, Statistical Methods for Rates and Proportions, second edition, 1981' },
    {
      text: 'B. L. Welch, The Generalization of “Student’s” Problem when Several Different Population Variances are Involved, Biometrika 34, 1947',
    },
    {
      text: 'Robert G. Newcombe, Interval Estimation for the Difference between Independent Proportions, Statistics in Medicine 17, 1998',
    },
    { text: 'Douglas C. Montgomery, Design and Analysis of Experiments, the filtration rate experiment' },
    { text: 'Russell V. Lenth, Quick and Easy Analysis of Unreplicated Factorials, Technometrics 31, 1989' },
  ],
  assumptions: [
    'Trials do not influence each other.',
    'Both groups have about the same deviation when the size is planned; when they are compared it may differ.',
    'With factors, effects of three and more are small.',
  ],
  limits: [
    'It does not see whether the groups differed before, or whether trials were left out.',
    'Looking again and again at running results needs other methods than these.',
    'The normal test for shares is rough below five yes or five no in a group.',
  ],
};
