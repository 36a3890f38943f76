import { verbLemma } from '../grammar/verb-forms.ts';
import { isEntrusted } from '../hosting/visitor-roles.ts';
import { isOnlyCapital, rolesNamed } from './said-people.ts';

/** That something is done by some people alone. */
export interface SaidRight {
  readonly roles: readonly string[];
  /** What they do, as a plain verb: “hand out”. */
  readonly deed: string;
  /** What they do it with; empty where the words before say it. */
  readonly object: string;
}

const modal = String.raw`(?:can|may|shall|must|should|will|is allowed to|are allowed to|(?:should|must) be able to|gets? to)`;
const who = String.raw`((?:[\p{L}'’-]+\s+){0,5}?[\p{L}'’-]+)`;
const alone = String.raw`(?:alone|only|exclusively|solely|and (?:by )?(?:no ?one|nobody|no-one) else)`;
const left = String.raw`(?:reserved (?:for|to)|confined to|restricted to|limited to|up to|down to|left to|(?:just |only )?for|the (?:business|job|task|right|privilege) of|at the discretion of|(?:permitted|allowed|open) (?:only )?to|a matter for|in the hands of)`;

const deedWord = String.raw`(?:enter|add|record|write|type|log|note|book|register|create|edit|change|alter|correct|amend|update|set|adjust|delete|remove|erase|release|approve|sign|confirm|verify|check|judge|block|unblock|lock|open|reopen|close|cancel|void|suspend|hand|give|grant|offer|take|withdraw|destroy|publish|start|draw|skip|redeem|admit|transfer|refund|place|put|pick|decide|adopt|collect|assign|award|overrule|waive|say)`;
const knownDeeds = new RegExp(String.raw`^${deedWord}\b`, 'iu');
const deciding = String.raw`(?:release|sign|overrule|suspend|block|unblock|reopen|skip|judge|decide|verif(?:y|ie)|grant|waive|void)`;

/** What is said of a deed, not of a thing: “changing the interval”, “admission”. */
const isDeed =
  /^(?:\p{L}+ing|\p{L}+(?:sion|tion|val|ment)s?|transfers?|release|entry|changes?|discounts?|refunds?)\b/iu;

type Pattern = readonly [
  RegExp,
  (match: RegExpExecArray) => { who: string; deed: string; object?: string; isWeak?: boolean },
];

/** The ways of saying it, the plainest first. */
const patterns: readonly Pattern[] = [
  // “nobody besides me may alter a reading”, “nobody but the office hands out keys”
  [
    new RegExp(
      String.raw`^(?:nobody|no ?one|no-one)\s+(?:but|besides|except|other than|apart from)\s+${who}\s+${modal}\s+(.+)$`,
      'iu',
    ),
    ([, people = '', rest = '']) => ({ who: people, deed: rest }),
  ],
  // “nobody may open it except the supervisor”
  [
    new RegExp(
      String.raw`^(?:nobody|no ?one|no-one)\s+${modal}\s+(.+?)\s+(?:except|but|other than|apart from|besides)\s+(?:for\s+)?${who}$`,
      'iu',
    ),
    ([, rest = '', people = '']) => ({ who: people, deed: rest }),
  ],
  // “only the night porter can delete an entry”
  [
    new RegExp(String.raw`^(?:only|just|solely)\s+${who}\s+${modal}\s+(.+)$`, 'iu'),
    ([, people = '', rest = '']) => ({ who: people, deed: rest }),
  ],
  // “bailiffs are the ones who can cancel a permit”
  [
    new RegExp(
      String.raw`^${who}\s+(?:is|are)\s+the\s+(?:only\s+)?(?:ones?|people|person)\s+(?:who|that|to)\s+(?:${modal}\s+)?(.+)$`,
      'iu',
    ),
    ([, people = '', rest = '']) => ({ who: people, deed: rest }),
  ],
  // “the secretary alone edits minutes”, “chief archivist only may add units”
  [
    new RegExp(String.raw`^${who}\s+(?:alone|only)\s+(${modal}\s+)?(.+)$`, 'iu'),
    ([, people = '', may, rest = '']) => ({
      who: /^(?:i|we|you|they)$/iu.test(people) ? '' : people,
      deed: rest,
      isWeak: may === undefined,
    }),
  ],
  // “only I change prices”, “only a marine biologist signs off”
  [
    new RegExp(String.raw`^(?:only|just)\s+${who}\s+(${deedWord}(?:e?s)?)\b(?:\s+(.+))?$`, 'iu'),
    ([, people = '', verb = '', rest = '']) => ({ who: people, deed: `${verb} ${rest}`, isWeak: true }),
  ],
  // “changing the interval is for qualified nurses”, “deletion is confined to the project manager”
  [
    new RegExp(
      String.raw`^(.{4,60}?)\s+(?:is|are|rests?|lies|shall be|will be|has to be)\s+(?:${left}|with)\s+${who}(?:\s+${alone})?$`,
      'iu',
    ),
    ([, done = '', people = '']) => ({ who: isDeed.test(done) ? people : '', deed: done }),
  ],
  // “lots can be entered by the auction clerk and by no one else”
  [
    new RegExp(
      String.raw`^(.{2,60}?)\s+(?:(?:can|may|shall|must|should|will|have to|has to)\s+(?:only\s+)?be|is|are|get|gets)\s+(?:only\s+)?(\p{L}+(?:ed|en|t|n|wn|id)(?:\s+(?:out|in|up|off|down))?)\s+(?:(?:only|solely|exclusively)\s+)?by\s+${who}(?:\s+${alone})?$`,
      'iu',
    ),
    ([whole, object = '', verb = '', people = '']) => ({
      who: people,
      deed: verb,
      object,
      isWeak: !/\b(?:only|alone|solely|exclusively|no ?one|nobody)\b/iu.test(whole),
    }),
  ],
  // “my apprentice may record minutes, and nothing else”
  [
    new RegExp(String.raw`^${who}\s+${modal}\s+(.+?),?\s+(?:and|but) nothing (?:else|more)$`, 'iu'),
    ([, people = '', rest = '']) => ({ who: people, deed: rest, isWeak: true }),
  ],
  // “the pharmacist releases stock”, “key workers may overrule a choice”: a word that not everybody says
  [
    new RegExp(String.raw`^${who}\s+(?:${modal}\s+)?(${deciding})(?:e?s)?\b(?:\s+(.+))?$`, 'iu'),
    ([, people = '', verb = '', rest = '']) => ({
      who: isEntrusted(people) ? people : '',
      deed: `${verb} ${rest}`,
      isWeak: true,
    }),
  ],
  // “entries by shotfirer only”, “verdict by competent person”
  [
    new RegExp(String.raw`^(entr(?:y|ies)|records?|changes?|deletions?)\s+by\s+${who}(?:\s+${alone})$`, 'iu'),
    ([, object = '', people = '']) => ({
      who: people,
      deed: /^del/iu.test(object) ? 'delete' : /^change/iu.test(object) ? 'change' : 'enter',
    }),
  ],
  // “deleting a visit? only me”, “hand out: office”
  [
    new RegExp(String.raw`^(.{3,40}?)\s*[?:–-]\s+(?:only\s+|just\s+)?${who}(?:\s+${alone})?$`, 'iu'),
    ([whole, deed = '', people = '']) => ({
      who: people,
      deed,
      isWeak: !/[?:–-]\s+(?:only|just)\s/iu.test(whole),
    }),
  ],
];

