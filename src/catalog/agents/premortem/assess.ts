import {
  expectedLoss,
  type LossCause,
  type LossSimulation,
  quantile,
  shareAbove,
  simulateLosses,
} from '../../../methods/decision/loss-simulation.ts';
import type { RunTools } from '../../agent-desk/work.ts';
import type { CauseInput, PremortemInput } from './fields.ts';

const runs = 3_000;
const hundred = 100;

export interface AssessedCause {
  readonly input: CauseInput;
  readonly expected: number;
  /** That it happens at least once; in points. */
  readonly chance: number;
  readonly tailShare: number;
  /** What prevention takes off the expected loss, less its cost; null where none is planned. */
  readonly worth: number | null;
  readonly saved: number;
}

export interface Assessment {
  /** Largest expected loss first. */
  readonly causes: readonly AssessedCause[];
  readonly now: LossSimulation;
  readonly after: LossSimulation;
  readonly expected: number;
  readonly expectedAfter: number;
  readonly cost: number;
  readonly isPrevented: boolean;
  readonly aboveTolerance: number;
  readonly aboveToleranceAfter: number;
  readonly quantiles: (share: number) => number;
  readonly quantilesAfter: (share: number) => number;
}

function lossCause(cause: CauseInput, left: number): LossCause {
  return {
    frequency: {
      low: cause.timesLow * left,
      likely: cause.timesLikely * left,
      high: cause.timesHigh * left,
    },
    loss: { low: cause.lossLow, likely: cause.lossLikely, high: cause.lossHigh },
  };
}

const hasPrevention = ({ prevention, cuts = 0 }: CauseInput) => prevention !== undefined && cuts > 0;
const leftAfter = (cause: CauseInput) => (hasPrevention(cause) ? 1 - (cause.cuts ?? 0) / hundred : 1);

export function assess(input: PremortemInput, { random, progress }: RunTools): Assessment {
  const before = input.causes.map((cause) => lossCause(cause, 1));
  const later = input.causes.map((cause) => lossCause(cause, leftAfter(cause)));
  const isPrevented = input.causes.some(hasPrevention);
  const now = simulateLosses(before, { random, runs, progress: (share) => progress(share / 2) });
  const after = isPrevented
    ? simulateLosses(later, { random, runs, progress: (share) => progress(0.5 + share / 2) })
    : now;
  const sum = (causes: readonly LossCause[]) => causes.reduce((total, one) => total + expectedLoss(one), 0);
  const causes = input.causes
    .map((cause, at): AssessedCause => {
      const one = before[at];
      const expected = one === undefined ? 0 : expectedLoss(one);
      const saved = expected * (1 - leftAfter(cause));
      return {
        input: cause,
        expected,
        chance: (now.causes[at]?.chance ?? 0) * hundred,
        tailShare: (now.causes[at]?.tailShare ?? 0) * hundred,
        saved,
        worth: hasPrevention(cause) ? saved - (cause.cost ?? 0) : null,
      };
    })
    .toSorted((one, other) => other.expected - one.expected);
  return {
    causes,
    now,
    after,
    expected: sum(before),
    expectedAfter: sum(later),
    cost: input.causes.reduce((total, cause) => total + (hasPrevention(cause) ? (cause.cost ?? 0) : 0), 0),
    isPrevented,
    aboveTolerance: shareAbove(now.totals, input.tolerance) * hundred,
    aboveToleranceAfter: shareAbove(after.totals, input.tolerance) * hundred,
    quantiles: (share) => quantile(now.totals, share),
    quantilesAfter: (share) => quantile(after.totals, share),
  };
}
