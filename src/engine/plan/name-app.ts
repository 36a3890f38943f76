import { limits } from '../../kernel/limits.ts';
import type { Brief } from '../read/brief.ts';
import { nounLemma } from '../read/lemma.ts';
import { isBaseVerb, pluralPhrase, sentenceCase, spellAcronyms, titleCase } from '../read/words.ts';
import { holderName, leadPhrase, withoutAsides } from './name-phrase.ts';

const artifact =
  /(?<!-)\s*\b(?:web ?site|web ?app|web ?page|web application|mobile app|application|platform|system|mini[- ]?program|wechat mini[- ]?program|app|site|page|program|software|h5|online)\b(?!-)\s*/gi;
const describing =
  /^(?:simple|small|little|tiny|quick|mini|nice|cool|great|good|free|comprehensive|complete|basic|professional|modern|responsive|interactive|new|based|similar|and|with|for|that|the|a|an|to|using|web|my|our|your|their|in|on|at|of)$/i;
const sayingLittle =
  /^(?:tool|solution|thing|something|product|solutions?|e-commerce|ecommerce|company|store|shop|official|business|marketing|landing)$/;
/** What comes after one of these says where or for whom, and is no part of a name. */
const furtherWords =
  /\s+(?:in|on|at|for|off|near|to|from|with|by|over|under|between|where|that|which|who|of (?:my|our|your|the)|about|behind|around)\s+.*$/i;
/** What somebody does with it is not what it is. */
const doing =
  /^(?:(?:keep(?:ing)? track of|showcasing|displaying|managing|tracking|keeping|making|creating|organi[sz]ing|sharing|presenting|providing)\s+|(?:keep|track|manage|show|showcase|display|split|find|make|create|organi[sz]e|share|run)\s+(?=(?:the|an?|my|our|your|all|each|every)\s))+/i;
const mostWords = 4;

