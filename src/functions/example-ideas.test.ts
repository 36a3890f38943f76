import { expect, it } from 'vitest';
import { exampleIdeas } from '../catalog/example-ideas.ts';
import { limits } from '../kernel/limits.ts';
import { appName, prompt } from './text-rules.ts';

it.each(exampleIdeas)('the example $appName could be sent as it is', (idea) => {
  expect(appName.parse(idea.appName)).toBe(idea.appName);
  expect(prompt.parse(idea.prompt)).toBe(idea.prompt);
  expect(idea.appName.length).toBeLessThanOrEqual(limits.apps.nameInForm);
  expect(idea.prompt.length).toBeLessThanOrEqual(limits.apps.description);
});

it('the examples are of different kinds', () => {
  expect(new Set(exampleIdeas.map(({ kind }) => kind)).size).toBe(exampleIdeas.length);
});
