import { readClauses } from './read-clauses.ts';
import { bareNoun } from './read-wishes.ts';
import { isBaseVerb } from './words.ts';

export interface Opening {
  readonly subject: string;
  readonly purpose: string;
  readonly title: string | undefined;
  readonly like: string | undefined;
}

const polite =
  /^(?:(?:hi|hello|hey|please|ok|okay|so)[,!]?\s+|(?:can|could|would|will) you (?:please )?(?:help me (?:to )?)?|let(?:'s| us) |help me (?:to )?|(?:i|we)(?:'d| would) (?:like|love)(?: you)? (?:to (?:have |get )?)?|(?:i|we) (?:want|need|am|are)(?: you)? (?:to (?:have |get )?|looking for )?)+/i;
const command =
  /^(?:implement|create|develop|build|design|make|generate|write|construct|set up|code|produce|program|the (?:task|objective|goal|aim|purpose)[\w\s]*? is to (?:develop|create|build|allow|design)|to develop|need|want|have)\s+(?:(?:me|us|my team)\s+(?=(?:an?|the|some)\s))?/i;
const cut =
  /\s+(?:in which|on which|through which|by which|for|to|that|which|where|with|using|in order|aimed|designed|used|so that|allowing|enabling|similar to|like|including|featuring|named|called|based on|about|on|who|whose|providing|and)\s+/i;
const named =
  /\b(?:called|named|titled|entitled)\s+(?:"([^"]{2,60})"|'([^']{2,60})'|([A-Z][\w&'-]*(?:\s+[A-Z][\w&'-]*){0,4}))/;
const quotedName = /^(?:please\s+)?(?:\w+\s+){1,6}"([^"]{2,60})"/i;
const likes =
  /\b(?:similar to|clone of|like|inspired by|in the style of)\s+(?:the\s+)?([A-Z][\w.]*(?:\s+[A-Z][\w.]*)?)/;
const prefixed =
  /^(?!(?:An?|The|Please|I|We|My|Create|Build|Make|Develop|Implement|Design|Write|Generate|Users?)\s)(?![^:.]*\b(?:can|should|must)\b)([A-Z][\w' &-]{1,48}?)\s*[:.]\s+(?=\S)/;

/** “an app for my running club: members …” */
const forWhom =
  /^(?:an?|the)\s+(?:[a-z]+\s)?(app|website|site|tool|page|platform|system)\s+for\s+(?:my|our|the|an?)\s+([a-z][a-z -]+)$/i;

/** “a quiz generator for teachers: enter a topic, …” */
const forPeople = /^(?:an?|the)\s+([a-z][a-z -]+?)\s+for\s+[a-z][a-z -]*$/i;

/** “Can you please build me …”: everything before what is wanted. */
export function withoutCommand(text: string): string {
  return text.replace(polite, '').replace(command, '');
}

/** What the first sentences say the app is. */
export function readOpening(text: string, sentences: readonly string[]): Opening {
  const [first = ''] = sentences;
  const prefix = prefixed.exec(text);
  const title = titleOf(text, prefix?.[1]);
  const rest =
    prefix !== null && first.startsWith(prefix[1] ?? '\0')
      ? first.slice(prefix[0].length).trim() || (sentences[1] ?? '')
      : first;
  // “Support desk: customers open tickets”: the first words are what it is.
  if (
    prefix !== null &&
    rest !== first &&
    first.startsWith(`${prefix[1] ?? ''}:`) &&
    readClauses(rest).length > 0
  )
    return {
      subject: bareNoun(prefix[1] ?? ''),
      purpose: `where ${rest}`,
      title,
      like: likes.exec(text)?.[1],
    };
  const stripped = withoutCommand(
    rest.replace(/^(?:the )?(?:app|application|website|project)[\w\s]*? (?:is|aims to|should)\s+/i, ''),
  );
  const colon = /^((?:(?:an?|the)\s[^:.,]{3,60}|[a-z]+(?: [a-z]+){0,4})):\s+(.+)$/i.exec(stripped);
  const [, artifact = '', whose = ''] = forWhom.exec(colon?.[1] ?? '') ?? [];
  if (colon !== null && whose !== '')
    return {
      subject: bareNoun(`${whose} ${artifact}`),
      purpose: `where ${colon[2] ?? ''}`,
      title,
      like: likes.exec(text)?.[1],
    };
  const [, made = ''] = forPeople.exec(colon?.[1] ?? '') ?? [];
  if (colon !== null && made !== '' && isBaseVerb(colon[2]?.split(/[\s,]/)[0]?.toLowerCase() ?? ''))
    return {
      subject: bareNoun(made),
      purpose: `that allows users to ${colon[2] ?? ''}`,
      title,
      like: likes.exec(text)?.[1],
    };
  // “an app to track my plants: name, species” is about the plants; “a gym: members book classes” says who does what.
  if (colon !== null && !cut.test(colon[1] ?? ''))
    return {
      subject: bareNoun(colon[1] ?? ''),
      purpose: `where ${colon[2] ?? ''}`,
      title,
      like: likes.exec(text)?.[1],
    };
  const at = cut.exec(stripped);
  const subject = bareNoun(at === null ? stripped.slice(0, 80) : stripped.slice(0, at.index));
  const purpose =
    at === null
      ? ''
      : stripped
          .slice(at.index)
          .trim()
          .replace(/^(?:in|on|through|by) which\b/i, 'where');
  return {
    subject: subject === '' ? bareNoun(first.slice(0, 60)) : apart(subject),
    purpose,
    title,
    like: likes.exec(text)?.[1],
  };
}

/** A “bookstore” is a store for books. */
function apart(subject: string): string {
  return subject.replace(
    /\b(book|toy|flower|pet|shoe|bike|gift|game|music|wine|tea|art|plant|comic)(store|shop)\b/,
    '$1 $2',
  );
}

function titleOf(text: string, prefix: string | undefined): string | undefined {
  const given = named.exec(text);
  const name = given?.[1] ?? given?.[2] ?? given?.[3] ?? quotedName.exec(text)?.[1];
  if (name !== undefined) return name.trim();
  return prefix === undefined ? undefined : spaced(prefix.trim());
}

/** `OnlineShoppingCenter` is read as three words. */
function spaced(name: string): string {
  return name.includes(' ') ? name : name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
}
