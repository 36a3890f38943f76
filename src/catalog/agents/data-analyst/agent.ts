import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'data-analyst',
  name: 'Data Analyst',
  group: 'elite-agents',
  job: 'Reads a sheet of data, finds its faults, answers one question with the fitting test, and says what can be concluded.',
  handsOver: [
    'Profile of every column with its faults',
    'The fitting test with effect and interval',
    'Checks of what the test takes for granted',
    'Report in plain words',
    'Cleaned data and a workbook that recalculates',
  ],
  methods: [
    'Welch and Mann–Whitney tests',
    'Kruskal–Wallis and Welch analysis of variance',
    'Least squares with diagnostics',
    'Logistic regression',
    'Chi-square and Fisher exact tests',
    'Mann–Kendall trend',
  ],
  words: [
    'statistics',
    'csv',
    'spreadsheet',
    'regression',
    'correlation',
    't-test',
    'anova',
    'outliers',
    'significance',
    'data cleaning',
    'p-value',
    'survey',
  ],
};
