import { z } from 'zod';
import { limits } from '../kernel/limits.ts';
import { isPlainName } from '../kernel/plain-text.ts';
import { isDangerous } from './dangerous-text.ts';

/** What texts and files from outside must be like, wherever they come in: names, descriptions, files. */

/** Tags and what nobody can see. Letters, spaces and punctuation stay. */
export function stripMarkup(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
}

export const appName = z
  .string()
  .trim()
  .min(1, { error: 'App name cannot be empty' })
  .max(limits.apps.nameInSchema, { error: 'App name is too long' })
  .regex(/^[\p{L}\p{M}\p{N}\s_-]*$/u, { error: 'App name contains invalid characters' })
  .refine((text) => !isDangerous(text), { error: 'App name contains potentially dangerous content' })
  .transform((text) => text.replaceAll(/\s+/g, ' '));

export const prompt = z
  .string()
  .trim()
  .min(1, { error: 'Prompt cannot be empty' })
  .max(limits.apps.prompt, { error: 'Prompt is too long' })
  .refine((text) => !isDangerous(text), { error: 'Input contains potentially dangerous content' })
  // Nothing can be said with it, and no database keeps it.
  .transform((text) => text.replaceAll('\0', ''))
  .refine((text) => text.trim() !== '', { error: 'Prompt cannot be empty' });

/** What an app is to be changed by, one after the other. */
export const sentences = z.array(prompt).max(limits.trial.changes, { error: 'There are too many changes' });

export const fileName = z
  .string()
  .min(1, { error: 'File name cannot be empty' })
  .max(limits.apps.fileName, { error: 'File name is too long' })
  .regex(/^[^<>:"|?*\\/]*$/, { error: 'File name contains invalid characters' })
  .refine(isPlainName, { error: 'File name contains invalid characters' })
  .refine((text) => !text.includes('..'), { error: 'File name contains invalid characters' });

export const fileSize = z
  .int()
  .min(1, { error: 'File is empty' })
  .max(limits.http.uploadBytes, { error: 'File size exceeds 50MB limit' });

export const fileType = z
  .string()
  .max(255)
  .regex(/^(?:image|text|application)\/[\w.+-]+/, { error: 'File type not allowed' });

/** A path inside of an app: folders with plain names, no way out, nothing hidden. */
export const filePath = z
  .string()
  .max(limits.build.pathLength)
  .regex(/^[A-Za-z0-9_][\w.-]*(?:\/[A-Za-z0-9_[][\w.[\]-]*)*$/, {
    error: 'This is not a path inside of the app.',
  })
  .refine((path) => !path.split('/').some((part) => part === '..' || part === '__proto__'), {
    error: 'This is not a path inside of the app.',
  });
