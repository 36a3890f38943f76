import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';

/** How one question to the server went. */
export interface PerformanceMetric {
  /** Until the answer began, in ms. */
  readonly responseTime: number;
  /** Of the answer; 0 when there was none. */
  readonly status: number;
  /** In ms since 1970. */
  readonly timestamp: number;
}

const storageKey = `${brand.slug}-performance-metrics`;

let metrics: PerformanceMetric[] | undefined;

/** Those that are remembered, the oldest first. */
export function readMetrics(): readonly PerformanceMetric[] {
  metrics ??= readKept();
  return metrics;
}

/** Beyond so many, the older ones are forgotten. */
export function trimMetrics(all: readonly PerformanceMetric[]): PerformanceMetric[] {
  const { metricsMost, metricsKept } = limits.optimizer;
  return all.length > metricsMost ? all.slice(-metricsKept) : [...all];
}

export function noteMetric(metric: PerformanceMetric): void {
  metrics = trimMetrics([...readMetrics(), metric]);
}

/** On this device, so that the next page knows how it was. */
export function keepMetrics(): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(readMetrics()));
  } catch {
    // Storage is blocked or full: this page still knows.
  }
}

export function forgetMetrics(): void {
  metrics = [];
  keepMetrics();
}

function readKept(): PerformanceMetric[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? trimMetrics(stored.filter(isMetric)) : [];
  } catch {
    return [];
  }
}

function isMetric(value: unknown): value is PerformanceMetric {
  if (typeof value !== 'object' || value === null) return false;
  const { responseTime, status, timestamp } = value as Record<string, unknown>;
  return [responseTime, status, timestamp].every((part) => typeof part === 'number');
}
