import { isAnyone, isOnlyCapital, isPublic, ownRole, rolesNamed } from './said-people.ts';

/** That something is seen by some people alone. */
export interface SaidSight {
  /** `own`: each of them sees what is theirs. `only`: nobody but them sees it. `hidden`: everybody but them does. */
  readonly how: 'own' | 'only' | 'hidden';
  readonly roles: readonly string[];
  /** What is seen, in the words of the text. */
  readonly object: string;
  /** Hidden from who has no account. */
  readonly isPublic?: boolean;
  /** Who is said to see it where it is hidden from others. */
  readonly also?: readonly string[];
  /** Until when, where it is hidden only for a while. */
  readonly until?: string;
}

const who = String.raw`((?:[\p{L}'’-]+\s+){0,4}?[\p{L}'’-]+)`;
const may = String.raw`(?:(?:can|may|shall|should|must|will|would|do|are allowed to|is allowed to|have to|need to|get to|gets to)\s+)?`;
const see = String.raw`(?:sees?|views?|reads?|looks? (?:at|up|into)|looks?|access(?:es)?|(?:has|have|get|gets) (?:access to|to see|insight into)|opens?|finds?|knows?|learns?)`;
const alone = String.raw`(?:alone|only|exclusively|eyes only|and (?:by |to )?(?:no ?one|nobody|no-one) else)`;
const hidden = String.raw`(?:hidden|concealed|withheld|secret|kept secret|kept back|kept|closed|private|invisible|barred)`;
const own = String.raw`(?:(?:his|her|their|its|the|one['’]s)\s+own|own|his|her|their)`;

type Pattern = readonly [
  RegExp,
  (
    match: RegExpExecArray,
  ) => { how: SaidSight['how']; who: string; object: string; also?: string } | undefined,
];

