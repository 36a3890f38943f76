import { type Grade, grade } from '../../methods/grading/grade.ts';
import type { Answer } from '../../methods/grading/task.ts';
import { seededRandom } from '../../methods/random/seeded.ts';
import type { Exercise } from './course.ts';

export const finalRules = {
  questions: 12,
  /** The share that passes. */
  pass: 0.75,
  attemptsADay: 3,
  /** A test that was taken without a network may be handed in so many days later. */
  handInDays: 30,
} as const;

/** What an attempt is named by: it says which questions are asked, so nobody can choose them. */
export interface AttemptName {
  readonly userId: string;
  readonly course: string;
  /** As an ISO date, in UTC. */
  readonly day: string;
  /** 1 to 3. */
  readonly number: number;
}

/** The questions of an attempt. The browser and the server draw the same. */
export function drawFinal(pool: readonly Exercise[], name: AttemptName): Exercise[] {
  const random = seededRandom(seedOf(`${name.userId}/${name.course}/${name.day}/${name.number}`));
  return shuffled(pool, random).slice(0, finalRules.questions);
}

export interface FinalGrade {
  readonly right: number;
  readonly total: number;
  readonly passed: boolean;
  readonly grades: readonly { readonly id: string; readonly grade: Grade }[];
}

/** A question that was left open is wrong. Nothing is given for a part. */
export function gradeFinal(
  questions: readonly Exercise[],
  answers: Readonly<Record<string, Answer>>,
): FinalGrade {
  const grades = questions.map(({ id, task }) => ({
    id,
    // Pools have no code: the reader refuses it.
    grade:
      task.type === 'code'
        ? { right: false, share: 0 }
        : grade(task, Object.hasOwn(answers, id) ? answers[id] : undefined),
  }));
  const right = grades.filter((one) => one.grade.right).length;
  const total = questions.length;
  return { right, total, passed: total > 0 && right / total >= finalRules.pass, grades };
}

/** Places in an order that is the same for the same words, and not the one they came in where that can be avoided. */
export function shuffledPlaces(count: number, words: string): number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  const random = seededRandom(seedOf(words));
  for (let tries = 0; tries < 10; tries += 1) {
    const mixed = shuffled(places, random);
    if (mixed.some((place, at) => place !== at)) return mixed;
  }
  return places.toReversed();
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [mixed[at], mixed[other]];
    if (one === undefined || two === undefined) continue;
    mixed[at] = two;
    mixed[other] = one;
  }
  return mixed;
}

/** FNV-1a, 32 bits. */
function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  return hash | 0;
}
