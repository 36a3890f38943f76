import { z } from 'zod';
import type { Answer } from './answer.ts';

const place = z.object({ title: z.string(), address: z.string().regex(/^\/(?!\/)/) });
const places = z.array(place);

const agentOffer = z.object({
  slug: z.string(),
  name: z.string(),
  job: z.string(),
  filled: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      value: z.union([z.string(), z.number()]),
      words: z.string(),
    }),
  ),
});

const speaker = z.object({ name: z.string(), place: z.string() });

const said = z.object({
  kind: z.literal('said'),
  text: z.string(),
  by: speaker,
  sources: z.array(
    z.object({
      number: z.int().positive(),
      title: z.string(),
      text: z.string(),
      place: z.string(),
      address: place.shape.address.exactOptional(),
      document: z.string().exactOptional(),
    }),
  ),
  marks: z.array(
    z.object({
      from: z.int().nonnegative(),
      until: z.int().nonnegative(),
      why: z.enum(['no-source', 'not-borne', 'figure']),
    }),
  ),
  checked: z.object({ citations: z.int().nonnegative(), figures: z.int().nonnegative() }),
  trouble: z.string().exactOptional(),
});

const schema: z.ZodType<Answer> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('exact'),
    understood: z.string(),
    answer: z.string(),
    steps: z.array(z.string()),
    table: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).exactOptional(),
    desk: agentOffer.exactOptional(),
  }),
  z.object({ kind: z.literal('cannot'), reason: z.string() }),
  z.object({
    kind: z.literal('quotes'),
    quotes: z.array(
      z.object({
        text: z.string(),
        from: place.extend({ section: z.string().exactOptional(), page: z.number().exactOptional() }),
      }),
    ),
    opens: place.exactOptional(),
  }),
  agentOffer.extend({ kind: z.literal('agent'), others: places }),
  z.object({ kind: z.literal('app'), description: z.string() }),
  z.object({ kind: z.literal('own'), text: z.string(), places }),
  z.object({ kind: z.literal('unknown'), nearest: places }),
  said,
  z.object({
    kind: z.literal('instead'),
    by: speaker,
    trouble: z.string(),
    answer: z.lazy(() => schema),
  }),
]);

/** An answer that was kept; nothing when it was given by a version that has other kinds of answers. */
export function readAnswer(kept: unknown): Answer | undefined {
  return schema.safeParse(kept).data;
}
