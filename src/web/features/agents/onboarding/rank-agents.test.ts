import { describe, expect, it } from 'vitest';
import { onboardingQuestions } from '../../../../catalog/agent-onboarding.ts';
import { agents } from '../../../../catalog/agents.gen.ts';
import { rankAgents } from './rank-agents.ts';

const cards = agents.map(({ agent }) => agent);
const values = onboardingQuestions.map(({ answers }) => [undefined, ...answers.map(({ value }) => value)]);
const every = (values[0] ?? []).flatMap((work) =>
  (values[1] ?? []).flatMap((need) => (values[2] ?? []).map((sure) => ({ work, need, sure }))),
);
const given = (answers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;

describe('agents for somebody’s answers', () => {
  it('are never missing, and each has a reason', () => {
    expect(every.length).toBe(5 * 6 * 4);
    for (const answers of every) {
      const ranked = rankAgents(cards, given(answers));
      expect(ranked.length).toBeGreaterThan(0);
      expect(
        ranked.every(({ reasons }) => reasons.length > 0 && reasons.every((reason) => reason.endsWith('.'))),
      ).toBe(true);
    }
  });

  it.each([
    [{ work: 'projects', need: 'plan' }, 'project-scheduler'],
    [{ work: 'projects', need: 'risk', sure: 'rough' }, 'premortem'],
    [{ work: 'words' }, 'copy-chief'],
    [{ work: 'money', need: 'convince' }, 'pitch-builder'],
  ])('%j lead to %s', (answers, slug) => {
    expect(rankAgents(cards, answers)[0]?.card.slug).toBe(slug);
  });

  it('say in whole words what was met', () => {
    const [first] = rankAgents(cards, { work: 'projects', need: 'convince' });
    expect(first?.card.slug).toBe('negotiation-table');
    expect(first?.reasons.join(' ')).toContain('negotiation');
  });
});
