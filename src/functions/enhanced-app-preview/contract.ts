import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { appName, prompt } from '../text-rules.ts';

const input = z.object({
  appName,
  description: prompt,
  techStack: z.array(z.string().max(100)).max(limits.apps.techStack).default([]),
  /** Asks for pictures that a model drew. There is none: they are always of the app itself. */
  useReplicateModel: z.boolean().default(false),
  /** Which app is meant; without it the caller's app of that name and description. */
  appId: appId.optional(),
});
export type EnhancedAppPreviewInput = z.output<typeof input>;

const output = z.object({
  /** WebP in base64, without a prefix. */
  desktopPreview: z.string(),
  mobilePreview: z.string(),
  generatedWith: z.string(),
});
export type EnhancedAppPreview = z.output<typeof output>;

/** Pictures of an app on a desktop and on a phone. */
export const contract = defineFunction({ name: 'enhanced-app-preview', access: 'user', input, output });
