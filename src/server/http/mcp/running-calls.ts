import { KoraError } from '../../../kernel/errors.ts';
import { limits } from '../../../kernel/limits.ts';

/** A call of a tool on its way. */
export interface RunningCall {
  /** Aborted when the program cancels it. */
  readonly cancelled: AbortSignal;
  end(): void;
}

/** Who called: a person, the program as it is known since it introduced itself, and its own number for the request. */
export interface CallPlace {
  userId: string;
  program: string;
  requestId: string | number;
}

/** What works for whom in this process. It is all that is remembered from one message of a program to the next. */
export function openRunningCalls() {
  const running = new Map<string, Map<string, AbortController>>();

  return {
    begin(place: CallPlace): RunningCall {
      const own = running.get(place.userId) ?? new Map<string, AbortController>();
      const name = nameOf(place);
      if (own.size >= limits.mcp.callsAtOnce)
        throw new KoraError('rate_limited', {
          message: `${limits.mcp.callsAtOnce} tools work for you already. Wait until one of them has ended.`,
          retryAfter: 1,
        });
      if (own.has(name))
        throw new KoraError('bad_request', {
          message: 'A request with this id is on its way already. Send it with another id.',
        });
      const controller = new AbortController();
      running.set(place.userId, own.set(name, controller));
      return {
        cancelled: controller.signal,
        end() {
          own.delete(name);
          if (own.size === 0) running.delete(place.userId);
        },
      };
    },

    /** What is not there has ended already, or works in another process: cancelling is a wish. */
    cancel(place: CallPlace): void {
      running
        .get(place.userId)
        ?.get(nameOf(place))
        ?.abort(new KoraError('bad_request', { message: 'Cancelled.' }));
    },
  };
}

export type RunningCalls = ReturnType<typeof openRunningCalls>;

/** The number 1 and the text "1" are two ids. */
function nameOf({ program, requestId }: CallPlace): string {
  return JSON.stringify([program, requestId]);
}
