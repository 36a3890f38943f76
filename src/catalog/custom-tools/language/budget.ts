import { FormulaFault } from './formula-fault.ts';

/** How much work is left. Every operation of every row is counted, so that no formula runs for long. */
export class Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0)
      throw new FormulaFault('This would take too long. Use fewer rows, or a chart with fewer points.');
  }
}
