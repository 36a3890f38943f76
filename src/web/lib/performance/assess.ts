import { limits } from '../../../kernel/limits.ts';
import type { PerformanceMetric } from './metrics.ts';

export type Condition = 'well' | 'slow' | 'critical';

export interface Assessment {
  readonly condition: Condition;
  /** In ms; 0 while nothing is known. */
  readonly averageMs: number;
  /** From 0 to 1. */
  readonly errorRate: number;
  /** How many questions this is about. */
  readonly count: number;
}

/** How the app has been doing of late. What is older says nothing about now. */
export function assess(metrics: readonly PerformanceMetric[], now: number): Assessment {
  const { slow, critical, consideredMs, lastFew } = limits.optimizer;
  const recent = metrics.filter(({ timestamp }) => now - timestamp <= consideredMs);
  const all = figuresOf(recent);
  const last = figuresOf(recent.slice(-lastFew));
  const condition = isOver(last, critical) ? 'critical' : isOver(all, slow) ? 'slow' : 'well';
  return { condition, ...all, count: recent.length };
}

interface Figures {
  readonly averageMs: number;
  readonly errorRate: number;
}

function figuresOf(metrics: readonly PerformanceMetric[]): Figures {
  if (metrics.length === 0) return { averageMs: 0, errorRate: 0 };
  const sum = metrics.reduce((total, { responseTime }) => total + responseTime, 0);
  return { averageMs: sum / metrics.length, errorRate: metrics.filter(isFault).length / metrics.length };
}

/** A refusal is an answer; silence and a broken server are not. */
function isFault({ status }: PerformanceMetric): boolean {
  return status === 0 || status >= 500;
}

function isOver({ averageMs, errorRate }: Figures, most: { averageMs: number; errorRate: number }): boolean {
  return averageMs > most.averageMs || errorRate > most.errorRate;
}
