import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Inventory theory, Erlang C, and linear and integer programming',
  text: [
    'A plan is found by the simplex method in two phases. From the last tableau come the shadow price of each limit, how far its bound may move before that price changes, the reduced cost of each decision, and between which contributions the plan stays the same. Where decisions must be whole numbers, branch and bound searches on; the plan that it finds is checked against all limits once more.',
    'Where no plan is possible, limits are taken out one by one as long as the rest stays impossible: what is left cannot hold together. An elastic programme says by how much the bounds would have to give at least. Where the aim has no end, the decisions that nothing holds back are named.',
    'The order quantity is Harris’s square root of twice demand times order cost over holding cost, with a finite making rate and planned backorders where they are asked for. With discounts on all units the best quantity of every price is worked out, moved up to where the price begins, and the cheapest of all is taken.',
    'The reorder point is the mean demand in the lead time plus a number of standard deviations, in which the doubt about the lead time is included. The number comes from the share of cycles that must not run out, or from the share of demand to be met from stock by the normal loss function.',
    'A single order covers demand up to the share that the cost of one unit too few has of both mistakes. Staff are counted by Erlang’s formula of 1917 for a line in which everybody waits.',
  ],
  sources: [
    {
      text: 'Hillier and Lieberman, Introduction to Operations Research, McGraw-Hill: chapters on linear programming, sensitivity analysis, queueing and inventory theory',
    },
    { text: 'Harris, How many parts to make at once, Factory, The Magazine of Management 10, 1913' },
    { text: 'Silver, Pyke and Thomas, Inventory and Production Management in Supply Chains, CRC Press' },
    { text: 'Chopra and Meindl, Supply Chain Management, Pearson: managing uncertainty in a supply chain' },
    { text: 'Stevenson, Operations Management, McGraw-Hill: the single-period model' },
    {
      text: 'Erlang, Solution of some problems in the theory of probabilities of significance in automatic telephone exchanges, 1917',
    },
    {
      text: 'Chinneck and Dravnieks, Locating minimal infeasible constraint sets in linear programs, ORSA Journal on Computing 3, 1991',
    },
  ],
  assumptions: [
    'Plans: contributions and uses are in proportion to amounts, and all figures are certain.',
    'Orders: demand is steady; keeping costs go by the mean stock.',
    'Reorder point: demand in the lead time is normal, and the stock is looked at all the time.',
    'Staff: arrivals are random, times to serve are exponential, nobody gives up waiting.',
  ],
  limits: [
    'Discounts on all units only, not on the units beyond a step; several articles that share a truck or a budget are not ordered together.',
    'Shadow prices of plans in whole numbers are those of the plan with fractions.',
    'The search in whole numbers stops after some thousand branches and then says that the plan is not proven best.',
    'Abandoned calls (Erlang A), skills and shifts with breaks are not modelled.',
    'It is a calculation on your figures and no advice by a licensed engineer or accountant.',
  ],
};
