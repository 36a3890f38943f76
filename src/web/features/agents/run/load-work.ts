import type { AnyWork } from '../../../../catalog/agent-desk/work.ts';
import { deskEntry } from '../desk-entries.ts';
import type { WorkSource } from './work-source.ts';

/** The code of one agent or tool; nothing of the others is loaded. */
export async function loadWork(source: WorkSource): Promise<AnyWork> {
  if (source.kind === 'tool') {
    const { workOf } = await import('../../../../catalog/custom-tools/work-of.ts');
    return workOf(source.tool, source.version);
  }
  if (source.kind === 'own') {
    const { agent, version } = source;
    const { base } = agent;
    const { ownWork } = await import('../../../../catalog/own-agents/own-work.ts');
    const work = await loadWork(
      base.kind === 'agent' ? { kind: 'agent', slug: base.slug } : { kind: 'tool', tool: base.tool, version },
    );
    return ownWork(work, agent, version);
  }
  const entry = deskEntry(source.slug);
  if (entry === undefined) throw new Error(`There is no agent “${source.slug}”.`);
  return (await entry.load()).work;
}
