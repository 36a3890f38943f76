import {
  type BloomLevel,
  bloomLevels,
  type Check,
  type Outcome,
  type TopicLevel,
} from '../../methods/curriculum/topic.ts';
import type { Need, WrittenTopic } from './subject.ts';

type TopicBody = Omit<WrittenTopic, 'slug' | 'title'>;

const fewestOutcomes = 2;
const mostOutcomes = 4;
const mostNeeds = 3;
const checksOfTopic = 2;
const shortest = 0.5;
const longest = 6;

/** What stands below the heading of a topic. Faults are sentences that follow its name. */
export function readTopic(title: string, lines: readonly string[], faults: string[]): TopicBody {
  if (title === '') faults.push('it has no title.');
  if (/[:;]/.test(title)) faults.push('a title has no colon and no semicolon.');
  const facts = new Map<string, string>();
  const outcomes: Outcome[] = [];
  const rest = lines.filter((line) => !takeFact(line, facts, outcomes, faults));
  const { about, checks } = readText(rest.join('\n'), faults);
  if (outcomes.length < fewestOutcomes || outcomes.length > mostOutcomes)
    faults.push(`it has ${outcomes.length} outcomes; two to four are wanted.`);
  return {
    level: readLevel(facts.get('level'), faults),
    hours: readHours(facts.get('hours'), faults),
    needs: readNeeds(facts.get('needs'), faults),
    about,
    outcomes,
    checks,
  };
}

/** Takes a line of the list at the start; whether it was one. */
function takeFact(line: string, facts: Map<string, string>, outcomes: Outcome[], faults: string[]): boolean {
  const [, name = '', value = ''] = /^- ([a-z]+):\s*(.*)$/.exec(line) ?? [];
  if (name === '') return false;
  if (value.trim() === '') faults.push(`“${name}” says nothing.`);
  if (isBloom(name)) {
    if (outcomes.some(({ bloom }) => bloom === name)) faults.push(`“${name}” stands twice.`);
    outcomes.push({ bloom: name, text: value.trim() });
  } else if (name === 'level' || name === 'hours' || name === 'needs') {
    if (facts.has(name)) faults.push(`“${name}” stands twice.`);
    facts.set(name, value.trim());
  } else faults.push(`there is nothing called “${name}”.`);
  return true;
}

function isBloom(name: string): name is BloomLevel {
  return (bloomLevels as readonly string[]).includes(name);
}

function readLevel(text: string | undefined, faults: string[]): TopicLevel {
  if (text === '1' || text === '2' || text === '3') return Number(text) as TopicLevel;
  faults.push(text === undefined ? 'it has no level.' : `a level is 1, 2 or 3, not “${text}”.`);
  return 1;
}

function readHours(text: string | undefined, faults: string[]): number {
  const hours = Number(text ?? Number.NaN);
  if (hours >= shortest && hours <= longest) return hours;
  faults.push(text === undefined ? 'it has no hours.' : `hours are 0.5 to 6, not “${text}”.`);
  return 1;
}

function readNeeds(text: string | undefined, faults: string[]): Need[] {
  const needs = (text ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one): Need => {
      const [, subject, topic] = /^([^:]+):\s*(.+)$/.exec(one) ?? [];
      return subject === undefined || topic === undefined ? { topic: one } : { subject, topic };
    });
  if (needs.length > mostNeeds) faults.push(`it needs ${needs.length} topics; three are the most.`);
  return needs;
}

function readText(text: string, faults: string[]): { about: string; checks: Check[] } {
  const [opening = '', ...named] = text.split(/^\*\*(Check|Answer)\.\*\*/m);
  const about = oneLine(opening);
  if (about === '') faults.push('it does not say what it is.');
  const checks: Check[] = [];
  for (let at = 0; at < named.length; at += 4) {
    const isPair = named[at] === 'Check' && named[at + 2] === 'Answer';
    const check = { question: oneLine(named[at + 1] ?? ''), answer: oneLine(named[at + 3] ?? '') };
    if (!isPair || check.question === '' || check.answer === '')
      faults.push(`check ${checks.length + 1} is not a question with its answer.`);
    checks.push(check);
  }
  if (checks.length !== checksOfTopic) faults.push(`it has ${checks.length} checks; two are wanted.`);
  return { about, checks };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
