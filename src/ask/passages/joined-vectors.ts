import type { PackedVectors } from './vector-file.ts';

/** Several files of vectors as one, in their order. */
export function joinedVectors(files: readonly PackedVectors[]): PackedVectors {
  const [first] = files;
  if (first === undefined || files.some(({ width }) => width !== first.width))
    throw new Error('Vectors of different widths cannot be compared.');
  const places = files.flatMap((file) => Array.from({ length: file.count }, (_, at) => ({ file, at })));
  const placeOf = (number: number) => {
    const place = places[number];
    if (place === undefined) throw new Error(`There is no vector ${number}.`);
    return place;
  };
  return {
    width: first.width,
    count: places.length,
    likeness(number, vector) {
      const { file, at } = placeOf(number);
      return file.likeness(at, vector);
    },
    read(number) {
      const { file, at } = placeOf(number);
      return file.read(at);
    },
  };
}
