import { oklabDistance, oklabOfLinear, type Triple } from './oklab.ts';
import { hexOfLinear, linearOfHex } from './srgb.ts';

export type Deficiency = 'protanopia' | 'deuteranopia' | 'tritanopia';

/**
 * Machado, Oliveira and Fernandes, A physiologically-based model for simulation of color vision deficiency, IEEE Transactions on
 * Visualization and Computer Graphics 15(6), 2009: severity 1.0, on linear sRGB.
 */
const matrices: Readonly<Record<Deficiency, readonly [Triple, Triple, Triple]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function simulated(linear: Triple, deficiency: Deficiency): Triple {
  const seen = matrices[deficiency].map((row) => {
    const value = row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2];
    return Math.min(1, Math.max(0, value));
  });
  return seen as unknown as Triple;
}

const black: Triple = [0, 0, 0];

/** How the colour looks to somebody with the deficiency. */
export function seenAs(hex: string, deficiency: Deficiency): `#${string}` {
  return hexOfLinear(simulated(linearOfHex(hex) ?? black, deficiency));
}

/** How far apart two colours look, in Oklab. */
export function distanceSeen(one: string, other: string, deficiency?: Deficiency): number {
  const seen = (hex: string) => {
    const linear = linearOfHex(hex) ?? black;
    return oklabOfLinear(deficiency === undefined ? linear : simulated(linear, deficiency));
  };
  return oklabDistance(seen(one), seen(other));
}
