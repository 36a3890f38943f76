/** Lets work for one name wait for each other, so that a queue of it never holds more than one connection to the database. */
export class Turns {
  readonly #most: number;
  readonly #lines = new Map<string, { last: Promise<unknown>; waiting: number }>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Undefined when too many wait already. */
  take<T>(name: string, work: () => Promise<T>): Promise<T> | undefined {
    const line = this.#lines.get(name) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting >= this.#most) return undefined;
    line.waiting += 1;
    this.#lines.set(name, line);
    const turn = line.last.then(work).finally(() => {
      line.waiting -= 1;
      if (line.waiting === 0) this.#lines.delete(name);
    });
    // Whoever comes next is not concerned by how this one ended.
    line.last = turn.catch(() => undefined);
    return turn;
  }
}
