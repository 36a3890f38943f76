import { z } from 'zod';
import { appId, versionNumber } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';
import { fileAnswer } from '../file-answer.ts';

const input = z.object({
  appId,
  /** The current version when absent. */
  number: versionNumber.optional(),
  /**
   * `text`: all sources in one file, for subscribers. `zip`: the project, which installs, builds and runs with npm alone.
   * `git`: a bundle that git clones from, with one commit for each version that works; `number` means nothing there.
   */
  as: z.enum(['text', 'zip', 'git']),
});
export type DownloadAppInput = z.output<typeof input>;

/** An app to take away. */
export const contract = defineFunction({ name: 'download-app', access: 'user', input, output: fileAnswer });
