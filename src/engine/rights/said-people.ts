import { isRoleWords } from '../declared/role-words.ts';
import { isOfPeople } from '../hosting/visitor-roles.ts';
import { sentenceCase, singularPhrase } from '../read/words.ts';

/** The role of who writes the text and runs the app. */
export const ownRole = 'Owner';

const own = /^(?:me|i|us|we|myself|ourselves|the two of us|both of us|me and (?:my|the) [\p{L}]+)$/iu;
/** Words for people of whom an app cannot know who they are: nobody has this as a role. */
const anyone =
  /^(?:my|our|your|each|every|each one|everyone|everybody|every ?one|all|all of us|others?|the others?|other people|people|folks?|nobody|no one|no-one|anyone|anybody|someone|somebody|those|they|them|he|she|him|her|you|it|that|this|these|one|whoever|who|the public|public|outsiders?|strangers?|the street|the world|everybody else|everyone else|anybody else|persons?|users?|the team|own|two|three|both|us all)$/iu;
const before =
  /^(?:(?:only|just|solely|either|both|by|to|for|from|from the|one of (?:the|our|my)(?: (?:two|three|four|five))?|a member of (?:the|our)|the|our|my|an?|any|another|some|all|each|every|the other|other|at least|two|three|four|five|full|fellow|\d+)\s+)+/iu;
const behind =
  /(?:['’]s?|\s+(?:alone|only|exclusively|too|as well|first|themselves|himself|herself|myself|and (?:by )?(?:no ?one|nobody|no-one) else|beforehand|please))+$/iu;
const notAName =
  /\d|[?!"“”]|\b(?:if|when|who|that|which|with|without|until|once|after|before|than|is|are|was|has|have|been|be|not|can|may|must|should|passed|done|per|at least|more|less|time|times|day|days|week|month|hours?|minutes?|euros?|pounds?|dollars?|percent|reasons?|course|certificate|licence|license|app|list|page|system|phone|screen)\b/iu;
const family =
  /^(?:son|daughter|wife|husband|mum|mom|mother|dad|father|granny|grandma|grandpa|sister|brother|aunt|uncle|boy|girl|kid|child|teen|teenager|adult|parent|spouse|partner|bride|groom|couple|in-law)$/iu;
const further =
  /\b(?:seamstress|churchwarden|matron|headmistress|headmaster|priest|vicar|rector|abbot|imam|rabbi|deacon|mayor|marshal|bailiff|association|warehouse|trustee|apprentice|newbie|trainee|junior|senior|chief|qa|referee|umpire|losers?|winners?|finder|claimant|wearer|giver|picker|walker|breeder|maker|artist|singer|companion|carer|counsellor|congregation|choir|group|agent|technician|crew|council|cooperative|collective|applicant|neighbours?|colleague|archivist|recorder|officer|foresters?|accounts|armourer|skipper|jury|juror|steward|auctioneer|bidder|consignor|relative|donor|sponsor|speaker|delegate|ward sister|sous-chef|chef|bar staff|front desk|desk|office|shift|consultant|adviser|advisor|supervisor|verifier|expert|specialist|editor|moderator|coordinator|inspector|controller|player|team|captain|tenant|landlord|customer|client|guest|member|pupil|student|board|committee|family|families|public order office)s?$/iu;

/** Whether words name people for certain: an office, a trade, one of a family, or who an app is for. */
export function isPeopleWords(words: string): boolean {
  const plain = bare(words);
  if (plain === '' || notAName.test(plain) || anyone.test(plain)) return false;
  const last = plain.split(' ').at(-1) ?? '';
  return isRoleWords(plain) || isOfPeople(plain) || family.test(singularPhrase(last)) || further.test(plain);
}

/** Whether words stand for everybody, or for nobody who could be named. */
export function isAnyone(words: string): boolean {
  return anyone.test(words.trim()) || anyone.test(bare(words));
}

/** Whether words speak of who has no account. */
export function isPublic(words: string): boolean {
  return /^(?:the )?(?:general )?(?:public|outsiders?|strangers?|street|world|visitors?|everybody|everyone|anyone outside [\p{L} ]+)$/iu.test(
    words.trim(),
  );
}

/** Whether the first words of a clause are a name only for their capital: “Finished blocks must reach me”. */
export function isOnlyCapital(people: string, clause: string): boolean {
  return clause.startsWith(people) && !isPeopleWords(people) && !own.test(people.trim());
}

function bare(words: string): string {
  return words
    .trim()
    .replace(/[\s.,;:]+$/u, '')
    .replace(before, '')
    .replace(behind, '')
    .trim();
}

const mostWords = 4;

/** The roles that words name, as they stand in the app; undefined where they name none. */
export function rolesNamed(words: string, isCertain = false): string[] | undefined {
  const parts = words
    .trim()
    .replace(/[\s.,;:]+$/u, '')
    .replace(/\s+(?:and|or)\s+(?:by\s+)?(?:no ?one|nobody|no-one)\s+else$/iu, '')
    .split(/\s*(?:,|\+|&|\/)\s*|\s+(?:and|or)\s+(?:the\s+)?/u)
    .filter((part) => part !== '');
  const roles = parts.map((part) => roleNamed(part, isCertain));
  const known = roles.filter((role) => role !== undefined);
  return known.length === 0 || known.length < roles.length ? undefined : [...new Set(known)];
}

function roleNamed(words: string, isCertain: boolean): string | undefined {
  if (own.test(words.trim())) return ownRole;
  const plain = bare(words);
  if (own.test(plain)) return ownRole;
  if (plain.length < 2 || anyone.test(plain) || notAName.test(plain)) return undefined;
  if (/^(?:of|to|in|at|on|by|for|from|with)\b/iu.test(plain)) return undefined;
  if (plain.split(' ').length > mostWords || !/^[\p{L}][\p{L}'’ -]*$/u.test(plain)) return undefined;
  // A given name in the midst of a sentence is somebody, too.
  if (isCertain && !isPeopleWords(plain) && !/^\p{Lu}[\p{L}]+$/u.test(plain)) return undefined;
  // An acronym or a given name stands as it was typed.
  if (/^\p{Lu}{2,4}$/u.test(plain) || (/^\p{Lu}\p{Ll}+$/u.test(plain) && !isPeopleWords(plain))) return plain;
  const typed = plain.split(' ').map((word) => (/^\p{Lu}{2,4}$/u.test(word) ? word : word.toLowerCase()));
  return sentenceCase(singularPhrase(typed.join(' ')));
}
