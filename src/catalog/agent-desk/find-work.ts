import { agents } from '../agents.gen.ts';
import type { AnyWork } from './work.ts';

/** The work of an agent by its slug; undefined when there is no such agent. */
export async function findWork(slug: string): Promise<AnyWork | undefined> {
  const entry = agents.find(({ agent }) => agent.slug === slug);
  return entry === undefined ? undefined : ((await entry.load()).work as unknown as AnyWork);
}
