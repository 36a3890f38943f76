import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { RunOutcome } from '../../../../catalog/agent-desk/run-work.ts';
import type { WorkSource } from './work-source.ts';

export interface RunRequest {
  readonly source: WorkSource;
  readonly draft: Draft;
  readonly seed: number;
}

export type RunNews =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly outcome: RunOutcome }
  /** Why, stands in the console. */
  | { readonly kind: 'failed' };
