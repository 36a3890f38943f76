import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Critical path method with precedence links, PERT simulation and serial levelling',
  text: [
    'A pass forward through the links gives the earliest day of every task, a pass back from the end the latest; the difference is its slack. Tasks without slack form the critical path. Links go from the start or finish of one task to the start or finish of another, with days between that may be negative.',
    'PERT takes three estimates for each task. Its mean is (shortest + 4 × likely + longest) / 6 and its variance ((longest − shortest) / 6)². The formula adds both along the mean critical path and reads the chance of a day from the normal curve.',
    'Because several paths can turn out longest, that formula is too hopeful. The simulation therefore draws all durations 3,000 times from beta distributions with those three estimates and passes the whole network each time; the share of runs that end by a day is the chance of that day.',
    'Where people or machines are scarce, tasks are placed one by one at the first time at which their links hold and enough is free, the one with the smallest late finish first. The simulation then keeps the order in which they were handed on.',
  ],
  sources: [
    {
      text: 'Kelley and Walker, Critical-path planning and scheduling, Proceedings of the Eastern Joint Computer Conference, 1959',
    },
    {
      text: 'Malcolm, Roseboom, Clark and Fazar, Application of a technique for research and development program evaluation, Operations Research 7, 1959',
    },
    {
      text: 'Moder, Phillips and Davis, Project Management with CPM, PERT and Precedence Diagramming, 3rd edition, 1983',
    },
    {
      text: 'Kolisch, Serial and parallel resource-constrained project scheduling methods revisited, European Journal of Operational Research 90, 1996',
    },
    { text: 'Hillier and Lieberman, Introduction to Operations Research, project management with PERT/CPM' },
  ],
  assumptions: [
    'Durations of different tasks do not depend on each other. Where one cause delays many tasks, the spread is wider than shown.',
    'A task that has begun is not interrupted, except by days on which nobody works.',
    'The same number of people and machines is there on every working day.',
  ],
  limits: [
    'Levelling by a rule of priority is fast and good, but not always the shortest plan there is.',
    'Lags are in working days; there is one calendar for everybody.',
    'Events that stop the whole project, such as a lost permit, are in the chances only if the longest estimates hold them.',
  ],
};
