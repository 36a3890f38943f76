import type { ThingFound } from './declared.ts';
import { fieldsOfList, isFieldName } from './field-of-words.ts';
import { soundsLikeField } from './kind-of-words.ts';
import { bracketOf, splitParts } from './split-parts.ts';
import { thingName } from './thing-name.ts';

type Aside = Omit<ThingFound, 'at'>;

const bracketed =
  /(?:^|[\s,;])((?:an?|the|each|every|new|our|their|several|and|for)\s+)?([A-Za-z][a-z-]*(?:\s[a-z][a-z-]*)?)\s*\(((?:[^()]|\([^()]*\))+)\)/g;
const fewest = 3;

/**
 * “A consignor (name, phone, IBAN) brings books”: what stands in brackets behind a noun, wherever in a sentence, are its
 * properties where most of them sound like some. “Site (Upper, Lower, Brook)” names values.
 */
export function thingsAside(text: string): Aside[] {
  if (/\b(?:print|export|download|report|show|list|display|see)/i.test(text.split('(')[0] ?? '')) return [];
  return [...text.matchAll(bracketed)].flatMap(([, , words = '', list = '']): Aside[] => {
    const noun = words.replace(/^(?:an?|the|and|of|with|into|for|by|to)\s+/i, '');
    const one = thingName(noun) ?? thingName(noun.split(' ').at(-1) ?? '');
    const parts = splitParts(list);
    const sound = parts.filter((part) => soundsLikeField(plainOf(part)) || part.includes('('));
    const named = parts.filter((part) => isFieldName(plainOf(part)) || fieldsOfList(part).length > 0);
    const fields = fieldsOfList(named.join(', '));
    const isList =
      fields.length >= fewest && sound.length * 2 >= parts.length && parts.length - named.length < 2;
    return one === undefined || !isList ? [] : [{ one, fields, isThin: false, isLoose: true }];
  });
}

function plainOf(part: string): string {
  return bracketOf(part)
    .words.replace(/^(?:optional(?:ly)?|an?|the|its|their)\s+/i, '')
    .replace(/\s+in\s+\S+$/, '')
    .trim();
}
