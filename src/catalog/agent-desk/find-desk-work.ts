import { builders } from '../builders.gen.ts';
import { findWork } from './find-work.ts';
import type { AnyWork } from './work.ts';

/** The work of an agent or a builder by its slug; undefined when there is none. */
export async function findDeskWork(slug: string): Promise<AnyWork | undefined> {
  const entry = builders.find(({ builder }) => builder.slug === slug);
  return entry === undefined ? findWork(slug) : ((await entry.load()).work as unknown as AnyWork);
}
