import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { differing } from '../row.ts';

/** What the database takes. */
export const titleLength = 120;
export const folderLength = 60;
/** Half of what the database takes, so that what two devices added apart from each other still fits. */
export const mostTurns = 500;
export const mostTurnsLength = 900_000;

const turnSchema = z.object({
  id: z.string(),
  /** The turn that it follows; null for one that begins the conversation. */
  parent: z.string().nullable(),
  question: z.string(),
  /** Read by those who show it: one of a newer version must not hide the others. */
  answer: z.record(z.string(), z.unknown()),
  /** When it was answered, as an ISO date with its time. */
  at: z.string(),
});

export type KeptTurn = z.infer<typeof turnSchema>;

/** What somebody asked, and what was answered. Visitors have conversations too; they move into the account at sign-in. */
export const collection = defineCollection({
  name: 'ask-conversations',
  label: 'Conversation',
  table: 'ask_conversations',
  schema: z.object({
    id: z.string(),
    title: z.string().min(1).max(titleLength),
    folder: z.string().max(folderLength).default(''),
    pinned: z.boolean().default(false),
    turns: z.array(turnSchema).default([]),
    shown: z.string().nullable().default(null),
  }),
  key: 'id',
  conflict: ({ base, ours, theirs }) => {
    if (ours === null) return null;
    if (theirs === null) return { ...base, ...ours };
    // Without a base, ours is only what was said here.
    const turns = joinTurns(ours.turns ?? [], theirs.turns);
    return { ...theirs, ...differing(base ?? {}, ours), turns };
  },
  join: (known, written) => ({ ...written, turns: joinTurns(written.turns, known.turns) }),
  signedOut: 'local',
});

/** Every turn of both, in the order in which they were answered. A turn never changes, so either copy of one will do. */
function joinTurns(ours: readonly KeptTurn[], theirs: readonly KeptTurn[]): KeptTurn[] {
  const byId = new Map([...theirs, ...ours].map((turn) => [turn.id, turn]));
  return [...byId.values()].toSorted(
    (one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id),
  );
}
