/** A matrix of signed bytes that rows of whole numbers between -127 and 127 are multiplied by. */
export interface WholeMatrix {
  /** `rows`: `count` lines of `inputs` numbers. Gives `count` lines of `outputs` exact sums. */
  multiply(rows: Int16Array, count: number): Int32Array;
}

/**
 * Makes a matrix out of its weights, line by line. There are two ways with the same sums: in plain arithmetic, which runs
 * wherever our pages run, and in WebAssembly, which is several times as quick and which the content policy keeps from pages.
 */
export type MakeMatrix = (weights: Int8Array, inputs: number) => WholeMatrix;
