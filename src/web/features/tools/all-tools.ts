import { agents } from '../../../catalog/agents.gen.ts';
import { aimOfGroup, type Tool } from '../../../catalog/tool-aims.ts';
import { tools } from '../../../catalog/tools.gen.ts';
import { href } from '../../lib/href.ts';
import type { Access } from '../../lib/session.ts';

/** Everything that can be used here by this person: pages that exist, and the agents. */
export function allTools(exists: (path: string) => boolean, access: Access): readonly Tool[] {
  const pages = (tools as readonly Tool[]).filter(
    (tool) => exists(tool.path) && (tool.access === undefined || access[tool.access] || access.admin),
  );
  const desks = agents.map(
    ({ agent }): Tool => ({
      slug: agent.slug,
      name: agent.name,
      does: agent.job,
      path: href('/agents/:slug', { slug: agent.slug }),
      aim: aimOfGroup(agent.group),
      words: [...agent.words, ...agent.methods],
    }),
  );
  return [...pages, ...desks];
}
