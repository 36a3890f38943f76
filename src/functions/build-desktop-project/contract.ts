import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';
import { appId } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { fileAnswer } from '../file-answer.ts';
import { appName } from '../text-rules.ts';

export const shells = ['electron', 'tauri'] as const;
export const targets = ['windows', 'macos', 'linux'] as const;

const { least, most } = limits.takeAway.windowSide;
const side = z
  .int({ error: 'Use a whole number.' })
  .min(least, { error: `At least ${least}.` })
  .max(most, { error: `At most ${most}.` });

/** A domain of one's own the other way round: at least two parts, which every system takes. */
const identifier = z
  .string()
  .trim()
  .max(limits.takeAway.identifierLength, { error: 'The identifier is too long.' })
  .regex(/^[A-Za-z][A-Za-z0-9-]*(?:\.[A-Za-z][A-Za-z0-9-]*)+$/, {
    error: 'Use a domain the other way round, such as com.example.notes: letters, digits and hyphens.',
  })
  .refine((text) => !text.toLowerCase().endsWith('.app'), {
    error: 'It must not end in “.app”, which macOS takes for a folder.',
  })
  .refine((text) => text.split('.').every((part) => !part.endsWith('-')), {
    error: 'No part may end in a hyphen.',
  });

/** Three numbers; Windows takes none above 65535. */
const projectVersion = z
  .string()
  .trim()
  .regex(/^(?:0|[1-9]\d{0,4})\.(?:0|[1-9]\d{0,4})\.(?:0|[1-9]\d{0,4})$/, {
    error: 'Use three numbers, such as 1.0.0.',
  })
  .refine((text) => text.split('.').every((part) => Number(part) <= 65_535), {
    error: 'No number may be above 65535.',
  });

const desktopWindow = z
  .object({
    width: side,
    height: side,
    minWidth: side,
    minHeight: side,
    resizable: z.boolean(),
    fullscreen: z.boolean(),
    alwaysOnTop: z.boolean(),
  })
  .refine(({ width, minWidth }) => minWidth <= width, {
    error: 'The least width is above the width.',
    path: ['minWidth'],
  })
  .refine(({ height, minHeight }) => minHeight <= height, {
    error: 'The least height is above the height.',
    path: ['minHeight'],
  });

export const desktopSettings = z.object({
  shell: z.enum(shells),
  name: appName,
  identifier,
  version: projectVersion,
  window: desktopWindow,
  targets: z
    .array(z.enum(targets))
    .min(1, { error: 'Choose at least one system.' })
    .transform((chosen) => targets.filter((target) => chosen.includes(target))),
});
export type DesktopSettings = z.output<typeof desktopSettings>;

const icon = z.object({
  type: z.enum(['image/png', 'image/svg+xml'], { error: 'File type not allowed' }),
  base64: z
    .string()
    .min(1, { error: 'File is empty' })
    .max(limits.takeAway.iconBase64Length, { error: 'The icon is too large. Use one below 1 MB.' })
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'The icon must be sent as base64.' }),
});
export type DesktopIcon = z.output<typeof icon>;

const input = desktopSettings.extend({
  appId,
  /** The app's own icon when absent. */
  icon: icon.optional(),
});
export type BuildDesktopProjectInput = z.output<typeof input>;

/** The project of an app with a shell around it, from which installers for desktop systems are made. */
export const contract = defineFunction({
  name: 'build-desktop-project',
  access: 'user',
  input,
  output: fileAnswer,
});
