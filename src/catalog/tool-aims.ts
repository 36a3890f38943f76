import type { AccessName } from './access.ts';

/** What somebody wants to do, as they would say it. */
export const toolAims = [
  { id: 'make', title: 'Make something that works', description: 'Apps, tools and agents of your own.' },
  { id: 'money', title: 'Work out money', description: 'Prices, cash, loans, investments, a business plan.' },
  { id: 'decide', title: 'Decide and plan', description: 'Choices, risks, projects, goals, negotiations.' },
  { id: 'create', title: 'Write, name and design', description: 'Brands, campaigns, stories, pitches.' },
  { id: 'invent', title: 'Invent and find out', description: 'Ideas, markets, patents, experiments, data.' },
  { id: 'learn', title: 'Learn and remember', description: 'Cards, courses, plans, a page a day.' },
  { id: 'look-up', title: 'Look something up', description: 'Answers with sources, terms, templates, help.' },
] as const;

export type ToolAim = (typeof toolAims)[number]['id'];

/** A page on which something is done. Agents are tools as well; they come from their own registry. */
export interface Tool {
  readonly slug: string;
  readonly name: string;
  /** What one has afterwards, in a sentence. */
  readonly does: string;
  /** The tool is shown when this page exists. */
  readonly path: string;
  readonly aim: ToolAim;
  /** What people type who look for it. */
  readonly words: readonly string[];
  /** Whom it is for, when that is not everybody. */
  readonly access?: AccessName;
}

/** Where the agents of a group belong; the rest help to decide. */
const aimsOfGroups: Readonly<Record<string, ToolAim>> = {
  'creative-agents': 'create',
  'creative-savants': 'create',
  'capital-savants': 'money',
  'wealth-x-savants': 'money',
  'innovation-savants': 'invent',
};

export function aimOfGroup(group: string): ToolAim {
  return aimsOfGroups[group] ?? 'decide';
}
