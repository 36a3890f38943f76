import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../../../ask/answer-question.ts';
import type { OwnThings } from '../../../ask/intents/own/own-things.ts';
import { answerersOf } from './answerers.ts';
import { askExamples } from './ask-examples.ts';

const place = { title: 'There', address: '/there' };
const nothing: OwnThings = {
  signedIn: false,
  apps: [],
  runs: [],
  schedules: undefined,
  tools: [],
  agents: [],
  lists: { apps: place, runs: place, tools: place, agents: place, signIn: place },
};
const kindOf = async (kind: string) => {
  const example = askExamples.find((one) => one.kind === kind);
  return (
    await answerQuestion(
      example?.question ?? '',
      answerersOf(() => nothing),
    )
  ).kind;
};

describe('the examples of the page', () => {
  it('are six, each of another kind', () => {
    expect(askExamples).toHaveLength(6);
    expect(new Set(askExamples.map(({ kind }) => kind)).size).toBe(6);
  });

  it('are answered as they say', async () => {
    expect(await kindOf('Let an agent work')).toBe('agent');
    expect(await kindOf('Make an app')).toBe('app');
    expect(await kindOf('Your own things')).toBe('own');
  });
});
