export interface Separation {
  readonly key: 'inTime' | 'inSpace' | 'onCondition' | 'byLevel';
  readonly name: string;
  /** {element}, {one} and {other} stand for the element and the two states it must have. */
  readonly says: string;
  readonly principles: readonly number[];
  readonly example: string;
}

/** The four ways to part opposite demands, each with the principles that serve it. */
export const separations: readonly Separation[] = [
  {
    key: 'inTime',
    name: 'Separation in time',
    says: 'Let {element} be {one} at one time and {other} at another: find the moment of change and what could cause it.',
    principles: [10, 15, 19, 34, 9, 11, 16, 18, 20, 21],
    example: 'The landing gear of an aircraft is out on the ground and away in the air.',
  },
  {
    key: 'inSpace',
    name: 'Separation in space',
    says: 'Let one part of {element} be {one} and another part {other}: mark on a sketch where each is really needed.',
    principles: [1, 2, 3, 17, 13, 14, 7, 30, 4, 24, 26],
    example: 'A pan is hot at the bottom and cool at the handle.',
  },
  {
    key: 'onCondition',
    name: 'Separation on condition',
    says: 'Let {element} be {one} for some things or under some conditions and {other} for others: find the force, temperature, size or direction that tells them apart.',
    principles: [35, 32, 36, 31, 38, 39, 28, 29],
    example:
      'A diver meets water that is soft when he enters slowly and hard when he falls fast; a sieve lets through only what is small.',
  },
  {
    key: 'byLevel',
    name: 'Separation between the whole and its parts',
    says: 'Let the whole be {one} and its parts {other}, or the other way round: a chain, a swarm, a bundle.',
    principles: [1, 5, 12, 33, 6, 22, 25, 40],
    example: 'A bicycle chain is flexible as a whole and rigid in each link.',
  },
];
