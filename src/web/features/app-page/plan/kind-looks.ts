import type { SpanKind } from '../../../../engine/reader/reading.ts';
import type { MarkLine, MarkTone } from '../mark-tones.ts';

/** Kinds that belong together share a colour and differ by the line. */
export const kindLooks: Readonly<Record<SpanKind, { readonly tone: MarkTone; readonly line: MarkLine }>> = {
  K: { tone: 'violet', line: 'double' },
  X: { tone: 'violet', line: 'dashed' },
  T: { tone: 'cyan', line: 'solid' },
  F: { tone: 'cyan', line: 'dashed' },
  V: { tone: 'cyan', line: 'dotted' },
  R: { tone: 'pink', line: 'solid' },
  A: { tone: 'yellow', line: 'solid' },
  P: { tone: 'blue', line: 'solid' },
  N: { tone: 'blue', line: 'dashed' },
  C: { tone: 'green', line: 'solid' },
  Q: { tone: 'green', line: 'dashed' },
  Z: { tone: 'negative', line: 'wavy' },
};
