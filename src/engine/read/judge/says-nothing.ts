import { isAbuse } from './is-abuse.ts';
import { isNoise } from './is-noise.ts';
import { pastedCode } from './looks-like-code.ts';

/** The words of a text, in lower case. */
export function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’&+#-]+/u)
    .map((word) => word.replaceAll(/^['’-]+|['’-]+$/g, ''))
    .filter(Boolean);
}

/** Words with which people begin, and which say nothing of what they want. */
const filler = new Set(
  'a an the my our your me us i we you it its it’s that this these those is are be to of for in on with and or so some any make makes build create want wants need needs would like please give get can could have has do let new simple small easy quick nice cool good great best awesome beautiful amazing app apps application applications program website site web page software thing things something anything stuff whatever one hello hi hey thanks thank test testing help idea ideas dunno know don’t dont not sure random surprise just really very'.split(
    ' ',
  ),
);

/** What of the words could be a wish. */
export function contentOf(words: readonly string[]): string[] {
  return words.filter((word) => !filler.has(word.replace("'", '’')));
}

/** Words that want a change and do not say which. */
const vague =
  /^(?:better|nicer|prettier|improve|improved|improvement|improvements|fancier|fancy|pop|fix|fixed|more|cooler|professional|finish|finished|complete|everything|every|all|work|works|working|properly|right|wrong|magic|wow|change|changed|update|upgrade|different|add|include|show|other|else|also|again|extra|features?|functions?|users?|people|should|there|as|well|perfect|awesome|interesting|useful|special|somehow|maybe)$/;

/** Why a sentence that is to change an app changes nothing; undefined where it may. */
export function saysNothing(sentence: string): string | undefined {
  const words = wordsIn(sentence);
  const pasted = pastedCode(sentence);
  if (pasted !== undefined)
    return `This looks like ${pasted.what}, and nothing was changed. Say in a sentence what should be different.`;
  if (isAbuse(words) || isNoise(words))
    return 'This was not understood, and nothing was changed. Say in a sentence what should be different.';
  if (contentOf(words).every((word) => vague.test(word)))
    return 'This does not say what should be different, and nothing was changed. Name the thing, the page or the look that you mean.';
  return undefined;
}
