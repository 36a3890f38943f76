import { limits } from '../../kernel/limits.ts';
import type { Reading } from '../reader/reading.ts';

/**
 * The part of a reading that is planned. Wishes are compared with each other, so that their number decides how long a plan
 * takes; words beyond it are listed as what nothing was made of.
 */
export function boundReading(reading: Reading): Reading {
  const most = limits.engine.spans;
  if (reading.spans.length <= most) return reading;
  return {
    ...reading,
    spans: reading.spans.slice(0, most),
    arcs: reading.arcs.filter(({ from, to }) => from < most && to < most),
  };
}
