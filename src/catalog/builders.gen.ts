// written by scripts/registry; do not edit
import { builder as builder0 } from './builders/small-business-builder/builder.ts';

export const builders = [
  { builder: builder0, load: () => import('./builders/small-business-builder/work.ts') },
] as const;
