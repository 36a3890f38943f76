import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { keptVersions } from '../record-limits.ts';

const versionSchema = z.object({
  version: z.number(),
  /** When the next one took its place, as an ISO date with its time. */
  until: z.string(),
  definition: z.record(z.string(), z.unknown()),
});

export type KeptVersion = z.infer<typeof versionSchema>;

/**
 * Tools and agents of one's own. The definition is read by those who run it, because one from a newer version of the product must
 * not keep the others from being shown. Visitors have them too; they move into the account at sign-in.
 */
export const collection = defineCollection({
  name: 'custom-tools',
  label: 'Custom tool',
  table: 'custom_tools',
  schema: z.object({
    id: z.string(),
    kind: z.enum(['tool', 'agent']),
    name: z.string().min(1).max(80),
    version: z.number(),
    definition: z.record(z.string(), z.unknown()),
    history: z.array(versionSchema).default([]),
    on_home: z.boolean().default(false),
  }),
  key: 'id',
  conflict: ({ base, ours, theirs }) => {
    if (ours === null) return null;
    const wanted = base === null ? { ...theirs, ...ours } : ours;
    if (theirs === null || theirs.version === base?.version) return { ...theirs, ...wanted };
    return { ...wanted, ...bothVersions(wanted, theirs) };
  },
  signedOut: 'local',
});

interface Versioned {
  readonly version: number;
  readonly definition: Record<string, unknown>;
  readonly history: KeptVersion[];
}

/** Saved on two devices at once: ours is the newest, and what the other saved stands among the former versions. */
function bothVersions(ours: Versioned, theirs: Versioned): Versioned {
  const until = ours.history[0]?.until ?? theirs.history[0]?.until ?? new Date(0).toISOString();
  const former: KeptVersion = { version: theirs.version, until, definition: theirs.definition };
  return {
    version: Math.max(ours.version, theirs.version + 1),
    definition: ours.definition,
    history: [former, ...theirs.history].slice(0, keptVersions),
  };
}
