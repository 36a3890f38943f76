import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z
  .object({
    /** A picture in base64, with or without `data:image/…;base64,`: PNG, JPEG or WebP. */
    imageBase64: z
      .string()
      .min(1, { error: 'There is no picture.' })
      .max(limits.pictures.base64Length, { error: 'The picture is too large.' }),
    scale: z
      .literal(limits.pictures.scale, { error: 'Pictures are enlarged 4 times.' })
      .default(limits.pictures.scale),
    /** The app of the caller that the picture shows, and in which size: it is taken again, four times as fine. */
    appId: appId.optional(),
    size: z.enum(['desktop', 'phone']).optional(),
  })
  .refine(({ appId: app, size }) => (app === undefined) === (size === undefined), {
    error: 'Send the app together with the size of its picture, or neither.',
    path: ['size'],
  });
export type UpscaleImageInput = z.output<typeof input>;

const output = z.object({
  /** WebP in base64, without a prefix. */
  upscaledImage: z.string(),
});
export type UpscaledImage = z.output<typeof output>;

/** A picture, four times as wide and as high. One of an own app is taken again; any other is drawn finer by a network. */
export const contract = defineFunction({ name: 'upscale-image', access: 'user', input, output });
