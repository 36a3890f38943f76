import { nounLemma } from '../read/lemma.ts';
import { isPerson } from '../read/read-people.ts';
import { isBaseVerb } from '../read/words.ts';

/** Words that only sentences have. */
const ofSentences =
  /(?:^|\s)(?:i|we|you|they|he|she|is|are|was|were|has|have|had|wants?|needs?|should|can|must|will|gets?|does|goes|comes?|keeps|makes|writes|brings?|takes|gives?|sends|sees|tells|there['’]s)(?=\s|$)/iu;
/** Nouns as often as verbs, after a word in the plural or not: “Members book”, “Goods return”. */
const nouns =
  /^(?:book|log|list|plan|rent|order|trip|club|show|race|game|record|report|track|sign|store|stock|shop|sale|swap|loan|return|score|count|share|sort|board|watch|walk|run|ride|run|meet|match|check|call|change|date|post|mark|note|cost|pay|offer|visit|work|play|study|training|cook|design|test|quiz|fair|sheet|group|round|pool|time|room|map|chart|form|card|draw|table|rota|roster|guide|survey|vote|trade|trail|market|hire|lease|use|wash|care|help|bid|catch|harvest|cut|fix|set|start|end|stay|stop|drop|dance|drink|fish|feed|farm|fund|garden|guard|hunt|lock|move|name|paint|park|place|plant|point|press|print|question|rate|read|rest|review|roll|sail|save|scan|search|seat|ship|ski|sleep|sound|spell|spend|stamp|stand|step|supply|support|surf|swim|switch|talk|taste|tour|transfer|travel|treat|turn|type|wait|warm|water|wear|weigh|win|wish|wrap)$/iu;

/** Verbs that no app is asked to do. */
const further = /^(?:hand|lend|bring|sit|eat|earn|sing|bake|knit|sew|arrive|leave|drive)$/iu;

/** Whether a name tells what somebody does instead of what something is: “Students Write Essays”, “Visitors Come”. */
export function isSentence(name: string): boolean {
  if (ofSentences.test(` ${name.replace(/^(?:The|My|Our)\s/u, '')}`)) return true;
  const words = name.split(/\s+/u);
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    const plain = word.toLowerCase();
    // “Runners Log Kilometres” and “Members Book Classes”, but a “Kids Book Club”.
    const isOfPeople = isPerson(nounLemma(before.toLowerCase())) && nounLemma(before) !== before;
    if (
      at > 0 &&
      isOfPeople &&
      isBaseVerb(plain) &&
      at < words.length - 1 &&
      /[^s]s$/u.test(words.at(-1) ?? '')
    )
      return true;
    const isDone =
      (isBaseVerb(plain) || further.test(plain)) &&
      !nouns.test(plain) &&
      !/(?:ing|ed|er|ion|ment)$/u.test(plain);
    return at > 0 && isDone && /[^s]s$/u.test(before) && !/['’]s$/u.test(before);
  });
}
