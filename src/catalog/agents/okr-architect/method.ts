import type { Method } from '../../agent-desk/work.ts';

export const method: Method = {
  name: 'Objectives and key results, checked by ten rules and scored from 0 to 1',
  text: [
    'An objective says where to go, a key result how one knows that one is there. Each is checked by rules: measurable, with a baseline, with a target, an outcome and not a task, few enough, inspiring and without figures, owned by one person, aligned, stretching or committed as it says, and backed by key results.',
    'The score of a key result is the part of the way from baseline to target that is behind it, between 0 and 1, whether the figure should rise or fall. Where the owner gave a score of their own it counts instead, as circumstances may make seven of ten a feat or a gift. An objective scores the mean of its key results, or of the objectives below it where it has none.',
    'Ambitious key results are reached at 0.7, committed ones at 1. Before the end, a straight line from the first day through today tells whether that will be reached: on track, at risk within 0.3 of it, off track below.',
  ],
  sources: [
    { text: 'Grove, High Output Management, 1983: management by objectives' },
    {
      text: 'Doerr, Measure What Matters, 2018: scoring and self-assessment, committed and aspirational OKRs',
    },
    {
      text: 'Google re:Work, Guide: set goals with OKRs',
      url: 'https://rework.withgoogle.com/guides/set-goals-with-okrs/steps/introduction/',
    },
  ],
  assumptions: [
    'Every key result of an objective weighs the same.',
    'Figures move evenly over the period; where they come in jumps, the pace misleads.',
  ],
  limits: [
    'Whether a key result is the right one no rule can tell: ask whether all of them met would mean that the objective is reached.',
    'Tasks are recognised by the English verb that a text begins with; in other words or languages they pass.',
    'Scores are for learning. Tied to pay they become small.',
  ],
};
