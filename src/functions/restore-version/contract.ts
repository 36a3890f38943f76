import { z } from 'zod';
import { appId, versionNumber, versionResult } from '../app-shapes.ts';
import { defineFunction } from '../define-function.ts';

const input = z.object({ appId, number: versionNumber });
export type RestoreVersionInput = z.output<typeof input>;

/** A former version becomes the newest. It was proved when it was made, so it is there at once. */
export const contract = defineFunction({
  name: 'restore-version',
  access: 'user',
  saysSuccess: true,
  input,
  output: versionResult,
});
