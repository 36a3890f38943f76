import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Market sizing from above and below, with Bass diffusion',
  text: [
    'From above: everybody who could buy, times what one spends a year, is the total market (TAM). The part that you can serve is the serviceable market (SAM), the part of it that you can win is the obtainable one (SOM).',
    'From below: for each way to customers, how many are reached in a year, how many of them buy, how often and at which price. The sum is what your own reach brings in.',
    'Where the two differ by more than half, one of the inputs is wrong or a way to customers is missing: the share of the market that your reach really comes to is worked out, and the reach that the share from above would need.',
    'Adoption follows Bass: each year some buy of themselves and others because they see it at others. The obtainable customers are taken as everybody who will ever adopt.',
  ],
  sources: [
    {
      text: 'Frank M. Bass, A New Product Growth for Model Consumer Durables, Management Science 15 (5), 1969',
    },
    {
      text: 'Sultan, Farley and Lehmann, A Meta-Analysis of Applications of Diffusion Models, Journal of Marketing Research 27, 1990: means of p 0.03 and q 0.38 over 213 applications',
    },
  ],
  assumptions: [
    'One customer adopts once and stays; replacement and leaving are not in the adoption curve.',
    'Prices, spending and reach stay as they are today.',
  ],
  limits: [
    'It does not know your market: every input needs a source that you would show an investor.',
    'The coefficients p and q vary widely between products; without sales of your own they come from similar products.',
  ],
};
