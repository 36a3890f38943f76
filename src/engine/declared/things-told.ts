import type { ThingFound } from './declared.ts';
import { fieldsOfList, isFieldName } from './field-of-words.ts';
import { soundsLikeField } from './kind-of-words.ts';
import { bracketOf, splitParts } from './split-parts.ts';
import { thingName } from './thing-name.ts';

type Told = Omit<ThingFound, 'at'>;

const keeping =
  '(?:registers?|records?|creates?|submits?|keeps?|stores?|manages?|enters?|adds?|maintains?|books?|opens?|files?|logs?|takes? in|raises?|captures?|writes?|makes?|sends?|reports?|notes?|plans?|lists?)';
const kept =
  '(?:opened|recorded|registered|created|booked|entered|made|logged|kept|started|set up|noted|filed|added|raised|captured|described|stored|submitted|planned|listed|documented|issued|given)';
const name = "([A-Za-z][\\w'’/-]*(?:\\s+[a-z][\\w'’/-]*){0,2}?)";

const tableRow = /^([A-Z][\w'’ /-]{1,30}?)\s*\|\s*([^|]+(?:\|[^|]+)*)$/;
const equals = /^([A-Z][\w'’ /-]{1,30}?)\s*(?:=|:=)\s*([^=×*÷+]+,[^=×*÷+]+)$/;
const story = new RegExp(
  `^as (?:an? |the )?[a-z][a-z -]{1,30}?,?\\s+(?:i|we)\\s+(?:can\\s+|want to\\s+|need to\\s+|would like to\\s+|must\\s+|may\\s+)?[a-z]+(?: in| up| down)?\\s+(?:an?|the|new|my|our)\\s+${name}\\s*(?::|\\bwith\\b)\\s+(.+)$`,
  'i',
);
const keptWith = new RegExp(
  `\\b${keeping}\\s+(?:an?|the|new|each|every|all|their|one|several)?\\s*${name}\\s+with\\s+(?:the following\\s*:?\\s*|the fields?\\s+|an?\\s+)?(.+)$`,
  'i',
);
const isKeptWith = new RegExp(
  `^(?:an?|each|every|the|all)?\\s*${name}\\s+(?:shall be |must be |will be |is |are |has to be |have to be )(?:to be )?${kept}\\s+(?:against [^,]*? )?with\\s+(.+)$`,
  'i',
);
const against =
  /\bagainst (?:an?|the|each)?\s*([a-z][a-z -]*?)(?:\s+and\s+(?:an?|the)?\s*([a-z][a-z -]*?))?\s+with\b/i;
const putInto =
  /^(?:the |an? |each |every )?([A-Za-z][a-z-]*)\s+(?:put|place|add|bring|enter|hand in|submit|send|register|book)s?\s+(?:an?\s+|the\s+|their\s+)?([a-z][a-z -]*?)\s+(?:into|to|in|for|at|on)\s+(?:an?|the|each|every)\s+([a-z][a-z -]*?)\s*:\s+(.+)$/i;
const recordedPer =
  /^(?:on|at|for|per|during) (?:an?|the|each|every)?\s*([a-z][a-z -]{2,24}?),?\s+(.+?)\s+(?:is|are)\s+(?:recorded|entered|noted|measured|documented)\s+(?:per|for each|for every|for the)\s+([a-z][a-z -]*)$/i;

const forEvery =
  /^(?:the (?:system|app|application|software|tool|program|database) )?(?:shall |must |should |will |has to |needs to )?(?:(?:store|record|keep|save|capture|hold|manage|register|document|note|know)s?\s+)?for (?:every|each|all|an?|the)\s+([a-z][a-z -]*?),?\s+(?:i|we|the system|the app|there)?\s*(?:must|should|shall|need to|want to|would like to)?\s*(?:have|are (?:kept|recorded|registered|stored|noted|entered)\s*:|record|keep|store|note|know|enter|write down|save|is|are|needs?|:|the following)\s+(?:kept|recorded|stored|entered|noted)?\s*:?\s*(.+?)(?:\s+(?:is|are) (?:kept|recorded|stored|noted|entered))?$/i;
/** “The system shall store for each reservation the room, the date and …”. */
const storedFor =
  /\b(?:stores?|records?|keeps?|saves?|captures?|registers?|documents?|notes?|enters?|write down|need|maintains?)(?: the following)?\s+(?:for|of|about) (?:every|each|all|an?)\s+([a-z][a-z -]*?)(?:\s*:\s*|\s*,\s*|\s+(?=(?:the|an?|its|their|his)\s))(.+)$/i;
const bracketNoSpace = /^([A-Z][a-z]+(?: [a-z]+)?)\(([^()]+(?:\([^()]*\)[^()]*)*)\)$/;

/** Things with their properties as people tell them in a sentence, beside those that a list declares. */
export function thingsTold(text: string): Told[] {
  for (const read of readings) {
    const found = read(text);
    if (found.length > 0) return found;
  }
  return [];
}

const readings: readonly ((text: string) => Told[])[] = [
  (text) => {
    const [, one = '', list = ''] = storedFor.exec(text) ?? [];
    return one === '' ? [] : told(one, list, 3);
  },
  (text) => {
    const [, one = '', list = ''] = forEvery.exec(text) ?? bracketNoSpace.exec(text) ?? [];
    return one === '' ? [] : told(one, list, 3);
  },
  (text) => {
    const [, one = '', list = ''] = tableRow.exec(text) ?? equals.exec(text) ?? [];
    return one === '' ? [] : told(one, list.replaceAll('|', ','), 3);
  },
  (text) => {
    const [, one = '', list = ''] = story.exec(text) ?? [];
    return one === '' ? [] : told(one, list, 2);
  },
  (text) => {
    const [, who = '', many = '', into = '', list = ''] = putInto.exec(text) ?? [];
    const owner = into === '' ? undefined : thingName(into);
    if (owner === undefined || who === '') return [];
    const hasOwner = list.toLowerCase().includes(owner);
    return told(many, hasOwner ? list : `${owner}, ${list}`, 3);
  },
  (text) => {
    const [, day = '', list = '', owner = ''] = recordedPer.exec(text) ?? [];
    return day === '' ? [] : told(day, `${owner}, date, ${list}`, 3);
  },
  (text) => {
    const [, one = '', list = ''] = isKeptWith.exec(text) ?? [];
    const [, first, second] = against.exec(text) ?? [];
    const links = [first, second].filter((link) => link !== undefined).join(', ');
    return one === '' ? [] : told(one, links === '' ? list : `${links}, ${list}`, 2);
  },
  (text) => {
    const [, one = '', list = ''] = keptWith.exec(text) ?? [];
    return one === '' ? [] : told(one, list, 3);
  },
];

function told(words: string, list: string, least: number): Told[] {
  const one = thingName(words);
  const parts = splitParts(list);
  const named = parts.filter((part) => isFieldName(bracketOf(part).words) || fieldsOfList(part).length > 0);
  const fields = fieldsOfList(named.join(', '));
  const sound = parts.filter((part) => soundsLikeField(bracketOf(part).words));
  const isRemarked = named.length > least && parts.length - named.length === 1;
  const isList = fields.length >= least && (named.length === parts.length || isRemarked) && sound.length > 0;
  return one === undefined || !isList ? [] : [{ one, fields, isThin: fields.length < 3 }];
}
