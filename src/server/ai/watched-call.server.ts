import { type ModelFault, modelFaults } from './model-fault.ts';
import type { ModelCallLimits } from './model-port.ts';

/** Ends a call that takes too long or says too much, and knows why it did. */
export interface WatchedCall {
  signal: AbortSignal;
  /** Why it was ended from here; undefined while it was not. */
  fault(): ModelFault | undefined;
  end(fault: ModelFault): void;
  /** A word has come: the next may take as long again. */
  heard(characters: number): void;
  hasBegun(): boolean;
  /** While a tool of ours works, nobody waits for the model. */
  whileSilent<Value>(work: () => Promise<Value>): Promise<Value>;
  close(): void;
}

export function watchCall(
  limits: ModelCallLimits,
  place: string,
  outside: AbortSignal | undefined,
): WatchedCall {
  const controller = new AbortController();
  let ended: ModelFault | undefined;
  let characters = 0;
  let begun = false;
  let working = 0;
  let silence: NodeJS.Timeout | undefined;

  function end(fault: ModelFault): void {
    ended ??= fault;
    controller.abort();
  }
  function waitForWord(): void {
    clearTimeout(silence);
    const { silenceMs } = limits;
    const words = begun ? modelFaults.wordsStopped : modelFaults.firstWordLate;
    if (working === 0) silence = setTimeout(() => end(words(place, silenceMs)), silenceMs);
  }
  const whole = setTimeout(() => end(modelFaults.wholeLate(place, limits.wholeMs)), limits.wholeMs);
  const cancel = () => end(modelFaults.cancelled());
  outside?.addEventListener('abort', cancel, { once: true });
  if (outside?.aborted === true) cancel();
  waitForWord();

  return {
    signal: controller.signal,
    fault: () => ended,
    end,
    heard(more) {
      begun ||= more > 0;
      characters += more;
      if (characters > limits.outputCharacters) end(modelFaults.tooMuchOutput(limits.outputCharacters));
      waitForWord();
    },
    hasBegun: () => begun,
    async whileSilent(work) {
      working += 1;
      waitForWord();
      try {
        // A tool that does not listen is left to itself.
        return await Promise.race([work(), untilAborted(controller.signal)]);
      } finally {
        working -= 1;
        waitForWord();
      }
    },
    close() {
      clearTimeout(silence);
      clearTimeout(whole);
      outside?.removeEventListener('abort', cancel);
    },
  };
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(new Error('It was stopped.'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
