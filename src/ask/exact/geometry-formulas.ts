import { type DecimalNumber, decimalOf } from './decimals.ts';

export type Measured = 'area' | 'perimeter' | 'volume' | 'surface' | 'diagonal' | 'hypotenuse';

/** How many lengths are multiplied with each other in a result: 1 for lengths, 2 for areas, 3 for volumes. */
export const powerOf: Readonly<Record<Measured, number>> = {
  area: 2,
  perimeter: 1,
  volume: 3,
  surface: 2,
  diagonal: 1,
  hypotenuse: 1,
};

export interface GeometryFormula {
  readonly shape: RegExp;
  readonly name: string;
  readonly measured: Measured;
  /** What is needed, in this order; what is not named in the question is taken in the order in which it stands. */
  readonly needs: readonly string[];
  readonly formula: string;
  readonly work: (...given: DecimalNumber[]) => DecimalNumber | undefined;
}

const pi = decimalOf('3.14159265358979323846264338327950288419716939937510582');
const nothing = decimalOf(0);

const circle = /^(?:circle|circular [a-z]+|disk|disc|round [a-z]+)$/;
const square = /^square$/;
const rectangle = /^(?:rectangle|rectangular [a-z]+|room|floor|wall|garden|field|carpet)$/;
const triangle = /^(?:triangle|right triangle|right-angled triangle)$/;
const sphere = /^(?:sphere|ball|globe)$/;
const cylinder = /^(?:cylinder|cylindrical [a-z]+|pipe|tube|can|well)$/;
const box =
  /^(?:box|cuboid|rectangular prism|room|pool|aquarium|tank|container|rectangular [a-z]+|carton|raised bed|hole)$/;

type Work = GeometryFormula['work'];
type Line = readonly [RegExp, string, Measured, string, string, Work];

const lines: readonly Line[] = [
  [circle, 'circle', 'area', 'radius', 'π × r²', (r = nothing) => pi.times(r).times(r)],
  [circle, 'circle', 'perimeter', 'radius', '2 × π × r', (r = nothing) => pi.times(2).times(r)],
  [square, 'square', 'area', 'side', 'side²', (a = nothing) => a.times(a)],
  [square, 'square', 'perimeter', 'side', '4 × side', (a = nothing) => a.times(4)],
  [square, 'square', 'diagonal', 'side', 'side × √2', (a = nothing) => a.times(decimalOf(2).sqrt())],
  [
    rectangle,
    'rectangle',
    'area',
    'length,width',
    'length × width',
    (a = nothing, b = nothing) => a.times(b),
  ],
  [
    rectangle,
    'rectangle',
    'perimeter',
    'length,width',
    '2 × (length + width)',
    (a = nothing, b = nothing) => a.plus(b).times(2),
  ],
  [rectangle, 'rectangle', 'diagonal', 'length,width', '√(length² + width²)', pythagoras],
  [
    triangle,
    'triangle',
    'area',
    'base,height',
    'base × height / 2',
    (a = nothing, b = nothing) => a.times(b).div(2),
  ],
  [
    triangle,
    'triangle',
    'area',
    'side,side,side',
    '√(s(s−a)(s−b)(s−c)) with s half of the perimeter (Heron)',
    heron,
  ],
  [
    triangle,
    'triangle',
    'perimeter',
    'side,side,side',
    'a + b + c',
    (a = nothing, b = nothing, c = nothing) => a.plus(b).plus(c),
  ],
  [triangle, 'right triangle', 'hypotenuse', 'leg,leg', '√(a² + b²)', pythagoras],
  [
    /^(?:trapezoid|trapezium|trapeze)$/,
    'trapezoid',
    'area',
    'side,side,height',
    '(a + b) / 2 × height',
    (a = nothing, b = nothing, h = nothing) => a.plus(b).div(2).times(h),
  ],
  [
    /^parallelogram$/,
    'parallelogram',
    'area',
    'base,height',
    'base × height',
    (a = nothing, b = nothing) => a.times(b),
  ],
  [
    /^(?:ellipse|oval)$/,
    'ellipse',
    'area',
    'half axis,half axis',
    'π × a × b',
    (a = nothing, b = nothing) => pi.times(a).times(b),
  ],
  [sphere, 'sphere', 'volume', 'radius', '4/3 × π × r³', (r = nothing) => pi.times(r.pow(3)).times(4).div(3)],
  [sphere, 'sphere', 'surface', 'radius', '4 × π × r²', (r = nothing) => pi.times(r.pow(2)).times(4)],
  [
    cylinder,
    'cylinder',
    'volume',
    'radius,height',
    'π × r² × height',
    (r = nothing, h = nothing) => pi.times(r.pow(2)).times(h),
  ],
  [
    cylinder,
    'cylinder',
    'surface',
    'radius,height',
    '2 × π × r × (r + height)',
    (r = nothing, h = nothing) => pi.times(2).times(r).times(r.plus(h)),
  ],
  [
    /^cone$/,
    'cone',
    'volume',
    'radius,height',
    'π × r² × height / 3',
    (r = nothing, h = nothing) => pi.times(r.pow(2)).times(h).div(3),
  ],
  [/^cube$/, 'cube', 'volume', 'side', 'side³', (a = nothing) => a.pow(3)],
  [/^cube$/, 'cube', 'surface', 'side', '6 × side²', (a = nothing) => a.pow(2).times(6)],
  [
    box,
    'box',
    'volume',
    'length,width,height',
    'length × width × height',
    (a = nothing, b = nothing, c = nothing) => a.times(b).times(c),
  ],
  [
    box,
    'box',
    'surface',
    'length,width,height',
    '2 × (lw + lh + wh)',
    (a = nothing, b = nothing, c = nothing) => a.times(b).plus(a.times(c)).plus(b.times(c)).times(2),
  ],
];

export const geometryFormulas: readonly GeometryFormula[] = lines.map(
  ([shape, name, measured, needs, formula, work]) => ({
    shape,
    name,
    measured,
    needs: needs.split(','),
    formula,
    work,
  }),
);

function pythagoras(a: DecimalNumber = nothing, b: DecimalNumber = nothing): DecimalNumber {
  return a.pow(2).plus(b.pow(2)).sqrt();
}

/** Undefined where the sides do not meet. */
function heron(
  a: DecimalNumber = nothing,
  b: DecimalNumber = nothing,
  c: DecimalNumber = nothing,
): DecimalNumber | undefined {
  const half = a.plus(b).plus(c).div(2);
  const product = half.times(half.minus(a)).times(half.minus(b)).times(half.minus(c));
  return product.gt(0) ? product.sqrt() : undefined;
}
