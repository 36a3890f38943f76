import { agents } from '../../../../catalog/agents.gen.ts';
import { definePage } from '../../../lib/define-page.ts';

export const route = definePage({
  title: 'Agents',
  description: 'Professionals that do one job each by a named method.',
  listed: { priority: 0.8, changes: 'monthly' },
  instances: agents.map(({ agent }) => ({
    parameters: { slug: agent.slug },
    title: agent.name,
    description: agent.job,
  })),
});
