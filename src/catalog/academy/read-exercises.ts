import { headingAddress } from '../../kernel/heading-address.ts';
import type { Exercise } from './course.ts';
import { readFacts } from './read-facts.ts';
import { exerciseFacts, readTask } from './read-task.ts';

/** The exercises that stand under `# Exercises`. */
export function readExercises(text: string, faults: string[]): Exercise[] {
  const taken = new Set<string>();
  const [before = '', ...sections] = sectionsOf(text);
  if (before.trim() !== '') faults.push('something stands between “# Exercises” and the first exercise.');
  return sections.flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const title = heading.trim();
    const own: string[] = [];
    const exercise = readExercise(title, lines.join('\n'), own);
    const id = exerciseId(title);
    if (id === '') own.push('its title has no letters.');
    if (taken.has(id)) own.push('stands twice.');
    taken.add(id);
    faults.push(...own.map((fault) => `${title}: ${fault}`));
    return own.length === 0 && exercise !== undefined ? [{ ...exercise, id }] : [];
  });
}

/** Of letters and digits as addresses have them. A title in another script is told apart by a number made of it (FNV-1a). */
function exerciseId(title: string): string {
  const plain = headingAddress(title, new Set());
  if (/[a-z]/.test(plain) || !/\p{L}/u.test(title)) return plain;
  let hash = 0x811c9dc5;
  for (const sign of title.normalize('NFC'))
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${plain === '' ? 'e' : plain}-${hash.toString(36)}`;
}

/** Cut at `## `, but not inside of a block of code. */
function sectionsOf(text: string): string[] {
  const sections: string[] = [''];
  let inBlock = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) inBlock = !inBlock;
    if (!inBlock && line.startsWith('## ')) sections.push(line.slice(3));
    else sections[sections.length - 1] += `\n${line}`;
  }
  return sections;
}

function readExercise(title: string, text: string, faults: string[]): Omit<Exercise, 'id'> | undefined {
  const { known, rest } = readFacts(text, exerciseFacts, faults);
  const [asked = '', hint, why] = splitParts(rest, faults);
  const read = readTask(known, asked, faults);
  if (read === undefined) return undefined;
  const question = read.question.trim().replaceAll(/\n{3,}/g, '\n\n');
  if (question === '') faults.push('there is no question.');
  if (/\[\[|^- \[[ xX]\]| => /m.test(question)) faults.push('parts of its answer are left in the question.');
  return {
    title,
    question,
    hint: needed(hint, 'a hint', faults),
    why: needed(why, 'a “Why.”', faults),
    task: read.task,
  };
}

function splitParts(text: string, faults: string[]): string[] {
  const [asked = '', after] = text.split(/^\*\*Hint\.\*\*/m);
  if (after === undefined) {
    const [before = '', why] = text.split(/^\*\*Why\.\*\*/m);
    return [before, '', why ?? ''];
  }
  const [hint = '', why, more] = after.split(/^\*\*Why\.\*\*/m);
  if (more !== undefined) faults.push('it has two parts “Why.”.');
  return [asked, hint, why ?? ''];
}

function needed(text: string | undefined, what: string, faults: string[]): string {
  const told = (text ?? '').trim();
  if (told === '') faults.push(`it is without ${what}.`);
  return told;
}
