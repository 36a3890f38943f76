// written by scripts/registry; do not edit
import { collection as collection0 } from './collections/agent-runs.ts';
import { collection as collection1 } from './collections/profiles.ts';

export const collections = [
  collection0,
  collection1,
] as const;
