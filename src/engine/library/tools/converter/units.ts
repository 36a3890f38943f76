export interface Unit {
  readonly name: string;
  /** How many base units one of it is; the base unit of a kind has 1. */
  readonly factor: number;
  /** For scales with another zero: added after multiplying. */
  readonly offset?: number;
}

export interface UnitKind {
  readonly id: string;
  readonly title: string;
  readonly units: readonly Unit[];
}

export const unitKinds: readonly UnitKind[] = [
  {
    id: 'length',
    title: 'Length',
    units: [
      { name: 'Metre (m)', factor: 1 },
      { name: 'Kilometre (km)', factor: 1000 },
      { name: 'Centimetre (cm)', factor: 0.01 },
      { name: 'Millimetre (mm)', factor: 0.001 },
      { name: 'Mile (mi)', factor: 1609.344 },
      { name: 'Yard (yd)', factor: 0.9144 },
      { name: 'Foot (ft)', factor: 0.3048 },
      { name: 'Inch (in)', factor: 0.0254 },
      { name: 'Nautical mile (nmi)', factor: 1852 },
    ],
  },
  {
    id: 'mass',
    title: 'Weight',
    units: [
      { name: 'Kilogram (kg)', factor: 1 },
      { name: 'Gram (g)', factor: 0.001 },
      { name: 'Milligram (mg)', factor: 1e-6 },
      { name: 'Tonne (t)', factor: 1000 },
      { name: 'Pound (lb)', factor: 0.45359237 },
      { name: 'Ounce (oz)', factor: 0.028349523125 },
      { name: 'Stone (st)', factor: 6.35029318 },
    ],
  },
  {
    id: 'temperature',
    title: 'Temperature',
    units: [
      { name: 'Celsius (°C)', factor: 1, offset: 273.15 },
      { name: 'Fahrenheit (°F)', factor: 5 / 9, offset: 273.15 - (32 * 5) / 9 },
      { name: 'Kelvin (K)', factor: 1 },
    ],
  },
  {
    id: 'volume',
    title: 'Volume',
    units: [
      { name: 'Litre (l)', factor: 1 },
      { name: 'Millilitre (ml)', factor: 0.001 },
      { name: 'Cubic metre (m³)', factor: 1000 },
      { name: 'Gallon (US)', factor: 3.785411784 },
      { name: 'Gallon (UK)', factor: 4.54609 },
      { name: 'Pint (US)', factor: 0.473176473 },
      { name: 'Cup (US)', factor: 0.2365882365 },
      { name: 'Fluid ounce (US)', factor: 0.0295735295625 },
      { name: 'Tablespoon (US)', factor: 0.01478676478125 },
      { name: 'Teaspoon (US)', factor: 0.00492892159375 },
    ],
  },
  {
    id: 'area',
    title: 'Area',
    units: [
      { name: 'Square metre (m²)', factor: 1 },
      { name: 'Square kilometre (km²)', factor: 1e6 },
      { name: 'Hectare (ha)', factor: 10_000 },
      { name: 'Acre', factor: 4046.8564224 },
      { name: 'Square foot (ft²)', factor: 0.09290304 },
      { name: 'Square inch (in²)', factor: 0.00064516 },
      { name: 'Square mile (mi²)', factor: 2_589_988.110336 },
    ],
  },
  {
    id: 'speed',
    title: 'Speed',
    units: [
      { name: 'Kilometre per hour (km/h)', factor: 1 / 3.6 },
      { name: 'Metre per second (m/s)', factor: 1 },
      { name: 'Mile per hour (mph)', factor: 0.44704 },
      { name: 'Knot (kn)', factor: 1852 / 3600 },
    ],
  },
  {
    id: 'time',
    title: 'Time',
    units: [
      { name: 'Hour', factor: 3600 },
      { name: 'Minute', factor: 60 },
      { name: 'Second', factor: 1 },
      { name: 'Millisecond', factor: 0.001 },
      { name: 'Day', factor: 86_400 },
      { name: 'Week', factor: 604_800 },
      { name: 'Year (365 days)', factor: 31_536_000 },
    ],
  },
  {
    id: 'data',
    title: 'Data',
    units: [
      { name: 'Megabyte (MB)', factor: 1e6 },
      { name: 'Gigabyte (GB)', factor: 1e9 },
      { name: 'Kilobyte (kB)', factor: 1000 },
      { name: 'Byte (B)', factor: 1 },
      { name: 'Bit', factor: 0.125 },
      { name: 'Terabyte (TB)', factor: 1e12 },
      { name: 'Kibibyte (KiB)', factor: 1024 },
      { name: 'Mebibyte (MiB)', factor: 1_048_576 },
      { name: 'Gibibyte (GiB)', factor: 1_073_741_824 },
    ],
  },
  {
    id: 'energy',
    title: 'Energy',
    units: [
      { name: 'Kilojoule (kJ)', factor: 1000 },
      { name: 'Joule (J)', factor: 1 },
      { name: 'Kilocalorie (kcal)', factor: 4184 },
      { name: 'Kilowatt hour (kWh)', factor: 3_600_000 },
    ],
  },
];

/** A value in another unit of the same kind; the noise of binary fractions is rounded away. */
export function convertUnit(value: number, from: Unit, to: Unit): number {
  const base = value * from.factor + (from.offset ?? 0);
  return Number(((base - (to.offset ?? 0)) / to.factor).toPrecision(12));
}
