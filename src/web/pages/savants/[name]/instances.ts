import { agents } from '../../../../catalog/agents.gen.ts';
import type { PageInstance } from '../../../lib/define-page.ts';

export const instances: readonly PageInstance[] = agents.map(({ agent }) => ({
  parameters: { name: agent.slug },
  title: agent.name,
  description: agent.job,
}));
