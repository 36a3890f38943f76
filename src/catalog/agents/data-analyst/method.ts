import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Profile, checked assumptions, and the test that fits the question',
  text: [
    'Each column is read as a whole: what one cell leaves open, such as whether 1,250 is a thousand or a decimal, the other cells decide. A column is of a kind when nine tenths of its cells are; the rest is named as a fault and taken as missing. Nothing is removed in silence, and texts that begin like a formula stay texts.',
    'Outliers are what lies beyond Tukey’s fences, one and a half times the distance of the quartiles, or has a modified z beyond 3.5 (0.6745 times the distance from the median over the median distance). They are shown and kept.',
    'Groups are compared by Welch’s tests where means stand for their groups: at least 30 values in each without strong skew, or no sign against normal values. Otherwise ranks are compared (Mann–Whitney, Kruskal–Wallis). The rule looks at shape and size, never at the answer. Pairs among several groups are corrected after Holm.',
    'Relations are measured by Pearson’s r, Spearman’s ρ and Kendall’s τ. Dependence is worked out by least squares with Householder’s QR of centred columns, with the usual errors and with HC3, or by logistic regression where the outcome is yes or no.',
    'Counts are compared by chi-square, by Fisher’s exact test in small tables of four cells, and by shuffling in larger ones. Change over time is judged by the Mann–Kendall test with Sen’s slope, corrected where values follow each other, and by Pettitt’s test for a step.',
    'Every answer has its effect size with an interval, and the checks of what it takes for granted: Shapiro–Wilk up to 5,000 values and D’Agostino–Pearson beyond, Brown–Forsythe, Breusch–Pagan, Durbin–Watson, variance inflation, Cook’s distance.',
  ],
  sources: [
    {
      text: 'Welch, The generalization of “Student’s” problem when several different population variances are involved, Biometrika 34, 1947',
    },
    {
      text: 'Mann and Whitney, On a test of whether one of two random variables is stochastically larger than the other, Annals of Mathematical Statistics 18, 1947',
    },
    {
      text: 'Royston, Remark AS R94: a remark on algorithm AS 181, the W-test for normality, Applied Statistics 44, 1995',
    },
    { text: 'Iglewicz and Hoaglin, How to Detect and Handle Outliers, ASQC Quality Press, 1993' },
    {
      text: 'MacKinnon and White, Some heteroskedasticity-consistent covariance matrix estimators with improved finite sample properties, Journal of Econometrics 29, 1985',
    },
    {
      text: 'National Institute of Standards and Technology, Statistical Reference Datasets',
      url: 'https://www.itl.nist.gov/div898/strd/',
    },
    {
      text: 'Wasserstein and Lazar, The ASA statement on p-values: context, process, and purpose, The American Statistician 70, 2016',
      url: 'https://doi.org/10.1080/00031305.2016.1154108',
    },
  ],
  assumptions: [
    'Rows are independent cases, except where a column of pairs is named.',
    'The rows are a fair sample of what you want to know about.',
    'Values are missing by chance; rows without a needed value are left out.',
    'The question was settled before the data were looked at.',
  ],
  limits: [
    'No test shows a cause; that needs an experiment in which chance decides.',
    'Repeated measures beyond pairs, clusters such as classes or hospitals, survey weights and seasons are not modelled.',
    'Least squares takes straight lines: bends and interactions have to be put into the data as columns.',
    'Intervals of pairs are those of each pair by itself; only their p-values are corrected for their number.',
    'It is no substitute for a statistician where health, safety or law hang on the answer.',
  ],
};
