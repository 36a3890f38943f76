import { z } from 'zod';

const deckSettingsSchema = z.object({
  retention: z.number().min(0.8).max(0.97).default(0.9),
  newPerDay: z.number().int().min(0).max(9999).default(20),
  reviewsPerDay: z.number().int().min(0).max(9999).default(200),
  /** Parameters fitted to the reviews of this deck. */
  weights: z.array(z.number()).length(21).optional(),
  /** When they were fitted, and to how many reviews. */
  fitted: z.object({ at: z.number(), reviews: z.number() }).optional(),
  /** The language its cards are read out in, such as `de`; the browser's own without. */
  voice: z.string().max(20).optional(),
});

export type DeckSettings = z.infer<typeof deckSettingsSchema>;

export const usualDeckSettings: DeckSettings = deckSettingsSchema.parse({});

/** Settings of a newer version of the product are read as far as they can be. */
export function readDeckSettings(given: unknown): DeckSettings {
  const read = deckSettingsSchema.safeParse(given);
  return read.success ? read.data : usualDeckSettings;
}
