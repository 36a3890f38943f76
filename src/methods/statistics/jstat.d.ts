/** The parts of the library that are used here; it brings no types of its own. */
declare module 'jstat' {
  interface Distribution {
    cdf(value: number, ...parameters: number[]): number;
    inv(share: number, ...parameters: number[]): number;
  }
  const library: {
    readonly studentt: Distribution;
    readonly normal: Distribution;
    readonly chisquare: Distribution;
    readonly gammaln: (value: number) => number;
    readonly noncentralt: { cdf(value: number, freedom: number, shift: number): number };
  };
  export default library;
}
