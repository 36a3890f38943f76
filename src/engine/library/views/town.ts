import { numbersFrom, seedOf } from '../content/seeded.ts';

/** The size of the drawn town, and how many kilometres its width stands for. */
export const townWidth = 1000;
export const townHeight = 640;
const kilometres = 5;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const districts: readonly (Place & { readonly name: string })[] = [
  { name: 'Old town', x: 220, y: 170 },
  { name: 'Harbour', x: 790, y: 120 },
  { name: 'Station', x: 500, y: 320 },
  { name: 'Market', x: 350, y: 480 },
  { name: 'University', x: 700, y: 500 },
  { name: 'Hillside', x: 120, y: 420 },
];

export function distance(a: Place, b: Place): number {
  return (Math.hypot(a.x - b.x, a.y - b.y) / townWidth) * kilometres;
}

export function formatDistance(km: number): string {
  return km < 1 ? `${Math.round(km * 20) * 50} m` : `${km.toFixed(1)} km`;
}

const columns = 8;
const rows = 5;

/** Where each name stands on the map: always the same place, and no two in one block of houses. */
export function placesOf(names: readonly string[]): readonly Place[] {
  const taken = new Set<number>();
  return names.map((name) => {
    const seed = seedOf(name);
    let slot = seed % (columns * rows);
    for (let tries = 0; taken.has(slot) && tries < columns * rows; tries += 1)
      slot = (slot + 7) % (columns * rows);
    taken.add(slot);
    const next = numbersFrom(seed);
    return {
      x: Math.round(60 + ((slot % columns) + 0.4 + next() * 0.2) * ((townWidth - 120) / columns)),
      y: Math.round(70 + (Math.floor(slot / columns) + 0.4 + next() * 0.2) * ((townHeight - 110) / rows)),
    };
  });
}

export interface Street {
  readonly path: string;
  readonly wide: boolean;
}

/** The streets of a town: a grid that is a little bent, and two avenues across. */
export function streetsOf(seed: string): readonly Street[] {
  const next = numbersFrom(seedOf(seed));
  const streets: Street[] = [];
  for (let column = 1; column < columns; column += 1) {
    const x = (townWidth / columns) * column + (next() - 0.5) * 30;
    const bend = (next() - 0.5) * 60;
    streets.push({
      path: `M${x} 0 Q${x + bend} ${townHeight / 2} ${x} ${townHeight}`,
      wide: column % 3 === 0,
    });
  }
  for (let row = 1; row < rows; row += 1) {
    const y = (townHeight / rows) * row + (next() - 0.5) * 24;
    const bend = (next() - 0.5) * 50;
    streets.push({ path: `M0 ${y} Q${townWidth / 2} ${y + bend} ${townWidth} ${y}`, wide: row % 2 === 0 });
  }
  streets.push({ path: `M0 ${townHeight * next()} L${townWidth} ${townHeight * next()}`, wide: true });
  return streets;
}

export function riverOf(seed: string): string {
  const next = numbersFrom(seedOf(`${seed} river`));
  const y = () => townHeight * (0.2 + next() * 0.6);
  return `M-20 ${y()} C${townWidth * 0.3} ${y()}, ${townWidth * 0.5} ${y()}, ${townWidth * 0.6} ${y()} S${townWidth * 0.9} ${y()}, ${townWidth + 20} ${y()}`;
}

export function parksOf(seed: string): readonly (Place & { readonly radius: number })[] {
  const next = numbersFrom(seedOf(`${seed} parks`));
  return Array.from({ length: 4 }, () => ({
    x: 80 + next() * (townWidth - 160),
    y: 70 + next() * (townHeight - 140),
    radius: 36 + next() * 44,
  }));
}