const patterns: readonly Pattern[] = [
  // “nest sites are hidden from everybody but the group leaders”
  [
    new RegExp(
      String.raw`^(.{3,60}?)\s+(?:(?:is|are|stays?|remains?|must|should|be)\s+)*${hidden}\s+from\s+(?:everybody|everyone|all|anyone|anybody)\s+(?:but|except|besides|other than)\s+(?:the\s+)?${who}(?:\s+(?:until|till)\s.+)?$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ how: 'only', who: people, object }),
  ],
  // “a breeder’s own figures are shown to him alone”
  [
    new RegExp(
      String.raw`^(?:an?\s+|each\s+|every\s+)?([\p{L} -]{3,30}?)['’]s\s+own\s+(.+?)\s+(?:is|are)\s+.{0,20}?\b(?:to|by|for)\s+(?:him|her|them)\s+(?:alone|only)$`,
      'iu',
    ),
    ([, people = '', object = '']) => ({ how: 'own', who: people, object }),
  ],
  // “the result stays secret until the ceremony”, “nobody sees the result before voting has closed”
  [
    new RegExp(
      String.raw`^(.{3,40}?)\s+(?:(?:is|are|stays?|remains?|must|should|be)\s+)*(?:hidden|secret|concealed|kept secret|invisible)\s+(?:until|till|before)\s+.+$`,
      'iu',
    ),
    ([, object = '']) => ({ how: 'hidden', who: 'everyone', object }),
  ],
  [
    new RegExp(
      String.raw`^(?:nobody|no one|no-one)\s+${may}${see}\s+(.+?)\s+(?:before|until|till)\s+.+$`,
      'iu',
    ),
    ([, object = '']) => ({ how: 'hidden', who: 'everyone', object }),
  ],
  // “guests only see the menu when the evening is over”, “groups only get to see results once I close the session”
  [
    new RegExp(
      String.raw`^${who}\s+${may}(?:only\s+)${may}${see}\s+((?:the\s+|other\s+)?.{3,40}?)\s+(?:when|once|after|from)\s+.+$`,
      'iu',
    ),
    ([whole, people = '', object = '']) =>
      /\bown\b/iu.test(whole) ? undefined : { how: 'hidden', who: people, object },
  ],
  // “tenants should see their own reports and nobody else’s”, “a parent only sees their daughter’s account”
  [
    new RegExp(
      String.raw`^${who}\s+${may}(?:only\s+|just\s+)?${may}${see}\s+(?:only\s+|just\s+|nothing but\s+|nothing beyond\s+)?(${own})\s+(.+)$`,
      'iu',
    ),
    (match) => {
      const [whole, people = '', whose = '', object = ''] = match;
      const isOwn = /own/iu.test(whose) || /\b(?:only|just|nothing|not|nobody|no one|no-one)\b/iu.test(whole);
      return isOwn ? { how: 'own', who: people, object } : undefined;
    },
  ],
  // “staff: own”, “teen own stamps”, “each own hours”
  [
    new RegExp(String.raw`^${who}:?\s+(?:sees?\s+)?own(?:\s+(.+))?$`, 'iu'),
    ([, people = '', object = '']) => ({ how: 'own', who: people, object }),
  ],
  // “only leaders see allergies”
  [
    new RegExp(String.raw`^(?:only|just)\s+${who}\s+${may}${see}\s+(.+)$`, 'iu'),
    ([, people = '', object = '']) => ({ how: 'only', who: people, object }),
  ],
  // “assistants have no sight of medical remarks”, “colleagues do not see why”
  [
    new RegExp(
      String.raw`^(?:other\s+)?${who}\s+(?:(?:do|does|should|must|may|can|could|shall|will)\s*(?:not|never)|cannot|never)\s+(?:be able to\s+|get to\s+)?(?:see|view|read|know|learn|open|access|find out)\s+(.+)$`,
      'iu',
    ),
    ([, people = '', object = '']) => ({ how: 'hidden', who: people, object }),
  ],
  [
    new RegExp(
      String.raw`^${who}\s+(?:has|have|get|gets)\s+no\s+(?:sight|view|access)\s+(?:of|to|into)\s+(.+)$`,
      'iu',
    ),
    ([, people = '', object = '']) => ({ how: 'hidden', who: people, object }),
  ],
  // “trainees may view the plan but no medical notes”, “parents see counts, no names”
  [
    new RegExp(
      String.raw`^${who}\s+${may}${see}\s+.{2,50}?,?\s+(?:but\s+)?(?:no|not|never|without)\s+(?:the\s+|our\s+|my\s+)?(.+)$`,
      'iu',
    ),
    ([, people = '', object = '']) => ({ how: 'hidden', who: people, object }),
  ],
  // “the grid reference is withheld from the public”, “bids stay hidden from the others till Sunday night”
  [
    new RegExp(
      String.raw`^(.{3,60}?)\s+(?:(?:is|are|stays?|remains?|must|should|shall|will|be|stay|remain|kept|to)\s+)*${hidden}\s+(?:from|to)\s+${who}(?:\s+(?:until|till|up to|before|unless)\s+.+)?(?:,.*)?$`,
      'iu',
    ),
    ([whole, object = '', people = '']) => ({
      how: /\b(?:private|kept)\s+to\b/iu.test(whole) ? 'only' : 'hidden',
      who: people.replace(/\s+(?:until|till).*$/iu, ''),
      object,
    }),
  ],
  // “don’t show the contents to the public”
  [
    new RegExp(
      String.raw`^(?:.{0,40}?\s)?(?:do not|dont|don['’]t|never)\s+(?:show|tell|reveal)\s+(.+?)\s+to\s+${who}(?:,.*)?$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ how: 'hidden', who: people, object }),
  ],
  [
    new RegExp(
      String.raw`^(.{3,50}?)\s+(?:(?:is|are|should|must)\s+)*(?:never|not)\s+(?:be\s+)?(?:shown|visible|open|displayed)\s+to\s+${who}(?:\s+(?:until|till|before)\s.+)?(?:,.*)?$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ how: 'hidden', who: people, object }),
  ],
  [
    new RegExp(String.raw`^(.{3,50}?)\s+(?:is|are)\s+no business of\s+${who}$`, 'iu'),
    ([, object = '', people = '']) => ({ how: 'hidden', who: people, object }),
  ],
  [
    new RegExp(String.raw`^without\s+(.{3,40}?)\s+for\s+${who}$`, 'iu'),
    ([, object = '', people = '']) => ({ how: 'hidden', who: people, object }),
  ],
  // “the reason is visible to the head only”, “addresses of relatives are for the office alone”
  [
    new RegExp(
      String.raw`^(.{3,60}?)\s+(?:(?:is|are|can|may|should|shall|must|be|only|just|stays?|remains?)\s+)*(?:visible to|shown to|seen by|shows? (?:only )?to|readable by|open(?:ed)? (?:to|by)|accessible to|read by|viewed by|for|belongs? to|stays? with|between|revealed to)\s+${who}\s+${alone}$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ how: 'only', who: people, object }),
  ],
  [
    new RegExp(
      String.raw`^(.{3,60}?)\s+(?:(?:is|are|should be|must be|can be|may be|gets?)\s+)?(?:only|just|solely)\s+(?:visible to|be seen by|shown to|seen by|shows? to|readable by|open to|accessible to|read by|for)\s+${who}$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ how: 'only', who: people, object }),
  ],
  [
    new RegExp(String.raw`^(.{3,60}?)\s+(?:stays? with|(?:is|are) between)\s+${who}$`, 'iu'),
    ([, object = '', people = '']) => ({ how: 'only', who: people, object }),
  ],
  // “notes belong to the counsellor”
  [
    new RegExp(
      String.raw`^((?:[\p{L}-]+\s+){0,2}(?:notes?|remarks?|comments?|diar(?:y|ies)))\s+belongs? to\s+${who}$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ how: 'only', who: people, object }),
  ],
  // “grid ref county recorder only”
  [
    new RegExp(
      String.raw`^(.{3,30}?)\s*:?\s+([\p{L}'’-]+(?:\s+[\p{L}'’-]+)?(?:\s*(?:\+|&|and)\s*[\p{L}'’-]+)?)\s+only$`,
      'iu',
    ),
    ([, object = '', people = '']) => ({ how: 'only', who: people, object }),
  ],
  // “manager sees scores, others don’t”, “the inspector sees the action, trainees don’t”
  [
    new RegExp(
      String.raw`^${who}\s+${see}\s+(.+?),?\s+(?:but\s+)?(?:the\s+)?${who}\s+(?:do not|does not|dont|don['’]t|cannot)$`,
      'iu',
    ),
    ([, people = '', object = '', others = '']) =>
      isAnyone(others)
        ? { how: 'only', who: people, object }
        : { how: 'hidden', who: others, object, also: people },
  ],
];

const when =
  /\s*,?\s*\b(?:until|till|before|up to|only after|once|when|only when|after|from (?=(?:week|\d|the day))|unless|(?:on|from) the (?:day|morning)|a week before)\b(.*)$/iu;
/** What can be done, bought or had is no secret. */
const otherMatter = /\b(?:more than|at most|at least|twice|the same|too|if|secrets?)\b|\d/iu;
const rest =
  /\s*(?:,|\band (?:nobody|no one|no-one|nothing|not|never)\b|\bbut (?:no|not|never)\b|\band\b.*\b(?:all|everything)\b|\bonly$|\bwith\b|\bday by day\b|\bnothing\b|\bat all\b|\bnot\b).*$/iu;

/** What a part of a sentence says of who sees what; undefined where it says nothing of that kind. */
export function sightIn(said: string): SaidSight | undefined {
  const words = said.replace(/[\s.,;:]+$/u, '');
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(words);
    const found = match === null ? undefined : read(match);
    if (found === undefined) continue;
    const until = when.exec(found.object)?.[0] ?? when.exec(words)?.[0];
    const object = found.object
      .replace(when, '')
      .replace(rest, '')
      .replace(/^(?:see|read|know)\s+/iu, '')
      .trim();
    if (
      otherMatter.test(object) ||
      isEmptyWords.test(object) ||
      /^\p{L}{2,}ing\b/iu.test(object) ||
      object.split(' ').length > longest
    )
      continue;
    const sight = { how: found.how, object, ...(until === undefined ? {} : { until: until.trim() }) };
    const people = found.who.replace(when, '');
    if (found.how === 'hidden' && (isPublic(people) || isAnyone(people)))
      return { ...sight, roles: [], isPublic: isPublic(people) };
    if (isOnlyCapital(people, words) && !isAnyone(people)) continue;
    const roles = rolesNamed(people, true);
    if (found.how === 'hidden' && roles?.includes(ownRole) === true) continue;
    const also = rolesNamed(found.also ?? '', true);
    if (roles !== undefined) return { ...sight, roles, ...(also === undefined ? {} : { also }) };
    if (
      found.how === 'own' &&
      /^(?:each(?: one)?|every(?:one|body)|all|people|folks|you|users?|members?)$/iu.test(people)
    )
      return { ...sight, roles: ['Member'] };
  }
  return undefined;
}

const longest = 7;
/** Words that name nothing by themselves. */
const isEmptyWords = /^(?:for|to|from|by|the|an?|of|in|on|with|is|are|be|see|sees|and|or|must|no|not|per)$/iu;
