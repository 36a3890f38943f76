/** One step of a story. */
export interface Beat {
  readonly name: string;
  readonly act: string;
  /** Where it lies, as shares of the whole. */
  readonly from: number;
  readonly to: number;
  /** What happens, written out of the premise. */
  readonly text: string;
  /** What the protagonist is after in the scene that carries it, and how the scene turns. */
  readonly goal: string;
  readonly turn: string;
  /** From 0 to 100. */
  readonly tension: number;
  /** Whether it ends better or worse for the protagonist than it began. */
  readonly shift: 'up' | 'down' | 'even';
}
