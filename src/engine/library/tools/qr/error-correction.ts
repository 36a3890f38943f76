/** Arithmetic in the field with 256 elements that QR codes use (polynomial 0x11d). */
const exponents = new Uint8Array(512);
const logarithms = new Uint8Array(256);

let power = 1;
for (let at = 0; at < 255; at += 1) {
  exponents[at] = power;
  exponents[at + 255] = power;
  logarithms[power] = at;
  power <<= 1;
  if (power > 255) power ^= 0x11d;
}

function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (exponents[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0);
}

/** The factors of (x − 1)(x − 2)(x − 4)… without the leading 1. */
function generatorOf(degree: number): number[] {
  let factors = [1];
  for (let root = 0; root < degree; root += 1) {
    const next = [...factors, 0];
    for (const [at, factor] of factors.entries())
      next[at + 1] = (next[at + 1] ?? 0) ^ product(factor, exponents[root] ?? 0);
    factors = next;
  }
  return factors.slice(1);
}

/** The codewords that let a reader repair damage: the rest of a polynomial division. */
export function correctionFor(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  const rest = Array.from<number>({ length: count }).fill(0);
  for (const byte of data) {
    const lead = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [at, factor] of generator.entries()) rest[at] = (rest[at] ?? 0) ^ product(factor, lead);
  }
  return rest;
}
