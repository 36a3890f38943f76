import type { SpanKind } from './reading.ts';

/** Kinds that a span of a kind may point to; the same pairs that `training/markup.py` accepts. */
const targets: Readonly<Record<SpanKind, string>> = {
  K: '',
  X: 'X',
  T: 'TRXK',
  F: 'TRKXPF',
  V: 'FTRKXVAP',
  R: 'TXRK',
  A: 'TFPRVKXN',
  P: 'TRFKXP',
  N: 'ATFPRVKXN',
  C: 'TFVPRKXA',
  Q: '',
  Z: '',
};

export function isAllowedArc(from: SpanKind, to: SpanKind): boolean {
  return targets[from].includes(to);
}
