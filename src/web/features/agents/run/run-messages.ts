import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { RunOutcome } from '../../../../catalog/agent-desk/run-work.ts';

export interface RunRequest {
  readonly slug: string;
  readonly draft: Draft;
  readonly seed: number;
}

export type RunNews =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly outcome: RunOutcome }
  /** Why, stands in the console. */
  | { readonly kind: 'failed' };
