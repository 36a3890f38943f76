import library from 'jstat';

/** The share of a standard normal distribution below a value. */
export function normalBelow(value: number): number {
  return library.normal.cdf(value, 0, 1);
}

/** The value below which a share of a standard normal distribution lies. */
export function normalAt(share: number): number {
  return library.normal.inv(share, 0, 1);
}

export function studentBelow(value: number, freedom: number): number {
  return library.studentt.cdf(value, freedom);
}

export function studentAt(share: number, freedom: number): number {
  return library.studentt.inv(share, freedom);
}

/** Student's distribution about a true difference, by which the power of a test is reckoned. */
export function shiftedStudentBelow(value: number, freedom: number, shift: number): number {
  return library.noncentralt.cdf(value, freedom, shift);
}
