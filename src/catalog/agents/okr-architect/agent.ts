import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'okr-architect',
  name: 'OKR Architect',
  group: 'boardroom-intelligence',
  job: 'Checks objectives and key results by named rules, aligns them in a tree, and scores them from 0 to 1.',
  handsOver: [
    'Every objective and key result checked by ten rules, with what to change',
    'Alignment tree with scores',
    'Scores, pace and forecast for the end of the period',
    'Check-ins for the calendar, a page to publish, and a scoring workbook',
  ],
  methods: ['Objectives and key results', 'Ten rules of form', 'Scoring by progress and self-assessment'],
  words: ['goals', 'objectives', 'key results', 'OKR', 'targets', 'alignment', 'quarter', 'KPI', 'strategy'],
};
