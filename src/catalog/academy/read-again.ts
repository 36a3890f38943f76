import type { Exercise } from './course.ts';

interface Lesson {
  readonly slug: string;
  /** Everything that it says. */
  readonly text: string;
}

const common = new Set(
  'the and for that with this from are was were has have had you your their they them which what when how not but can will one two into than then each per all any its his her our out who may more most other only same such does did been being there here about also after before'.split(
    ' ',
  ),
);

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map(stem));
}

/** Enough of a stem to see that “margins” is “margin”. */
function stem(word: string): string {
  return word.replace(/(?:ies|es|s|ing|ed)$/, '').slice(0, 9) || word;
}

/**
 * The lesson that teaches what an exercise asks: the one that shares most of its rare words (inverse document frequency, Spärck
 * Jones 1972). Questions of the final test do not say where they come from.
 */
export function lessonOf(exercise: Exercise, lessons: readonly Lesson[]): string | undefined {
  const known = lessons.map(({ slug, text }) => ({ slug, words: wordsOf(text) }));
  const asked = wordsOf(`${exercise.title} ${exercise.question} ${exercise.why}`);
  const weightOf = (word: string) => {
    const within = known.filter(({ words }) => words.has(word)).length;
    return within === 0 ? 0 : Math.log((known.length + 1) / within);
  };
  let best: { slug: string; score: number } | undefined;
  for (const { slug, words } of known) {
    const score = [...asked].reduce((sum, word) => sum + (words.has(word) ? weightOf(word) : 0), 0);
    if (score > 0 && (best === undefined || score > best.score)) best = { slug, score };
  }
  return best?.slug;
}
