import type { AppSpec } from '../../engine/spec/app-spec.ts';
import { bringForward } from '../../engine/spec/bring-forward.ts';
import { KoraError } from '../../kernel/errors.ts';

/** The plan that a version was kept with, in today's shape; null when it has none. */
export function keptSpec({ spec }: { readonly spec: AppSpec | null }): AppSpec | null {
  if (spec === null) return null;
  const current = bringForward(spec);
  if (current === undefined)
    throw new KoraError('conflict', {
      message:
        'The plan of this app was made by another version of the product and cannot be read. Edit its code instead.',
    });
  return current as AppSpec;
}
