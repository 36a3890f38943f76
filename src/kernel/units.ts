/** Milliseconds and bytes, for the numbers of the product. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const kib = 1_024;
export const mib = 1_024 * kib;
