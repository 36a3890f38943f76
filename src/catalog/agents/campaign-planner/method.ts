import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Equal marginal returns on response curves, with reach by the negative binomial',
  text: [
    'Each channel gets a curve through what was spent and sold before: saturating exponential (ceiling times one less e to the power of spending over a scale), Hill (ceiling over one plus half point over spending to the power of a shape), or power (constant elasticity).',
    'The budget is split so that the next unit of money brings the same in every channel that stands at neither of its bounds, which is the condition for the most sales in all. That common return is found by Brent’s method. Where a curve is S-shaped there can be several such points; a search over a grid of 400 steps decides on which side of its bend each channel stands before the rest is made equal, and small transfers between channels finish it.',
    'Contacts are spending over the price of a thousand. Within a channel they fall on its users by Poisson or by the negative binomial; channels are taken as independent, so that those missed by all of them are the product of those missed by each. Gross rating points are contacts per hundred of the audience, which is reach times frequency.',
    'What one more sum brings is the curve at the higher spending less the curve at the planned one, so that saturation within the step is counted.',
  ],
  sources: [
    {
      text: 'Jin, Wang, Sun, Chan and Koehler, Bayesian methods for media mix modeling with carryover and shape effects, Google, 2017',
      url: 'https://research.google/pubs/bayesian-methods-for-media-mix-modeling-with-carryover-and-shape-effects/',
    },
    {
      text: 'Luss and Gupta, Allocation of effort resources among competing activities, Operations Research 23(2), 1975',
    },
    { text: 'Little, Aggregate advertising models: the state of the art, Operations Research 27(4), 1979' },
    {
      text: 'Ehrenberg, The pattern of consumer purchases, Applied Statistics 8(1), 1959: the negative binomial distribution',
    },
  ],
  assumptions: [
    'A channel answers as it did before, and does not help or hurt another one.',
    'What was observed covers a period as long as this campaign.',
    'All sales are worth the same contribution, whichever channel they come from.',
    'People who use one channel are neither more nor less likely to use another.',
  ],
  limits: [
    'A curve through one observation rests on the ceiling or the form that you give: test by spending more in one region before you move large sums.',
    'Sales that would have come without advertising are in the observation unless you took them out.',
    'Effects that last longer than the campaign, such as a brand becoming known, are not counted.',
    'This is a computation, no advice by a licensed person on investments or taxes.',
  ],
};
