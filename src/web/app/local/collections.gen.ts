// written by scripts/registry; do not edit
import { collection as collection0 } from './collections/profiles.ts';

export const collections = [
  collection0,
] as const;
