import { isActor } from '../read/read-people.ts';
import { singular } from '../read/words.ts';
import type { Clause } from './declared.ts';
import { thingName } from './thing-name.ts';

const spokenOf = /\b(?:an?|each|every|open|closed|overdue|new|all|of|the)\s+([a-z]{3,})\b/gi;
const handling =
  /\b(?:register|registration|management|administration|handling|tracking|tracker|log|list|record|recording|system|tool|app|database|reporting|form|pick-?up|collection|inventory|workflow|process|booking)\b.*$/i;
const noThing =
  /^(?:public|start|state|time|limit|number|share|month|year|day|week|date|rule|case number|list|following|same|end|page|user|fill|level|phone|form|data)$/;

/** What “Fields: …” are the fields of, where it says not: what the text speaks of most, else what its title names. */
export function mainNoun(clauses: readonly Clause[], title: string): string | undefined {
  const counts = new Map<string, number>();
  const count = (word: string, by: number) => {
    const one = singular(word.toLowerCase());
    if (!noThing.test(one) && !isActor(`the ${one}`)) counts.set(one, (counts.get(one) ?? 0) + by);
  };
  for (const { text, under } of clauses) {
    if (under === 'fields') continue;
    for (const [, word = ''] of text.matchAll(spokenOf)) count(word, 1);
    const [, subject = ''] =
      /^(?:an?|each|every)\s+([a-z]{3,})\s+(?:may|must|can|is|shall|has)\b/i.exec(text) ?? [];
    if (subject !== '') count(subject, 2);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const named = title
    .replace(/\s*[(–:,].*$/, '')
    .replace(handling, '')
    .trim()
    .split(/\s+(?:and|of|for)\s+/)
    .at(-1);
  const fromTitle = named === undefined ? undefined : thingName(named);
  return best !== undefined && best[1] > 2 ? best[0] : (fromTitle ?? best?.[0]);
}
