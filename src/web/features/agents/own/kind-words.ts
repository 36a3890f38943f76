import { writeToolFile } from '../../../../catalog/custom-tools/tool-file.ts';
import { writeAgentFile } from '../../../../catalog/own-agents/agent-file.ts';
import { href } from '../../../lib/href.ts';
import type { ReadThing } from './read-thing.ts';
import type { OwnKind } from './use-own-things.ts';

interface KindWords {
  readonly noun: string;
  readonly list: string;
  readonly listLabel: string;
  readonly page: (id: string) => string;
  readonly edit: (id: string) => string;
}

/** What differs between tools and agents of one's own: words and addresses. */
export const kindWords: Readonly<Record<OwnKind, KindWords>> = {
  tool: {
    noun: 'tool',
    list: href('/custom-tools'),
    listLabel: 'Custom tools',
    page: (id) => href('/custom-tools/:id', { id }),
    edit: (id) => href('/custom-tools/:id/edit', { id }),
  },
  agent: {
    noun: 'agent',
    list: href('/my-agents'),
    listLabel: 'My agents',
    page: (id) => href('/my-agents/:id', { id }),
    edit: (id) => href('/my-agents/:id/edit', { id }),
  },
};

/** The file that hands a tool or an agent on. */
export function fileOf({ definition }: Pick<ReadThing, 'definition'>): string {
  return 'base' in definition ? writeAgentFile(definition) : writeToolFile(definition);
}
