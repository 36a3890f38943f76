export interface Principle {
  readonly name: string;
  /** What the principle says. */
  readonly idea: string;
  /** What to try: {it} stands for the person's system with its article. */
  readonly tries: readonly [string, string];
  /** Things that exist and work by it. */
  readonly examples: readonly [string, string, ...string[]];
}
