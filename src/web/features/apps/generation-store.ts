import type { VersionProgress, VersionResult } from '../../../functions/app-shapes.ts';
import type { AskedBack } from '../../../functions/asked-back.ts';
import type { GenerateAppOutput } from '../../../functions/generate-app/contract.ts';
import { callFunctionByName, FunctionCallError } from '../../lib/call-function.ts';
import type { AppIdea } from '../../lib/creator-draft.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { type BegunGeneration, begin, forgetBegun, noteHeard, readUnended } from './begun-generation.ts';

interface Running {
  readonly phase: 'running';
  /** When Generate was pressed, in ms since 1970. */
  readonly startedAt: number;
  readonly progress: VersionProgress | undefined;
  readonly cancelling: boolean;
  readonly lost: boolean;
}

export type Generation =
  | { readonly phase: 'idle' }
  | Running
  | { readonly phase: 'done'; readonly result: VersionResult }
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'asked'; readonly question: AskedBack['question'] }
  | { readonly phase: 'failed'; readonly reason: string; readonly progress: VersionProgress | undefined };

export interface GenerationEvents {
  readonly onDone: (idea: AppIdea) => void;
  /** The free plan allows no more for now. */
  readonly onLimit: (reason: string) => void;
  /** There is an app more, or one is in another state. */
  readonly onAppsChanged: () => void;
}

interface GenerationStore {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => Generation;
  /** Who hears of what happens, from now on. */
  readonly hear: (events: GenerationEvents) => void;
  /** `anyway`: the person was asked back and wants it built all the same. */
  readonly start: (userId: string, idea: AppIdea, anyway: boolean) => void;
  /** Goes on with what this person had begun and what has not ended. */
  readonly resume: (userId: string) => void;
  readonly cancel: () => void;
  /** Back to nothing under way. What the server makes goes on. */
  readonly dismiss: () => void;
}

/** Makes apps, one at a time. */
export function createGenerationStore(): GenerationStore {
  const idle: Generation = { phase: 'idle' };
  let generation: Generation = idle;
  let events: GenerationEvents | undefined;
  let listening: AbortController | undefined;
  let isCancelled = false;
  const watchers = new Set<() => void>();

  function set(next: Generation): void {
    generation = next;
    for (const changed of watchers) changed();
  }

  function show(change: Partial<Running>): void {
    if (generation.phase === 'running') set({ ...generation, ...change });
  }

  async function run(begun: BegunGeneration): Promise<void> {
    listening?.abort();
    const own = new AbortController();
    listening = own;
    isCancelled = false;
    set({ phase: 'running', startedAt: begun.at, progress: undefined, cancelling: false, lost: false });
    const end = await attempt(begun, own.signal, show, () => events?.onAppsChanged());
    if (own.signal.aborted) return;
    events?.onAppsChanged();
    set(endOf(end, isCancelled));
    tell(end, begun, events, isCancelled);
  }

  async function cancel(): Promise<void> {
    if (generation.phase !== 'running' || generation.progress === undefined) return;
    isCancelled = true;
    show({ cancelling: true });
    try {
      await stop(generation.progress);
      dismissFailure('Not cancelled');
    } catch (error) {
      isCancelled = false;
      show({ cancelling: false });
      toast({
        title: 'Not cancelled',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
  }

  return {
    subscribe: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    read: () => generation,
    hear: (next) => {
      events = next;
    },
    start: (userId, idea, anyway) => void run(begin(userId, idea, Date.now(), anyway)),
    resume: (userId) => {
      const begun = readUnended(userId, Date.now());
      if (begun !== undefined) void run(begun);
    },
    cancel: () => void cancel(),
    dismiss: () => {
      listening?.abort();
      set(idle);
    },
  };
}

/** How an attempt ended: with an answer of the server, or without. */
type End =
  | { readonly result: GenerateAppOutput }
  | { readonly error: unknown; readonly progress: VersionProgress | undefined };

async function attempt(
  begun: BegunGeneration,
  signal: AbortSignal,
  show: (change: Partial<Running>) => void,
  onTakenUp: () => void,
): Promise<End> {
  let progress: VersionProgress | undefined;
  try {
    // Comes with its schemas, which nobody needs who only looks at the page.
    const { followGeneration } = await import('./follow-generation.ts');
    const result = await followGeneration(begun, {
      signal,
      onLost: () => show({ lost: true }),
      onProgress: (news) => {
        if (progress === undefined) {
          noteHeard(begun);
          onTakenUp();
        }
        progress = news;
        show({ progress: news, lost: false });
      },
    });
    forgetBegun(begun);
    return { result };
  } catch (error) {
    if (!signal.aborted && isFinal(error)) forgetBegun(begun);
    return { error, progress };
  }
}

/** The server has said no. Anything else may have happened after it had taken the request up: the key is kept. */
function isFinal(error: unknown): boolean {
  const status = error instanceof FunctionCallError ? error.status : undefined;
  return status !== undefined && status >= 400 && status < 500;
}

const noReason = 'Failed to generate app. Please try again.';
const notMade = 'Failed to generate app';

function endOf(end: End, wasCancelled: boolean): Generation {
  if ('result' in end) {
    const { result } = end;
    if ('question' in result) return { phase: 'asked', question: result.question };
    if (result.success) return { phase: 'done', result };
    if (wasCancelled) return { phase: 'cancelled' };
    return { phase: 'failed', reason: result.error ?? notMade, progress: result.version };
  }
  if (isLimit(end.error)) return { phase: 'idle' };
  return { phase: 'failed', reason: reasonOf(end.error), progress: end.progress };
}

function tell(end: End, idea: AppIdea, events: GenerationEvents | undefined, wasCancelled: boolean): void {
  if (isQuestion(end)) return undefined;
  if ('error' in end && isLimit(end.error)) return events?.onLimit(reasonOf(end.error));
  if ('result' in end && end.result.success) {
    dismissFailure('Generation Failed');
    return events?.onDone(idea);
  }
  if (wasCancelled) return undefined;
  const description =
    'error' in end
      ? reasonOf(end.error)
      : [notMade, firstLine(errorOf(end.result))].filter(Boolean).join(': ');
  toast({ title: 'Generation Failed', description, variant: 'destructive' });
  return undefined;
}

function isQuestion(end: End): boolean {
  return 'result' in end && 'question' in end.result;
}

function errorOf(result: GenerateAppOutput): string | undefined {
  return 'question' in result ? undefined : result.error;
}

/** The rest of a report stands in the panel. */
function firstLine(text: string | undefined): string | undefined {
  return text?.split('\n', 1)[0];
}

function reasonOf(error: unknown): string {
  return error instanceof FunctionCallError ? messageOf(error, noReason) : noReason;
}

function isLimit(error: unknown): boolean {
  if (!(error instanceof FunctionCallError)) return false;
  const { details } = error;
  return (
    typeof details === 'object' &&
    details !== null &&
    'reason' in details &&
    details.reason === 'upgrade_required'
  );
}

async function stop({ appId, versionId }: VersionProgress): Promise<void> {
  const { contract } = await import('../../../functions/cancel-version/contract.ts');
  await callFunctionByName(contract.name, { appId, versionId });
}
