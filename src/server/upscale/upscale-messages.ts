import type { PictureHead } from './picture-head.ts';

export interface UpscaleRequest {
  readonly bytes: Uint8Array;
  readonly head: PictureHead;
}

export type UpscaleAnswer =
  | { readonly kind: 'done'; readonly image: Uint8Array }
  /** The picture is not what its head says. */
  | { readonly kind: 'damaged' }
  | { readonly kind: 'broken'; readonly message: string };
