/** That somebody says yes before something counts. */
export interface Approval {
  /** Who says it, in the words of the text; empty for who writes. */
  readonly who: string;
  /** What it is said of. */
  readonly object: string;
  /** The button, the page of what waits, and the state of what has no other. */
  readonly label: string;
  readonly page: string;
  readonly result: string;
}

const actor = String.raw`(?:(i|we|me)|(?:the\s+|our\s+|a\s+|an\s+|my\s+)?([\p{L}'’]+(?:\s+[\p{L}'’]+){0,2}?))`;
const will = String.raw`(?:\s+(?:must|will|should|want to|would like to|like to|can|only|then|always|first|personally))*`;
const deciding = String.raw`(confirm|approve|accept|release|okay|ok|sign off|authori[sz]e|vet)(?:e?s|ed)?`;
const looking = String.raw`(?:look(?:s)? (?:at|over|through)|reads?|see|sees|checks?|reviews?|screens?|go(?:es)? over)`;
const each = String.raw`(?:each|every|all|any|them|it|their|these|those|(?:the|new)\s+(?:request|booking|application|entr|submission|order|post|reservation))`;

/** “I confirm each one by hand”, “the boss must approve every request”. */
const decidesEach = new RegExp(String.raw`\b${actor}${will}\s+${deciding}\s+(${each}\b.*)$`, 'iu');
/** “the committee accepts or not”, “the boss approves or declines with a reason”, “Marta says yes or no”, “the council lets it through or not”. */
const yesOrNo = new RegExp(
  String.raw`\b${actor}${will}\s+(?:${deciding}|(say)s?\s+yes|lets?\s+(?:it|them)\s+(?:in|through)|takes?\s+(?:it|them))\b(.{0,30}?)\s+or\s+(?:not?|rejects?|refuses?|declines?|turns?\b.*|denies|sends?\b.*)\b`,
  'iu',
);
/** “I want to look at it first before it goes in”, “a leader reads each one before everybody sees it”. */
const looksFirst = new RegExp(
  String.raw`\b${actor}${will}\s+${looking}\s+(.{1,40}?)\s*\b(?:first|before\s+(?:it|they|he|she|that|anything|any\s+of|everyone|everybody|others|the\s+\p{L}+)\b.*)$`,
  'iu',
);
/** “waits until I say yes”, “only counts once the owner has confirmed it”, “goes live after my approval”. */
const waitsFor =
  /\b(.{0,60}?)\s*\b(?:waits?|counts?|shows?|appears?|goes (?:in|live|up|out)|is (?:only )?(?:shown|visible|public|booked|valid|in))\b.{0,30}?\b(?:until|once|after|when|till|before)\s+(?:(?:the\s+|a\s+|our\s+)?([\p{L}'’]+)\s+(?:has\s+|have\s+)?(?:say|says|said|confirm\w*|approv\w*|accept\w*|ok\w*|let\w*|check\w*|read)\b|(?:my|our|the\s+[\p{L}]+['’]s)\s+(?:ok|okay|approval|yes|confirmation))/iu;
/** “each booking must be approved by the warden”, “new posts need my approval”. */
const mustBe =
  /\b(?:each|every|all|any|an?|the|new)\s+(.{2,40}?)\s+(?:(?:must|is|are|gets?|will|should)\s+(?:first\s+)?(?:be\s+)?(?:to be\s+)?(confirmed|approved|accepted|released|let in|okayed)\b(?:\s+by\s+(?:the\s+|a\s+|an\s+|our\s+)?([\p{L}'’]+|me))?|needs?\s+(?:my|our|an?|the\s+[\p{L}]+['’]s)\s+(approval|ok|okay|confirmation|yes)\b)/iu;

const negated = /\b(?:no|without|not|nobody|never|cannot)\b[^,]{0,20}\b(?:confirm|approv|accept|check)/iu;
/** Cards are taken, no payment is confirmed by hand; a decision between people is another matter. */
const otherMatter = /\b(?:cards?|cash|payments?|terms|cookies|invitation|friend requests?)\b/iu;
const nobody =
  /^(?:i|we|me|who|it|they|you|people|everyone|everybody|guests?|customers?|members?|users?|parents?|that|which|and|or|to|not)$/iu;

interface Words {
  readonly label: string;
  readonly page: string;
  readonly result: string;
}

const said: readonly (readonly [RegExp, Words])[] = [
  [/^confirm/iu, { label: 'Confirm', page: 'To confirm', result: 'confirmed' }],
  [/^(?:approv|authori|sign|release|vet)/iu, { label: 'Approve', page: 'To approve', result: 'approved' }],
  [/^accept/iu, { label: 'Accept', page: 'To decide', result: 'accepted' }],
  [/^/u, { label: 'Let it in', page: 'Waiting', result: 'let in' }],
];

function wordsFor(verb: string): Words {
  return (
    said.find(([pattern]) => pattern.test(verb))?.[1] ?? {
      label: 'Let it in',
      page: 'Waiting',
      result: 'let in',
    }
  );
}

function whoOf(own: string | undefined, other: string | undefined): string | undefined {
  if (own !== undefined) return '';
  const name = (other ?? '')
    .trim()
    .replace(/^.*\band\s+/iu, '')
    .replace(/^(?:but|then|that|if|when|where)\s+/iu, '');
  const last = name.split(' ').at(-1) ?? '';
  // “… check each photo and accept it or turn it down”: who was named before.
  if (/^(?:i|we|and)$/iu.test(last)) return '';
  return nobody.test(last) ? undefined : name;
}

/** What a part of a sentence says of somebody who decides; undefined where it says nothing of that kind. */
export function approvalIn(words: string): Approval | undefined {
  if (negated.test(words) || otherMatter.test(words)) return undefined;
  return byDecision(words) ?? byLooking(words) ?? byWaiting(words);
}

function byDecision(words: string): Approval | undefined {
  const decided = decidesEach.exec(words);
  if (decided !== null) {
    const who = whoOf(decided[1], decided[2]);
    if (who !== undefined) return { who, object: decided[4] ?? '', ...wordsFor(decided[3] ?? '') };
  }
  const asked = yesOrNo.exec(words);
  if (asked !== null) {
    const who = whoOf(asked[1], asked[2]);
    const verb = asked[3] ?? (asked[4] === undefined ? '' : 'confirm');
    if (who !== undefined) return { who, object: asked[5] ?? '', ...wordsFor(verb) };
  }
  const must = mustBe.exec(words);
  if (must === null) return undefined;
  const by = /^me$/iu.test(must[3] ?? 'me') ? '' : (must[3] ?? '');
  return { who: by, object: must[1] ?? '', ...wordsFor(must[2] ?? must[4] ?? '') };
}

function byLooking(words: string): Approval | undefined {
  const looked = looksFirst.exec(words);
  if (looked === null) return undefined;
  const who = whoOf(looked[1], looked[2]);
  const isCondition = /\bbefore\b|\b(?:want|like|must|should)\b.*\bfirst\b/iu.test(words);
  return who === undefined || !isCondition ? undefined : { who, object: looked[3] ?? '', ...wordsFor('') };
}

function byWaiting(words: string): Approval | undefined {
  const waits = waitsFor.exec(words);
  if (waits === null) return undefined;
  const who = waits[2] ?? 'i';
  if (nobody.test(who) && !/^(?:i|we)$/iu.test(who)) return undefined;
  const verb = /\b(?:confirm|approv|accept)\w*/iu.exec(words)?.[0] ?? '';
  return { who: /^(?:i|we)$/iu.test(who) ? '' : who, object: waits[1] ?? '', ...wordsFor(verb) };
}
