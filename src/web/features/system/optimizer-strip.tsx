import { useSyncExternalStore } from 'react';
import type { Condition } from '../../lib/performance/assess.ts';
import {
  checkMetrics,
  type OptimizerState,
  optimize,
  readOptimizer,
  watchOptimizer,
} from '../../lib/performance/optimizer.ts';
import { useMayPoll } from '../../lib/performance/thrift.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const words: Record<Condition, string> = { well: 'Well', slow: 'Slow', critical: 'Critical' };

/** What the background optimizer of this browser knows, and what it does about it. */
export function OptimizerStrip() {
  const state = useSyncExternalStore(watchOptimizer, readOptimizer, readOptimizer);
  const mayPoll = useMayPoll();
  return (
    <Card aria-labelledby="optimizer-heading" className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2.5">
        <h2 id="optimizer-heading" className="text-small font-semibold text-ink">
          Background optimizer
        </h2>
        <div className="flex items-center gap-2">
          <Badge>{words[state.condition]}</Badge>
          <Button onClick={() => checkMetrics()}>Check now</Button>
          <Button onClick={() => optimize()}>Optimize now</Button>
        </div>
      </header>
      <dl className="flex flex-wrap gap-px bg-line">
        {facts(state, mayPoll).map(([label, value]) => (
          <div key={label} className="min-w-36 flex-1 bg-surface px-4 py-2.5">
            <dt className="text-caption text-ink-muted">{label}</dt>
            <dd className="mt-0.5 text-small font-medium text-ink tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function facts(state: OptimizerState, mayPoll: boolean): [label: string, value: string][] {
  const { averageMs, errorRate, count, checkedAt, optimizedAt, runs, removed } = state;
  return [
    ['Average response', count === 0 ? 'No calls yet' : `${Math.round(averageMs)} ms`],
    ['Error rate', count === 0 ? 'No calls yet' : `${Math.round(errorRate * 100)} % of ${count}`],
    ['Fetching ahead and polling', mayPoll ? 'On' : 'Off until it recovers'],
    ['Last check', timeOf(checkedAt)],
    ['Last run', optimizedAt === undefined ? 'Not yet' : `${timeOf(optimizedAt)}, run ${runs}`],
    ['Old cache entries removed', String(removed)],
  ];
}

function timeOf(at: number | undefined): string {
  return at === undefined ? 'Not yet' : new Date(at).toLocaleTimeString();
}
