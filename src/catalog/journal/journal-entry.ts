import { z } from 'zod';

/** What a field of a journal may hold; the database takes a little more. */
export const journalLimits = { thing: 300, reflection: 20_000, things: 5, photos: 6 } as const;

/** A part of the journal that only the passphrase opens: AES-GCM, with the key that it was closed with. */
export const sealedSchema = z.object({ key: z.string(), iv: z.string(), data: z.string() });
export type Sealed = z.infer<typeof sealedSchema>;

export const moods = [1, 2, 3, 4, 5] as const;
export type Mood = (typeof moods)[number];
export const moodNames: Readonly<Record<Mood, string>> = {
  1: 'Heavy',
  2: 'Low',
  3: 'Even',
  4: 'Good',
  5: 'Bright',
};

/** What somebody wrote on one day. */
export interface JournalBody {
  readonly gratitude: readonly string[];
  /** The question of the day as it stood then. */
  readonly prompt: string;
  readonly reflection: string;
  readonly mood: Mood | null;
  /** Whether the lesson of the day was read. */
  readonly learned: boolean;
  /** Of pictures, which are records of their own. */
  readonly photos: readonly string[];
}

/**
 * What only the passphrase opens. Two devices may have written without knowing of each other, so there can be several parts, and one
 * that is still open; who opens them joins them.
 */
export interface SealedBody {
  readonly sealed: readonly Sealed[];
  readonly open?: JournalBody | undefined;
}

export type KeptBody = JournalBody | SealedBody;

export const openBodySchema = z.object({
  gratitude: z.array(z.string()).default([]),
  prompt: z.string().default(''),
  reflection: z.string().default(''),
  mood: z
    .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
    .nullable()
    .default(null),
  learned: z.boolean().default(false),
  photos: z.array(z.string()).default([]),
});

export const keptBodySchema = z.union([
  z.object({ sealed: z.array(sealedSchema).min(1), open: openBodySchema.optional() }),
  openBodySchema,
]);

export const emptyBody: JournalBody = {
  gratitude: [],
  prompt: '',
  reflection: '',
  mood: null,
  learned: false,
  photos: [],
};

export function isSealed(body: KeptBody): body is SealedBody {
  return 'sealed' in body;
}

/** Whether anything was written or chosen. */
export function hasSomething({ gratitude, reflection, mood, learned, photos }: JournalBody): boolean {
  const isWritten = gratitude.some((one) => one.trim() !== '') || reflection.trim() !== '';
  return isWritten || mood !== null || learned || photos.length > 0;
}
