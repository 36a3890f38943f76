import { agents } from '../../../../catalog/agents.gen.ts';
import { definePage } from '../../../lib/define-page.ts';

/** The same pages under the name that older links use; search engines are shown the other. */
export const route = definePage({
  title: 'Savants',
  description: 'Professionals that do one job each by a named method.',
  instances: agents.map(({ agent }) => ({
    parameters: { name: agent.slug },
    title: agent.name,
    description: agent.job,
  })),
});
