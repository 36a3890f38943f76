export const movementKinds = ['Top-up', 'Withdrawal', 'Transfer'] as const;
export type MovementKind = (typeof movementKinds)[number];

export interface Movement {
  readonly id: string;
  readonly kind: MovementKind;
  /** What it adds; less than 0 when it takes away. */
  readonly amount: number;
  readonly note: string;
  readonly at: string;
}

export function balanceOf(movements: readonly Movement[]): number {
  return Math.round(movements.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
}

/** Why an amount cannot be moved; undefined when it can. */
export function whyNotMove(kind: MovementKind, amount: number, balance: number): string | undefined {
  if (!(amount > 0)) return 'Enter an amount above 0.';
  if (amount > 1_000_000) return 'This is too much at once.';
  return kind !== 'Top-up' && amount > balance ? 'There is not enough in your wallet.' : undefined;
}
