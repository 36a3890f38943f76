// written by scripts/registry; do not edit
import { collection as collection0 } from './collections/agent-runs.ts';
import { collection as collection1 } from './collections/ask-conversations.ts';
import { collection as collection2 } from './collections/custom-tools.ts';
import { collection as collection3 } from './collections/own-resources.ts';
import { collection as collection4 } from './collections/profiles.ts';

export const collections = [
  collection0,
  collection1,
  collection2,
  collection3,
  collection4,
] as const;
