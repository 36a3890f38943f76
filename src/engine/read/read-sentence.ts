import { verbClass } from '../knowledge/verbs.ts';
import type { Request } from './brief.ts';
import { readClauses } from './read-clauses.ts';
import { actorOf, isActor, isPerson, thingWords as things } from './read-people.ts';
import { bareNoun, readWishes } from './read-wishes.ts';
import { splitDetails, splitList } from './split-list.ts';
import { baseVerb, isBaseVerb } from './words.ts';

const modal = '(?:should|must|can|could|will|shall|may|need(?:s)? to|has to|have to|is|are)';
const ableTo = '(?:be able to|be allowed to|have the ability to|able to|be capable of|allowed to)';

const ability = new RegExp(
  `^(?<actor>[A-Za-z][\\w /'-]{1,60}?)\\s+${modal}\\s+(?:also\\s+|only\\s+|then\\s+)?(?:${ableTo}\\s+)?(?<list>.+)$`,
  'i',
);
const letUsers =
  /\b(?:allow(?:s|ing)?|enabl(?:e|es|ing)|let(?:s|ting)?|help(?:s|ing)?|permit(?:s|ting)?)\s+(?<actor>[\w /'-]{2,40}?)\s+(?:to\s+)?(?<list>(?:[a-z-]+(?:,| and | or |\s).+|[a-z]+))$/i;
const functions = new RegExp(
  `^(?:the\\s+)?(?<thing>[\\w /'-]{0,40}?(?:${things}|(?:features?|functions?|functionalit(?:y|ies)|requirements?)))?\\s*${modal}?\\s*(?:also\\s+|further\\s+)?(?:have|has|include|includes|provide|provides|support|supports|feature|features|offer|offers|contain|contains|be equipped with|consist of|implement|integrate|come with|cover|possess)\\s+(?<list>.+)$`,
  'i',
);
const functionWord =
  /^(?:the |a |an |some |following |basic |core |main |key |rich |various |complete |comprehensive |multiple |necessary |administrative |interactive |user-friendly |set of |series of |range of )*(?:functionalit(?:y|ies)|functions?|features?|capabilit(?:y|ies)|modules?|sections?|pages?|components?|options|tools|elements|services)\s*(?:to|for|of|such as|like|including|in areas such as|that allow users to|namely|:|,\s*(?:such as|including))?\s*/i;

const negation =
  /\b(?:no need (?:for|to)|without|do(?:es)? not|don't|should not|shouldn't|must not|cannot|never|not need(?:ed)?)\b/i;

/** The wishes of one sentence. */
export function readSentence(sentence: string): Request[] {
  const text = sentence
    .replace(
      /^(?:additionally|furthermore|moreover|also|besides|in addition|finally|then|meanwhile|at the same time),?\s+/i,
      '',
    )
    .replace(
      /^(?:i|we)(?:'d| would)? (?:want|need|like|love|wish) (?:users |people |it |visitors )?to (?:be able to )?/i,
      'users can ',
    )
    .replace(/^there (?:should|must|will|has to|needs to|is|are) (?:also )?(?:be )?/i, 'the app should have ')
    .replace(/^(?:i|we|you|one|they)\s+(?=(?:can|could|should|may|will|must|need to)\b)/i, 'users ')
    .replace(/^(?:when|if|once|after|while|as soon as)\s[^,]{3,80},\s+/i, '')
    .replace(/\bhow many ([a-z]+) (?:are|were|is|have been|has been)\s+/gi, 'the number of $1 ')
    .replace(
      /\bhow much (?:[a-z]+ )?(?:has |have |was |were )?(?:been )?(spent|earned|saved|raised|collected)\b/gi,
      'the total $1',
    );
  const active = activeOf(text);
  if (active !== undefined) return readSentence(active);
  const listed = readKept(text);
  if (listed !== undefined) return listed;
  const next = otherClause(text);
  if (next !== undefined)
    return [
      ...readSentence(text.slice(0, next)),
      ...readSentence(text.slice(next).replace(/^,\s+(?:and\s+)?/i, '')),
    ];
  for (const other of text.matchAll(otherPeople))
    if (isActor(other[1] ?? '') && other.index > 0)
      return [
        ...readSentence(text.slice(0, other.index)),
        ...readSentence(text.slice(other.index).replace(/^[,;]?\s+(?:and|while|whereas|but)\s+/i, '')),
      ];
  const negated = negation.test(text);
  const able = ability.exec(text);
  const who = able?.groups?.actor ?? '';
  // Clubs are listed, but clubs can add events.
  const mayDo = /^\s*(?:can|could|should|must|may|will)\b(?!\s+be\b)/i.test(text.slice(who.length));
  if (able?.groups !== undefined && (isPerson(who) || (mayDo && isActor(who)))) {
    const list = able.groups.list ?? '';
    return readWishes(list, {
      actor: actorOf(able.groups.actor ?? ''),
      abilities: true,
      negated,
      begins: /\b(?:can|could|should|must|may|will|to)\s*$/i.test(text.slice(0, -list.length)),
    });
  }
  const clauses = readClauses(text, negated);
  if (clauses.length > 0) return clauses;
  const has = functions.exec(text);
  if (has?.groups !== undefined) {
    const { list = '' } = has.groups;
    const also = furtherPeople.exec(list);
    if (also?.index === undefined || !isPerson(also[1] ?? '')) return readFunctions(list, negated);
    return [
      ...readFunctions(list.slice(0, also.index), negated),
      ...readWishes(also[2] ?? '', { actor: actorOf(also[1] ?? ''), abilities: true, negated }),
    ];
  }
  const lets = letUsers.exec(text);
  if (lets?.groups !== undefined) {
    return readWishes(lets.groups.list ?? '', {
      actor: actorOf(lets.groups.actor ?? ''),
      abilities: true,
      negated,
    });
  }
  const does = new RegExp(
    `^(?:the\\s+)?[\\w /'-]{0,40}?${things}\\s+${modal}\\s+(?:also\\s+)?(?:${ableTo}\\s+)?(?<list>.+)$`,
    'i',
  ).exec(text);
  const list = does?.groups?.list ?? text.replace(/^please\s+/i, '');
  return readWishes(list, { actor: 'user', abilities: true, negated });
}

/** Where “users can book walkers, walkers set their price” begins to be about others. */
function otherClause(text: string): number | undefined {
  if (!/\b(?:can|could|should|may|will|must)\b/i.test(text.slice(0, text.indexOf(',')))) return undefined;
  for (const other of text.matchAll(/,\s+(?:and\s+)?((?:[a-z-]+\s)?[a-z-]+)\s+([a-z]+)(?=\s)/gi)) {
    const [, people = '', word = ''] = other;
    if (
      isBaseVerb(word) &&
      /(?:s|both|people|staff)$/i.test(people) &&
      isPerson(people) &&
      !isBaseVerb(people)
    )
      return other.index;
  }
  return undefined;
}

/** “…, and admins can create contests”: from there on it is about others. */
const otherPeople =
  /[,;]?\s+(?:and|while|whereas|but)\s+(?:the\s+)?((?:[a-z-]+\s){0,1}[a-z-]+)\s+(?=(?:can|could|may|should|will|must)\s)/gi;

const passive =
  /^(?:the\s+|all\s+|each\s+|every\s+)?([a-z][\w' -]{1,50}?)\s+(?:can|could|should|must|may|will)\s+(?:also\s+)?be\s+([a-z]+)\b(?:\s+by\s+(?:the\s+)?(users?|admins?|administrators?|visitors?|members?|customers?))?(.*)$/i;

/** “Courses can be browsed by subject”: users can browse them by subject. */
function activeOf(text: string): string | undefined {
  const [, object = '', participle = '', actor = 'users', rest = ''] = passive.exec(text) ?? [];
  if (!/(?:ed|en|sold|bought|sent|paid|found|shown|made|seen)$/.test(participle) || isPerson(object))
    return undefined;
  const verb = baseVerb(participle);
  if (
    verb === undefined ||
    ['weak', 'receive'].includes(verbClass(verb)) ||
    /\b(?:website|site|app|application|system|platform|page|interface)$/i.test(object)
  )
    return undefined;
  return `${actor} can ${verb} ${object}${rest}`;
}

const kept =
  /^([a-z][a-z, -]*)\s(?:is|are)\s+(managed|kept|stored|listed|shown|displayed|tracked|recorded|maintained|organi[sz]ed|presented)\b(?:,\s+(?:and\s+)?|\s*$)(.*)$/i;

/** “Teachers, classes and rooms are managed, and students …”: what is kept, and what else is said. */
function readKept(text: string): Request[] | undefined {
  const [, list = '', participle = '', rest = ''] = kept.exec(text) ?? [];
  const verb = baseVerb(participle.toLowerCase());
  if (list === '' || verb === undefined) return undefined;
  return [
    ...readWishes(`${verb} ${list}`, { actor: 'user', abilities: true }),
    ...(rest === '' ? [] : readSentence(rest)),
  ];
}

/** “… functions, allowing administrators to view all feedback”. */
const furtherPeople =
  /,\s+(?:thus |thereby )?(?:allowing|enabling|letting)\s+([\w -]{3,40}?)\s+(?:to\s+)?([a-z]+\s.+)$/i;

const forPeople = /^(?:for\s+)?([\w -]{3,30}?)\s+to\s+([a-z].+)$/i;

function readFunctions(list: string, negated: boolean): Request[] {
  const users = letUsers.exec(list);
  const bare = list.replace(functionWord, '');
  const named = bare !== list;
  const ofUsers = /^(?:to )?(?:allow|enable|let)/i.test(bare) ? users : null;
  if (ofUsers?.groups !== undefined)
    return readWishes(ofUsers.groups.list ?? '', {
      actor: actorOf(ofUsers.groups.actor ?? ''),
      abilities: true,
      negated,
    });
  const people = named ? forPeople.exec(bare) : null;
  if (people?.[1] !== undefined && isPerson(people[1])) {
    return readWishes(people[2] ?? '', { actor: actorOf(people[1]), abilities: true, negated });
  }
  const { head, details } = splitDetails(bare);
  if (
    !named &&
    details.length > 1 &&
    /function|feature|capabilit|option|page|section|module|\bparts?\b|columns?|menus?|areas?|categories/i.test(
      head,
    )
  ) {
    return readWishes(details.join(', '), { actor: 'user', abilities: false, negated });
  }
  return readWishes(bare, { actor: 'user', abilities: false, negated });
}

/** Members of “a navigation menu including home, videos and about us”. */
export function readPages(sentence: string): string[] {
  const match =
    /\b(?:navigation(?: menu| bar)?|menu|tabs|pages?|sections?)\b[^.]*?(?:including|such as|with|:|namely|like)\s+(.+)$/i.exec(
      sentence,
    );
  if (match?.[1] === undefined) return [];
  const cut = match[1].replace(/^features such as\s+/i, '').replace(/\bfunctionalit\w+.*$/i, '');
  return splitList(cut)
    .map((page) => bareNoun(page.replace(/\bpages?\b/gi, '')))
    .filter((page) => page !== '' && page.split(' ').length <= 3);
}
