import type { Claim } from '../../../methods/patents/parse-claims.ts';
import type { DrawingPart, Shape } from '../../agent-desk/parts.ts';

const boxWidth = 92;
const boxHeight = 40;
const gap = 14;
const levelHeight = 76;

/** Independent claims at the top, each dependent claim under the first that it refers to; further references are dashed. */
export function dependencyTree(claims: readonly Claim[]): DrawingPart {
  const numbers = new Set(claims.map(({ number }) => number));
  const parentOf = ({ number, refersTo }: Claim) =>
    refersTo.find((target) => numbers.has(target) && target < number);
  const { places, leaves } = layOut(claims, parentOf);
  const centre = (x: number) => gap + boxWidth / 2 + x * (boxWidth + gap);
  const top = (level: number) => 14 + level * levelHeight;
  const lines = claims.flatMap((claim): Shape[] => {
    const own = places.get(claim.number);
    const first = parentOf(claim);
    if (own === undefined) return [];
    return claim.refersTo.flatMap((target): Shape[] => {
      const above = places.get(target);
      if (above === undefined || target >= claim.number) return [];
      return [
        {
          kind: 'line',
          points: [
            [centre(above.x), top(above.level) + boxHeight],
            [centre(own.x), top(own.level)],
          ],
          stroke: target === first ? 'ink' : 'muted',
          width: target === first ? 2 : 1,
          ...(target === first ? {} : { dashed: true as const }),
        },
      ];
    });
  });
  const boxes = claims.flatMap((claim): Shape[] => {
    const own = places.get(claim.number);
    if (own === undefined) return [];
    const isIndependent = claim.refersTo.length === 0;
    const x = centre(own.x);
    const y = top(own.level);
    return [
      {
        kind: 'rect',
        x: x - boxWidth / 2,
        y,
        w: boxWidth,
        h: boxHeight,
        round: 8,
        fill: 'surface',
        stroke: isIndependent ? 'accent' : 'line',
        width: 2,
      },
      { kind: 'label', x, y: y + 17, text: `Claim ${claim.number}`, size: 12, at: 'middle', bold: true },
      {
        kind: 'label',
        x,
        y: y + 32,
        text: isIndependent ? claim.category : `${claim.elements.length} added`,
        size: 10,
        at: 'middle',
        paint: 'muted',
      },
    ];
  });
  const deepest = Math.max(...[...places.values()].map(({ level }) => level), 0);
  return {
    kind: 'drawing',
    title: 'Tree of dependencies',
    width: Math.max(240, gap + Math.max(1, leaves) * (boxWidth + gap)),
    height: top(deepest) + boxHeight + 14,
    shapes: [...lines, ...boxes],
    says: `${claims
      .map(({ number, refersTo }) =>
        refersTo.length === 0
          ? `Claim ${number} is independent`
          : `claim ${number} refers to ${refersTo.join(', ')}`,
      )
      .join('; ')}.`,
  };
}

interface Layout {
  readonly places: ReadonlyMap<number, { readonly x: number; readonly level: number }>;
  readonly leaves: number;
}

/** Leaves stand side by side; whoever they depend on stands above their middle. */
function layOut(claims: readonly Claim[], parentOf: (claim: Claim) => number | undefined): Layout {
  const places = new Map<number, { x: number; level: number }>();
  let leaves = 0;
  const place = (claim: Claim, level: number): number => {
    const children = claims.filter((other) => parentOf(other) === claim.number);
    const spots = children.map((child) => place(child, level + 1));
    const x = spots.length === 0 ? leaves : ((spots[0] ?? 0) + (spots.at(-1) ?? 0)) / 2;
    if (spots.length === 0) leaves += 1;
    places.set(claim.number, { x, level });
    return x;
  };
  for (const claim of claims) if (parentOf(claim) === undefined) place(claim, 0);
  return { places, leaves };
}
