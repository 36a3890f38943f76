import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Additive scoring, Pareto frontier, and the solutions of Nash and Kalai–Smorodinsky',
  text: [
    'Every settlement of every issue is scored for both sides; a package is worth the sum of its settlements. All packages that no other package beats for both sides at once are found by adding one issue at a time and dropping what is beaten.',
    'The reservation value is what the best alternative is worth, times its chance, less the cost of walking away. The zone of possible agreement holds the packages that give both sides at least theirs.',
    'The solution of Nash is the package with the largest product of both gains over no agreement. That of Kalai and Smorodinsky gives both the same share of the most that they could gain; among single packages, the smaller of the two shares is made as large as possible.',
    'Log-rolling starts from splitting every difference and moves to the unbeaten package that improves on it most for both, by the product of the improvements.',
    'Their reserve is not known, only estimated as lowest, likely and highest. A triangle over these gives the chance that a package is worth more to them than no agreement; the aim is the package with the highest expected worth to us. The plan opens at the best package that still has a chance of a tenth and gives way in steps that shrink as far as the packages allow.',
  ],
  sources: [
    { text: 'Raiffa, The Art and Science of Negotiation, Harvard University Press, 1982' },
    {
      text: 'Fisher, Ury and Patton, Getting to Yes, 2nd edition, 1991: the best alternative to a negotiated agreement',
    },
    { text: 'Nash, The bargaining problem, Econometrica 18, 1950' },
    { text: 'Kalai and Smorodinsky, Other solutions to Nash’s bargaining problem, Econometrica 43, 1975' },
  ],
  assumptions: [
    'What an issue is worth does not depend on how the others are settled; where it does, make one issue of the two.',
    'They sign what is worth more to them than no agreement, and nothing else.',
  ],
  limits: [
    'The worth to them is a guess until they speak; scores should be corrected after each round.',
    'Relations, deadlines and people at the table are in it only as far as they are in the scores and the cost of walking away.',
    'An offer that is refused may change what the other side expects; the chances do not learn from it by themselves.',
  ],
};
