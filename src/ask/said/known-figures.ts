import { type Figure, findFigures } from './find-figures.ts';

/** The numbers that stand in some texts, to be held against those that somebody says. */
export interface KnownFigures {
  has(figure: Figure): boolean;
}

export function knownFigures(texts: readonly string[]): KnownFigures {
  const found = texts.flatMap(findFigures);
  const asWritten = new Set(found.map(({ written }) => written));
  const values = [...new Set(found.flatMap((figure) => figure.values))];
  const exact = new Set(values.map(rounded));
  return {
    has({ written, values: said }) {
      if (asWritten.has(written)) return true;
      if (said.some((value) => exact.has(rounded(value)))) return true;
      const decimals = /[.,](\d+)$/.exec(written)?.[1]?.length ?? 0;
      return said.some((value) => isRounding(value, decimals, values));
    },
  };
}

/** 12.3 may be said of 12.34. A single digit says too little to be the short form of anything. */
function isRounding(value: number, decimals: number, of: readonly number[]): boolean {
  if (decimals === 0 && value < 10) return false;
  const unit = 10 ** -decimals;
  return of.some(
    (one) => one !== value && Math.abs(one - value) <= unit / 2 + 1e-9 && !isMultiple(one, unit),
  );
}

/** Only what has more digits than was said can have been rounded. */
function isMultiple(value: number, unit: number): boolean {
  return Math.abs(value / unit - Math.round(value / unit)) < 1e-9;
}

/** Sums of halves and thirds must not differ in their last bit. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
