import { createRandom, shuffle } from '../random.ts';

const firstNames = [
  'Alex',
  'Marco',
  'Jonas',
  'Diego',
  'Ravi',
  'Owen',
  'Luca',
  'Kenji',
  'Samir',
  'Noah',
  'Pavel',
  'Theo',
  'Andre',
  'Milan',
  'Felix',
];
const lastNames = [
  'Alvarez',
  'Bennett',
  'Costa',
  'Dalton',
  'Eriksen',
  'Fischer',
  'Grant',
  'Hayashi',
  'Ibrahim',
  'Jensen',
  'Keller',
  'Lopez',
  'Mbeki',
  'Novak',
  'Okafor',
  'Petrov',
  'Quinn',
  'Rossi',
  'Silva',
  'Tanaka',
];

export interface TeamMember {
  readonly name: string;
  /** From 0 to 1. */
  readonly skill: number;
}

function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}

/** The players of a team: the same name of a team always has the same players. */
export function rosterOf(team: string, count: number): TeamMember[] {
  const random = createRandom(seedOf(team));
  const first = shuffle(random, firstNames);
  const last = shuffle(random, lastNames);
  return Array.from({ length: count }, (_, index) => ({
    name: `${first[index % first.length]} ${last[index % last.length]}`,
    skill: 0.35 + random() * 0.5,
  }));
}

export function strengthOf(team: string): number {
  const members = rosterOf(team, 9);
  return members.reduce((sum, { skill }) => sum + skill, 0) / members.length;
}
