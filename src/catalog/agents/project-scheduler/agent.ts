import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'project-scheduler',
  name: 'Project Scheduler',
  group: 'boardroom-intelligence',
  job: 'Plans a project by its critical path, levels the people it needs, and says how likely each finish day is.',
  handsOver: [
    'Schedule in working days with the critical path',
    'Chance of each finish day',
    'Plan that fits the people and machines there are',
    'Workbook that reckons the path itself, and a calendar',
  ],
  methods: [
    'Critical path method with four kinds of links',
    'PERT and Monte Carlo simulation',
    'Serial levelling by the smallest late finish',
  ],
  words: [
    'Gantt',
    'critical path',
    'CPM',
    'PERT',
    'timeline',
    'deadline',
    'project plan',
    'resource levelling',
    'milestones',
    'dependencies',
  ],
};
