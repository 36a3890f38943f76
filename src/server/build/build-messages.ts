import type { CodeFault } from './build-fault.ts';
import type { BuildTools, Site } from './build-site.server.ts';

export type BuildRequest =
  | { readonly kind: 'tools'; readonly tools: BuildTools }
  | { readonly kind: 'build'; readonly files: Readonly<Record<string, string>> };

export type BuildAnswer =
  | { readonly kind: 'ready' }
  /** `bytes`: the memory that the worker holds after it. */
  | { readonly kind: 'built'; readonly site: Site; readonly bytes: number }
  | { readonly kind: 'faulty'; readonly faults: readonly CodeFault[] }
  | { readonly kind: 'broken'; readonly message: string };
