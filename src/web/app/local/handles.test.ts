import { expect, it } from 'vitest';
import type { AnyCollection } from './collection.ts';
import { collections } from './collections.gen.ts';
import { agentRuns } from './handles/agent-runs.ts';
import { customTools } from './handles/custom-tools.ts';
import { ownResources } from './handles/own-resources.ts';

const declared = collections as unknown as readonly AnyCollection[];

it.each([agentRuns, customTools, ownResources])(
  'the handle of $name says what the collection says',
  (handle) => {
    expect(declared.find(({ name }) => name === handle.name)).toMatchObject(handle);
  },
);
