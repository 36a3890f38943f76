import { describe, expect, it } from 'vitest';
import { agents } from '../catalog/agents.gen.ts';
import { type Answerers, answerQuestion } from './answer-question.ts';
import { exactAnswerTo } from './exact/exact-answer-to.ts';
import { agentWish } from './intents/agent/agent-wish.ts';

const now = new Date('2026-03-04T12:00:00Z');
const answerers: Answerers = {
  exact: (question) => exactAnswerTo(question, { now, zone: 'UTC' }),
  own: () => undefined,
  agent: (question) => agentWish(question, agents),
  term: () => undefined,
  passages: () => ({ kind: 'unknown', nearest: [] }),
};

describe('a question that can be reckoned', () => {
  it('is answered by its figure, with the agent that goes further and its form filled', async () => {
    const answer = await answerQuestion('Work out a loan of 20000 at 5% over 5 years', answerers);
    expect(answer).toMatchObject({ kind: 'exact', desk: { slug: 'loan-desk' } });
    expect(answer.kind === 'exact' && answer.desk?.filled.map(({ words }) => words)).toEqual(
      expect.arrayContaining(['20000', '5 years']),
    );
  });

  it('is answered by its figure alone when no agent has its case', async () => {
    expect(await answerQuestion('What is 15% of 240?', answerers)).not.toHaveProperty('desk');
  });
});

describe('documents that were attached', () => {
  const quotes = { kind: 'quotes' as const, quotes: [] };

  it('are asked before agents and apps, and after what can be reckoned', async () => {
    const withDocument = { ...answerers, attached: () => quotes };
    expect(await answerQuestion('Make me an app that tracks my plants', withDocument)).toBe(quotes);
    expect(await answerQuestion('What is 15% of 240?', withDocument)).toMatchObject({ kind: 'exact' });
  });

  it('leave to the others what they do not know', async () => {
    const answer = await answerQuestion('Make me an app that tracks my plants', {
      ...answerers,
      attached: () => undefined,
    });
    expect(answer.kind).toBe('app');
  });
});

describe('a question whose words an agent has', () => {
  const from = { title: 'Backups', address: '/blog/backups#three' };
  const passages = () => ({ kind: 'quotes' as const, quotes: [{ text: 'Three copies.', from }] });
  const asked = 'how many copies of my files should exist and where';

  it('is answered by the words that say it, and leads to the agent', async () => {
    expect(await answerQuestion(asked, { ...answerers, passages })).toEqual({
      ...passages(),
      opens: { title: 'Copy Chief', address: '/agents/copy-chief' },
    });
  });

  it('goes to the agent when nothing else is said of it, or the agent itself', async () => {
    expect(await answerQuestion(asked, answerers)).toMatchObject({ kind: 'agent', slug: 'copy-chief' });
    const own = { title: 'Copy Chief', address: '/agents/copy-chief#method' };
    const answer = await answerQuestion(asked, {
      ...answerers,
      passages: () => ({ kind: 'quotes', quotes: [{ text: 'It writes.', from: own }] }),
    });
    expect(answer.kind).toBe('agent');
  });

  it('goes to the agent when it is told what to do, or given something for its form', async () => {
    for (const question of ['review the copy of my landing page', 'I need a loan of 20000 over 5 years'])
      expect((await answerQuestion(question, { ...answerers, passages })).kind).toBe('agent');
  });
});

describe('what cannot be asked', () => {
  it('is said in words', async () => {
    expect(await answerQuestion('  ', answerers)).toEqual({
      kind: 'cannot',
      reason: 'Ask something, in your own words.',
    });
    expect(await answerQuestion('x'.repeat(10_001), answerers)).toMatchObject({ kind: 'cannot' });
  });
});
