import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '../../../../catalog/agent-desk/fields.ts';
import type { AgentResult } from '../../../../catalog/agent-desk/result.ts';
import type { InputFault } from '../../../../catalog/agent-desk/work.ts';
import { type StartedRun, startRun } from './start-run.ts';
import type { WorkSource } from './work-source.ts';

/** A result with exactly what it came from. */
export interface FinishedRun {
  readonly draft: Draft;
  readonly seed: number;
  readonly result: AgentResult;
}

interface RunView {
  readonly finished: FinishedRun;
  readonly faults: readonly InputFault[];
  readonly running: boolean;
  /** From 0 to 1 while it runs. */
  readonly share: number;
  /** What went wrong with the run itself. */
  readonly trouble: string | undefined;
}

const notStarted = 'This could not be worked out. Try again; if it stays, tell us which example you used.';

/** The latest result of one agent, and the run that is under way. A newer run ends the one before it. */
export function useRun(source: WorkSource, first: FinishedRun) {
  const [view, setView] = useState<RunView>({
    finished: first,
    faults: [],
    running: false,
    share: 0,
    trouble: undefined,
  });
  const current = useRef<StartedRun>(undefined);
  const end = useCallback(() => {
    current.current?.cancel();
    current.current = undefined;
  }, []);
  useEffect(() => end, [end]);

  const run = useCallback(
    async (draft: Draft, seed: number): Promise<boolean> => {
      end();
      setView((before) => ({ ...before, running: true, share: 0, faults: [], trouble: undefined }));
      const started = startRun({ source, draft, seed }, (share) =>
        setView((before) => ({ ...before, share })),
      );
      current.current = started;
      try {
        const { result, faults } = await started.outcome;
        if (current.current !== started) return false;
        setView((before) =>
          result === undefined
            ? { ...before, running: false, faults }
            : { finished: { draft, seed, result }, running: false, share: 1, faults: [], trouble: undefined },
        );
        return result !== undefined;
      } catch (error) {
        if (current.current !== started) return false;
        console.error(error);
        setView((before) => ({ ...before, running: false, trouble: notStarted }));
        return false;
      }
    },
    [source, end],
  );

  const cancel = useCallback(() => {
    end();
    setView((before) => ({ ...before, running: false }));
  }, [end]);

  const show = useCallback(
    (finished: FinishedRun) => {
      end();
      setView({ finished, faults: [], running: false, share: 0, trouble: undefined });
    },
    [end],
  );

  return { ...view, run, cancel, show };
}
