import type { AgentCard } from '../../../catalog/agent-desk/agent-card.ts';

/** The agents that every typed word leads to: by name, job, methods, what they hand over, and what people call it. */
export function findAgents(agents: readonly AgentCard[], typed: string): AgentCard[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...agents];
  return agents
    .map((agent) => ({ agent, score: scoreOf(agent, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ agent }) => agent);
}

const weights = { name: 8, words: 4, methods: 3, job: 2, handsOver: 1 } as const;

function scoreOf(agent: AgentCard, words: readonly string[]): number {
  const texts = {
    name: agent.name,
    words: agent.words.join(' '),
    methods: agent.methods.join(' '),
    job: agent.job,
    handsOver: agent.handsOver.join(' '),
  };
  const scores = words.map((word) =>
    Object.entries(texts).reduce(
      (sum, [part, text]) =>
        sum + (text.toLowerCase().includes(word) ? weights[part as keyof typeof weights] : 0),
      0,
    ),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}