const seeing =
  /^(?:see|view|look|read|access|visit|know|learn|watch|visible|show|hide|hidden|seen|shown|concealed|withhold|open to)\b/iu;
const conditional =
  /\b(?:if|unless|until|till|more than|at most|at least|twice|the same|per|within|above|over|under|below)\b|\d/iu;
/** What people say of a deed in a noun: “deletion is confined to …”. */
const nouns: readonly (readonly [RegExp, string])[] = [
  [/^deletions?\b/iu, 'delete'],
  [/^admissions?\b/iu, 'admit'],
  [/^transfers?\b/iu, 'transfer'],
  [/^approvals?\b/iu, 'approve'],
  [/^corrections?\b/iu, 'correct'],
  [/^cancellations?\b/iu, 'cancel'],
  [/^releases?\b/iu, 'release'],
  [/^changes?\b(?: to| of)?/iu, 'change'],
  [/^entr(?:y|ies)\b/iu, 'enter'],
  [/^discounts?$/iu, 'give discount'],
  [/^refunds?$/iu, 'refund'],
];

/** What a part of a sentence says of who alone may do something; undefined where it says nothing of that kind. */
export function rightIn(words: string): SaidRight | undefined {
  const plain = words.replace(/[\s.,;:]+$/u, '');
  if (/^(?:where|when|whenever|if|once|after|before|as soon as|unless|until|because|since)\b/iu.test(plain))
    return undefined;
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const { who: people, deed, object, isWeak = false } = read(match);
    if (people === '' || (isWeak && isOnlyCapital(people, plain))) continue;
    const roles = rolesNamed(people, isWeak);
    const said = roles === undefined ? undefined : deedIn(deed, object);
    if (roles === undefined || said === undefined) continue;
    if (isWeak && !knownDeeds.test(said.deed)) continue;
    return { roles, ...said };
  }
  return undefined;
}

const doing = /^(?:perform|do|make|execute|carry)/iu;
const sayingYes = /^(?:say|give) (?:the )?(?:ok|okay|yes|all clear|go-ahead|green light)\b/iu;

function deedIn(words: string, object: string | undefined): Omit<SaidRight, 'roles'> | undefined {
  const said = words.trim().replace(/[\s.,;:?]+$/u, '');
  // “transfer between protocols shall be performed by …”
  const isDone = object !== undefined && doing.test(said);
  const plain = isDone ? object : sayingYes.test(said) ? said.replace(sayingYes, 'sign off') : said;
  const noun = nouns.find(([pattern]) => pattern.test(plain));
  if (noun !== undefined)
    return {
      deed: noun[1],
      object:
        (isDone ? '' : object) ??
        plain
          .replace(noun[0], '')
          .replace(/^\s*(?:of|to)\s+/iu, '')
          .trim(),
    };
  const [first = '', ...rest] = plain.split(/\s+/u);
  const lower = first.toLowerCase();
  const verb = /^(?:is|are|be|have|has|do|does|the|a|an|not|and|or|to)$/u.test(lower) ? '' : verbLemma(lower);
  if (verb === '' || verb.length < 3 || seeing.test(verb)) return undefined;
  const particle = /^(?:out|in|up|off|down|back|away)$/iu.test(rest[0] ?? '') ? ` ${rest.shift() ?? ''}` : '';
  const what = (object ?? rest.join(' ')).replace(
    /\s+(?:once|after|when|that|which|who|until|before|on|at|for|under)\b.*$/iu,
    '',
  );
  if (conditional.test(what) || what.split(' ').length > longest) return undefined;
  return { deed: `${verb}${particle}`, object: what.replace(/\s+(?:themselves|himself|herself)$/iu, '') };
}

const longest = 6;
