import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ClauseAnswer, VersionProgress, VersionResult } from '../../../functions/app-shapes.ts';
import type { FunctionContract } from '../../../functions/define-function.ts';
import { randomIds } from '../../../kernel/ids.ts';
import { callFunction, FunctionCallError } from '../../lib/call-function.ts';
import { followFunction } from '../../lib/follow-function.ts';
import { type AppView, type Asked, applyProgress } from './app-view.ts';
import { appKey, reload } from './use-app.ts';

interface NotUnderstood {
  readonly success: false;
  readonly understood: false;
  readonly nearest: string[];
  readonly why?: string | undefined;
  readonly answers?: ClauseAnswer[] | undefined;
}

/** How a change ended: with a version, good or failed; with a question back; or it was refused before it began. */
export type ChangeEnd =
  | { readonly kind: 'made'; readonly result: VersionResult }
  | {
      readonly kind: 'not-understood';
      readonly nearest: readonly string[];
      /** What about the sentence changed nothing, where that can be said. */
      readonly why: string | undefined;
      /** What there is to say of each clause of the sentence. */
      readonly answers: readonly ClauseAnswer[];
    }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly faults: readonly string[];
    };

/** Whether how it ended need not be said any more: it was saved and one works on, or the newer version is told of. */
export function isAnswered(end: ChangeEnd | undefined, basedOn: number, current: number | null): boolean {
  if (end?.kind === 'made') return end.result.success;
  return end?.kind === 'refused' && end.code === 'conflict' && basedOn !== current;
}

export interface Changes {
  /** A change that was begun here has not ended yet. */
  readonly busy: boolean;
  follow<Input>(
    contract: FunctionContract<Input, VersionResult | NotUnderstood>,
    input: Input,
    asked: Asked,
  ): Promise<ChangeEnd>;
  restore(number: number): Promise<ChangeEnd>;
  cancel(versionId: string): Promise<void>;
}

/** Everything that makes a version of an app. The list of versions follows each step. */
export function useChanges(appId: string): Changes {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const running = useRef(0);

  async function run(work: () => Promise<VersionResult | NotUnderstood>): Promise<ChangeEnd> {
    running.current++;
    setBusy(true);
    let end: ChangeEnd;
    try {
      end = endOf(await work());
    } catch (error) {
      end = refusal(error);
    }
    await reload(client, appId).catch(() => undefined);
    running.current--;
    setBusy(running.current > 0);
    return end;
  }

  return {
    busy,
    follow: (contract, input, asked) =>
      run(() =>
        followFunction(contract, input, {
          idempotencyKey: randomIds().uuid(),
          onProgress: (progress) =>
            client.setQueryData<AppView>(appKey(appId), (view) =>
              view === undefined
                ? view
                : applyProgress(view, progress as VersionProgress, asked, new Date().toISOString()),
            ),
        }),
      ),
    restore: (number) =>
      run(async () => {
        const { contract } = await import('../../../functions/restore-version/contract.ts');
        return callFunction(contract, { appId, number });
      }),
    async cancel(versionId) {
      const { contract } = await import('../../../functions/cancel-version/contract.ts');
      await callFunction(contract, { appId, versionId });
      await reload(client, appId);
    },
  };
}

function endOf(answer: VersionResult | NotUnderstood): ChangeEnd {
  return 'understood' in answer
    ? { kind: 'not-understood', nearest: answer.nearest, why: answer.why, answers: answer.answers ?? [] }
    : { kind: 'made', result: answer };
}

function refusal(error: unknown): ChangeEnd {
  if (!(error instanceof FunctionCallError))
    return {
      kind: 'refused',
      code: 'internal',
      message: 'Something went wrong. Please try again.',
      faults: [],
    };
  return { kind: 'refused', code: error.code, message: error.message, faults: faultsIn(error.details) };
}

/** What is wrong, one by one, where the server says so. */
function faultsIn(details: unknown): string[] {
  if (!Array.isArray(details)) return [];
  return details.flatMap((fault: unknown) =>
    typeof fault === 'object' && fault !== null && 'message' in fault && typeof fault.message === 'string'
      ? [fault.message]
      : [],
  );
}
