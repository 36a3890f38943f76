import type { AgentCard } from '../../../../catalog/agent-desk/agent-card.ts';
import { agentGroups } from '../../../../catalog/agent-groups.ts';
import { type OnboardingAnswer, onboardingQuestions } from '../../../../catalog/agent-onboarding.ts';

export interface RankedAgent {
  readonly card: AgentCard;
  /** Why it is named, a sentence each; there is always one. */
  readonly reasons: readonly string[];
}

/** Answers by the name of their question; those that are missing say nothing. */
export type OnboardingAnswers = Readonly<Partial<Record<'work' | 'need' | 'sure', string>>>;

const groupWeight = 6;
const wordWeight = 2;
const mostWords = 3;
const shown = 6;

/** The agents that fit best, each with its reasons. Something always fits best, so that nobody is left with nothing. */
export function rankAgents(cards: readonly AgentCard[], answers: OnboardingAnswers): RankedAgent[] {
  const chosen = onboardingQuestions.flatMap(({ name, answers: offered }) =>
    offered.filter(({ value }) => value === answers[name]),
  );
  return cards
    .map((card) => ({ card, found: chosen.map((answer) => match(card, answer)) }))
    .map(({ card, found }) => ({
      card,
      score: found.reduce((sum, { score }) => sum + score, 0),
      reasons: found.flatMap(({ reason }) => (reason === undefined ? [] : [reason])),
    }))
    .toSorted((one, other) => other.score - one.score || one.card.name.localeCompare(other.card.name))
    .slice(0, shown)
    .map(({ card, reasons }) => ({ card, reasons: reasons.length === 0 ? [atLeast(card)] : reasons }));
}

interface Match {
  readonly score: number;
  readonly reason: string | undefined;
}

function match(card: AgentCard, { groups = [], words, because }: OnboardingAnswer): Match {
  const text = [card.job, ...card.handsOver, ...card.methods, ...card.words].join(' ').toLowerCase();
  const found = words.filter((word) => text.includes(word)).slice(0, mostWords);
  const group = groups.includes(card.group) ? agentGroups.find(({ id }) => id === card.group) : undefined;
  const score = found.length * wordWeight + (group === undefined ? 0 : groupWeight);
  if (score === 0) return { score, reason: undefined };
  const belongs = group === undefined ? '' : `, and belongs to ${group.name}`;
  const named = wholeWords(text, found);
  return { score, reason: `${because}${named === '' ? '' : ` (${named})`}${belongs}.` };
}

/** The words of the card that were met, whole: “negotiation”, not “negotiat”. */
function wholeWords(text: string, found: readonly string[]): string {
  const words = found.map((start) => new RegExp(`\\b\\w*${start}\\w*`).exec(text)?.[0] ?? start);
  return [...new Set(words)].join(', ');
}

function atLeast({ handsOver }: AgentCard): string {
  return `Your answers do not speak of it, but it hands over ${handsOver[0]?.toLowerCase() ?? 'a document'}.`;
}
