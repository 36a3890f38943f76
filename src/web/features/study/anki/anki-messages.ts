import type { ReadPackage } from './read-package.ts';
import type { PackageParts } from './write-package.ts';

export type AnkiRequest =
  | {
      readonly kind: 'read';
      readonly bytes: Uint8Array;
      readonly now: number;
      readonly known: ReadonlySet<string>;
    }
  | { readonly kind: 'write'; readonly parts: PackageParts };

export type AnkiAnswer =
  | { readonly kind: 'read'; readonly found: ReadPackage }
  | { readonly kind: 'written'; readonly bytes: Uint8Array }
  /** A sentence for the person. */
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'failed' };