/** The name on the app: the one it was given, or a short one from what it is. */
export function nameApp(brief: Brief): string {
  if (brief.title !== undefined && !isClause.test(brief.title)) {
    const given = shortened(brief.title.replace(/^for\s+(?:my|our|the|an?)\s+/i, ''));
    return clip(sentenceCase(given));
  }
  const bare = withoutAsides(namedSubject(brief))
    .replace(/^(?:lists?|collections?) of\s+/, '')
    .replaceAll(artifact, ' ')
    .replaceAll(/[^\p{L}\p{N} &'’-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const head = withoutLoose(bare.replace(doing, '').replace(furtherWords, ''));
  const all = head.split(' ');
  const words = all.filter(
    (word, at) =>
      !describing.test(word) || word === 'of' || (word === 'a' && /^\d+$/.test(all[at - 1] ?? '')),
  );
  const said = words.every((word) => sayingLittle.test(word)) ? '' : withoutLoose(lastWords(words));
  const short = saysWho.test(said) ? '' : said;
  const done = short.includes(' ') ? namedByDeed(short, brief) : undefined;
  if (done !== undefined) return clip(titleCase(done));
  if (short !== '' && !short.includes(' ')) return clip(titleCase(nameOfOneWord(short, brief)));
  return clip(titleCase(short === '' ? (fromTask(brief) ?? fromPurpose(brief)) : wholeText(short, brief)));
}

/** “I eat” says who does something, and names nothing. */
const saysWho = /^(?:i|we|you|they|he|she|it|me|us|someone|everyone|people)\b/i;

/** “students write essays” is a sentence: it is called after what they do it with, the “student essays”. */
function namedByDeed(phrase: string, { requests }: Brief): string | undefined {
  const words = phrase.toLowerCase().split(' ');
  for (const { verb, object } of requests) {
    const at = words.indexOf(verb);
    const [who = '', what] = [words[at - 1], words.slice(at + 1).join(' ')];
    const isDeed = at > 0 && what !== '' && nounLemma(what) === nounLemma(object) && nounLemma(who) !== who;
    if (isDeed) return `${nounLemma(who)} ${pluralPhrase(nounLemma(object))}`;
  }
  return undefined;
}

/** One word is seldom a name: what stands around it in the text says more. */
function nameOfOneWord(word: string, brief: Brief): string {
  const about = brief.purpose === '' ? (brief.requests[0]?.object ?? '') : brief.purpose;
  const lead = leadPhrase(brief.text);
  const deed = lead === undefined ? undefined : namedByDeed(lead, brief);
  return holderName(word, about) ?? deed ?? lead ?? longer(word, brief);
}

/** “community garden plots”: a description that is a name is not cut. */
function wholeText(name: string, { text }: Brief): string {
  const whole = leadPhrase(text);
  const isAll = whole !== undefined && withoutAsides(text).replace(/[.!]$/, '').toLowerCase().endsWith(whole);
  return isAll && whole.split(' ').length <= mostWords + 1 && whole.includes(name) ? whole : name;
}

/** What one does with it all, where nothing is named: a “health log”. */
function fromTask({ tasks = [] }: Brief): string | undefined {
  const [task = ''] = tasks;
  return /-(?:log|plan|tracker|list|board|diary|sheet|box)$/.test(task)
    ? task.replaceAll('-', ' ')
    : undefined;
}

/** “Class reps get elected” says what happens, and names nothing. */
const isClause = /\s(?:get|gets|is|are|was|were|can|has|have|do|does|will|should|must)\s/i;

/** A “number system” is no “number”, and a “search” for graves is called after these. */
function longer(word: string, { subject, purpose }: Brief): string {
  const plain = subject.replaceAll(/\b(?:app|web ?site|site|page|online|simple|small|little)\b/g, ' ').trim();
  const system = new RegExp(`\\b${word} (?:system|platform|software|program)$`).exec(plain)?.[0];
  if (system !== undefined) return system;
  const about = purpose.replace(/^for\s+/i, '').replace(furtherWords, '');
  return isBaseVerb(word) && about !== '' && about.split(' ').length <= 3 ? `${about} ${word}` : word;
}

/** The last words are what it is, the first how it is; “wheel of cheese” stays together. */
function lastWords(words: readonly string[]): string {
  const of = words.indexOf('of');
  return (of > 0 ? words.slice(Math.max(0, of - 2), of + 3) : words.slice(-mostWords)).join(' ');
}

/** A given name that is a whole sentence is cut where it says for whom. */
function shortened(title: string): string {
  return title.split(' ').length > mostWords ? withoutLoose(title.replace(furtherWords, '')) : title;
}

/** A “blog” with the words right before it, where these say whose it is: “lighthouse keeper's blog”. */
function namedSubject({ subject, purpose, text }: Brief): string {
  const about = purpose.replace(/^for\s+/i, '');
  return about !== '' && text.toLowerCase().includes(`${about} ${subject}`) ? `${about} ${subject}` : subject;
}

/** No name and no headline ends in a word that leads on, or begins with one. */
function withoutLoose(words: string): string {
  return words
    .replace(
      /(?:^|\s+)(?:in|on|at|for|of|to|the|an?|and|or|with|by|from|my|our|your|as|but|that|which|who|is|are|off)\s*$/i,
      '',
    )
    .replace(/^(?:in|on|at|for|of|to|and|or|with|by|from|but)\s+/i, '')
    .trim();
}

/** A website “for non-profit organizations” that is called nothing else. */
function fromPurpose(brief: Brief): string {
  const object =
    brief.requests.find(({ object: noun }) => noun !== '' && noun.split(' ').length <= 3)?.object ?? '';
  const purpose =
    /^for\s+(?:an?\s+|the\s+|my\s+|our\s+|your\s+)?((?:[a-z0-9-]+\s?){1,4})/i
      .exec(brief.purpose)?.[1]
      ?.replace(/\s+(?:to|and|or|in|on|with|of|who|that|which|where)\b.*$/i, '')
      .trim() ?? '';
  return purpose !== '' && !/^\w+ing\b/.test(purpose) ? purpose : object === '' ? 'my app' : object;
}

function clip(name: string): string {
  return [...name].slice(0, Math.min(50, limits.engine.nameLength)).join('').trim() || 'My app';
}

const farthest = 40;

/** “bus arrivals board for our stop”: what it is and what it is for, as they stand in one breath. */
function wholePhrase({ text, subject, purpose }: Brief): string | undefined {
  const about = purpose.replace(/^for\s+/i, '');
  if (about === '' || subject === '') return undefined;
  const plain = text.toLowerCase();
  const start = plain.indexOf(subject);
  const after = plain.indexOf(about, start + subject.length);
  const before = plain.indexOf(`${about} ${subject}`);
  if (before >= 0) return text.slice(before, before + about.length + 1 + subject.length);
  if (start < 0 || after < 0) return undefined;
  const between = text.slice(start + subject.length, after);
  if (between.length > farthest || !/^\s(?:\S+\s){0,4}$/.test(between) || /[.,;:!?\n()"]/.test(between))
    return undefined;
  return text.slice(start, after + about.length);
}

export function taglineOf(brief: Brief): string {
  const subject = brief.subject.replaceAll(/\s+/g, ' ').trim();
  const purpose = brief.purpose
    .replace(/^(?:called|named|titled)\s+(?:"[^"]*"|'[^']*'|[A-Z][\w&'-]*(?:\s+[A-Z][\w&'-]*)*),?\s*/, '')
    .replace(/^(?:for|to|that|which|where|with)\s+/i, '')
    .replace(/^(?:my|our|your)\s+/i, '')
    .replace(/[\s?!.,;:]+$/, '');
  const isNamed = subject.replaceAll(artifact, ' ').trim() !== '';
  const read =
    brief.things === undefined ? undefined : (wholePhrase(brief) ?? (isNamed ? subject : undefined));
  const text =
    read ?? (purpose !== '' && purpose.length < 110 ? purpose : isNamed ? subject : nameApp(brief));
  const plain = withoutAsides(text.replaceAll('"', '').slice(0, 140));
  return sentenceCase(spellAcronyms(namedAtLength(withoutLoose(plain), brief)) || 'Made from a description');
}

/** One word, a part of the name, or “dog walker app” says less than the name does. */
function namedAtLength(line: string, brief: Brief): string {
  const bare = line.replace(/(\S)\s+(?:web ?app|app|web ?site|site|page)$/i, '$1');
  const name = nameApp(brief);
  const isLess = !bare.includes(' ') || saysWho.test(bare) || isPartOf(bare, name);
  if (!isLess || !name.includes(' ')) return bare;
  return brief.title === undefined
    ? withoutAsides(
        (leadPhrase(brief.text) ?? name.toLowerCase()).replace(
          /^(?:for|in|on|at|of|to)\s+(?:my|our|the|a)\s+/i,
          '',
        ),
      )
    : name;
}

function isPartOf(line: string, name: string): boolean {
  return line.length < name.length && name.toLowerCase().includes(line.toLowerCase());
}
