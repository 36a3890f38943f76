import { z } from 'zod';
import { limits } from '../kernel/limits.ts';
import { isPlainName } from '../kernel/plain-text.ts';

/** What texts and files from outside must be like, wherever they come in: names, descriptions, files. */

/**
 * Only what makes no sense in a description and would do harm where a text is shown, run or obeyed. Ordinary sentences with
 * quotes, semicolons, "select a table" or "drop it off" pass.
 */
const dangerous: readonly RegExp[] = [
  // Script tags, frames and other markup that runs something.
  /<\s*\/?\s*(?:script|iframe|object|embed|svg|meta|link|base)\b/i,
  // Addresses that are programs.
  /\b(?:javascript|vbscript|livescript)\s*:\s*\S/i,
  /\bdata\s*:\s*text\/html/i,
  // Handlers inside of markup.
  /<[^>]{0,500}\son[a-z]{3,20}\s*=/i,
  // SQL that was meant to end another statement, or to look into other tables.
  /(?:^|['";)])\s*;?\s*(?:drop|truncate|alter)\s+(?:table|database|schema)\s+\w+\s*(?:;|--|$)/i,
  /\bunion\s+(?:all\s+)?select\b[^.]{1,200}\bfrom\b/i,
  /['"]\s*or\s+['"]?\s*(\w+)\s*['"]?\s*=\s*['"]?\s*\1/i,
  /['"]\s*;\s*(?:drop|delete|insert|update|exec)\b/i,
  // Commands for a shell.
  /\$\([^)]{1,200}\)/,
  /`\s*(?:rm|curl|wget|cat|sh|bash|nc|sudo|chmod)\b[^`]{0,200}`/i,
  /\brm\s+-[a-z]*[rf][a-z]*\b/i,
  /(?:;|&&|\|\|?)\s*(?:rm|curl|wget|sudo|chmod|bash|sh|nc|powershell)\s+[-/\w~.]/i,
  // Ways out of a folder, and further than the next one: a link such as ../guide.md is ordinary.
  /\.\.[/\\]\.\.[/\\]/,
  /\.\.[/\\](?:etc|proc|var|root|home|windows|system32)\b/i,
  /%2e%2e(?:%2f|%5c|[/\\])/i,
  // Orders to a model to forget what it was told.
  /\b(?:ignore|disregard|forget)\s+(?:all\s+|any\s+)?(?:of\s+)?(?:the\s+|your\s+|these\s+)?(?:previous|prior|above|earlier|preceding)\s+(?:instructions?|prompts?|rules?|messages?)/i,
  /\b(?:reveal|print|show|repeat)\s+(?:me\s+)?(?:your|the)\s+(?:hidden\s+)?system\s+prompt/i,
  /\byou\s+are\s+now\s+(?:in\s+)?(?:dan\b|jailbroken|developer\s+mode)/i,
  /<\|?\s*(?:im_start|im_end|system|assistant)\s*\|?>/i,
];

export function isDangerous(text: string): boolean {
  return dangerous.some((pattern) => pattern.test(text));
}

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
