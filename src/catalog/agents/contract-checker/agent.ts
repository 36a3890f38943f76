import type { AgentCard } from '../../agent-desk/agent-card.ts';

export const agent: AgentCard = {
  slug: 'contract-checker',
  name: 'Contract Checker',
  group: 'elite-agents',
  job: 'Reads a contract clause by clause and says what is missing, what is risky, what contradicts itself, and what to write instead.',
  handsOver: [
    'Clauses found and missing, with wording',
    'Risky wording, whom it favours, and a milder one',
    'Contradictions in terms, references, numbers and dates',
    'Who shall do what by when',
    'Redline as tracked changes in a Word document, and as a page',
  ],
  methods: [
    'Clause checklist by type of contract',
    'Rulebook of risky wording',
    'Cross-reference and defined-term audit',
  ],
  words: [
    'contract',
    'agreement',
    'NDA',
    'lease',
    'clause',
    'legal review',
    'redline',
    'terms',
    'liability',
    'freelance contract',
  ],
};
