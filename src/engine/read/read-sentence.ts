import type { Request } from './brief.ts';
import { readClauses } from './read-clauses.ts';
import { actorOf, isPerson, thingWords as things } from './read-people.ts';
import { bareNoun, readWishes } from './read-wishes.ts';
import { splitDetails, splitList } from './split-list.ts';

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
    .replace(/^(?:i|we|you|one|they)\s+(?=(?:can|could|should|may|will|must|need to)\b)/i, 'users ')
    .replace(/^(?:when|if|once|after|while|as soon as)\s[^,]{3,80},\s+/i, '');
  const negated = negation.test(text);
  const able = ability.exec(text);
  if (able?.groups !== undefined && isPerson(able.groups.actor ?? '')) {
    return readWishes(able.groups.list ?? '', {
      actor: actorOf(able.groups.actor ?? ''),
      abilities: true,
      negated,
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
