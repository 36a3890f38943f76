import { expect, it } from 'vitest';
import type { AnyCollection } from './collection.ts';
import { collections } from './collections.gen.ts';
import { academyProgress } from './handles/academy-progress.ts';
import { agentRuns } from './handles/agent-runs.ts';
import { certificates } from './handles/certificates.ts';
import { customTools } from './handles/custom-tools.ts';

const declared = collections as unknown as readonly AnyCollection[];

it.each([academyProgress, agentRuns, certificates, customTools])(
  'the handle of $name says what the collection says',
  (handle) => {
    expect(declared.find(({ name }) => name === handle.name)).toMatchObject(handle);
  },
);
