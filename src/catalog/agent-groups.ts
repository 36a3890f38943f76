import type { AccessName } from './access.ts';

export interface AgentGroup {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  /** The page of the group. The group is shown when that page exists. */
  readonly path: string;
  /** What keeps some people from running its agents. */
  readonly condition?: 'Invitation only' | 'Enterprise pricing';
  /** What a person must have been given to run its agents. */
  readonly needs?: AccessName;
  /** Its agents are reached by other ways than the home page, which has six groups. */
  readonly offHome?: true;
}

/** Every agent belongs to one of them. */
export const agentGroups: readonly AgentGroup[] = [
  {
    id: 'creative-agents',
    name: 'Creative Agents',
    summary: 'Copy, campaigns, storyboards and names.',
    path: '/creative-agents',
  },
  {
    id: 'creative-savants',
    name: 'Creative Savants',
    summary: 'Stories and brands, from premise to book.',
    path: '/creative-savants',
    offHome: true,
  },
  {
    id: 'capital-savants',
    name: 'Capital Savants',
    summary: 'Investments, valuations, cash flow, loans and pitches.',
    path: '/capital-savants',
  },
  {
    id: 'innovation-savants',
    name: 'Innovation Savants',
    summary: 'Patents, inventions, ideas, experiments and markets.',
    path: '/innovation-savants',
  },
  {
    id: 'wealth-x-savants',
    name: 'Wealth X Savants',
    summary: 'Portfolios, risk, retirement, property and taxes.',
    path: '/wealth-x-savants',
    condition: 'Invitation only',
    needs: 'wealthX',
  },
  {
    id: 'boardroom-intelligence',
    name: 'Boardroom Intelligence',
    summary: 'Decisions, negotiations, goals and schedules.',
    path: '/boardroom-intelligence',
  },
  {
    id: 'elite-agents',
    name: 'Elite Agents',
    summary: 'Operations, contracts and data, for whole organisations.',
    path: '/agents',
    condition: 'Enterprise pricing',
    needs: 'elite',
  },
];
