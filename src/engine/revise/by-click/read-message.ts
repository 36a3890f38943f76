import { z } from 'zod';
import { limits } from '../../../kernel/limits.ts';
import { type FromPreview, pickedAreas } from './picked-element.ts';

const { textLength, routeLength, nameLength } = limits.picker;

/** An address inside of an app: it names no other host and runs nothing. */
const route = z
  .string()
  .max(routeLength)
  .regex(/^\/(?!\/)[^\s\\<>"'`]*$/);
const scroll = z.number().min(0).max(10_000_000);

const element = z.strictObject({
  route,
  area: z.enum(pickedAreas),
  tag: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
  text: z.string().max(textLength),
  part: z.int().min(0).max(1_000).optional(),
  record: z.string().max(nameLength).optional(),
  link: route.optional(),
  near: z.string().max(nameLength).optional(),
});

const message = z.discriminatedUnion('say', [
  z.strictObject({
    from: z.literal('preview'),
    say: z.literal('here'),
    route,
    scroll,
    as: z.string().max(nameLength).optional(),
  }),
  z.strictObject({ from: z.literal('preview'), say: z.literal('picked'), element }),
  z.strictObject({ from: z.literal('preview'), say: z.literal('leave') }),
]);

/** A message as a preview sends it; undefined for everything else that windows say to each other. */
export function readMessage(data: unknown): FromPreview | undefined {
  const read = message.safeParse(data);
  return read.success ? read.data : undefined;
}
