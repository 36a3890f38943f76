import type { ProofCase } from '../proof/proof-step.ts';

/** What holds for every game that runs by the clock: it waits for Start, moves, pauses and goes on. */
export function proveRealTime(path: string, whileRunning: string): ProofCase {
  return {
    name: 'The game starts when asked, pauses and goes on',
    steps: [
      { do: 'open', path },
      { do: 'see', text: 'Press Start to play' },
      { do: 'remember', selector: '[data-stage]' },
      { do: 'press', name: 'Start' },
      { do: 'see', text: whileRunning },
      { do: 'changed', selector: '[data-stage]' },
      { do: 'press', name: 'Pause' },
      { do: 'see', text: 'Paused' },
      { do: 'press', name: 'Resume' },
      { do: 'see', text: whileRunning },
    ],
  };
}
