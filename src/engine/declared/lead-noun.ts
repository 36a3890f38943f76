import { thingName } from './thing-name.ts';

/** Words with which people say that something is kept, and which name nothing that is. */
const idle =
  /^(?:an?|the|these|each|every|all|any|new|our|their|its|this|we|i|you|users?|people|one|there|is|are|be|been|being|has|have|had|having|will|shall|must|should|can|may|able|to|wants?|needs?|needed|required|requires?|like|would|know|stor(?:e|ed|es|ing)|record(?:ed|s|ing)?|keeps?|kept|keeping|sav(?:e|ed|es)|holds?|manag(?:e|ed|es|ing)|enter(?:ed|s|ing)?|register(?:ed|s|ing)?|not(?:e|ed|es)|track(?:ed|s|ing)?|log(?:ged|s)?|captur(?:e|ed|es)|maintain(?:ed|s)?|document(?:ed|s)?|creat(?:e|ed|es)|add(?:ed|s)?|listed|describ(?:e|ed|es)|consists?|contains?|includes?|comprises?|gets?|receives?|following|basic|main|general|necessary|fields?|attributes?|properties|columns?|data|details?|information|info|records?|form|sheet|card|entity|object|table|model|system|app|application|software|for|of|with|by|in|per|about|as|and|also|please|only|usual|exactly|it|should)$/i;
const tails = /^(?:list|register|master|log|book|file|overview)$/i;
const pointed =
  /\b(?:for|of|per|about)\s+(?:an?\s+|the\s+|each\s+|every\s+|all\s+|any\s+)?([a-z][a-z-]*(?:\s[a-z][a-z-]*)?)/i;
const arriving =
  /^(?:when|whenever|if|once|after|on)\s+(?:an?|the|each|every)\s+([a-z][a-z-]*(?:\s[a-z][a-z-]*)?)\s+(?:[a-z]+s|is|has|comes in|was)\b/i;

/** What is declared by words in front of a list of properties: “fields of a boat”, “stored per boat”, “boat register”. */
export function leadNoun(lead: string): string | undefined {
  const plain = lead
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/[*_"“”:,]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (
    /\b(?:shows?|shown|displays?|reports?|sees?|prints?|exports?|not|never|must be(?! able)|if|unless)\b/i.test(
      plain,
    )
  )
    return undefined;
  // “As a warden I want …” tells who wants it.
  if (/^as\s/i.test(plain)) return undefined;
  const [, arrived = ''] = arriving.exec(lead) ?? [];
  if (arrived !== '') return thingName(arrived);
  const words = plain.split(' ');
  const from = words.findIndex((word) => !idle.test(word));
  const to = words.findLastIndex((word) => !idle.test(word));
  const left = from < 0 ? [] : words.slice(from, to + 1);
  if (left.length > 1 && tails.test(left.at(-1) ?? '') && !/ing$/i.test(left.at(-2) ?? '')) left.pop();
  if (/^(?:list|register|overview|collection|set)$/i.test(left[0] ?? '') && /^of$/i.test(left[1] ?? ''))
    left.splice(0, 2);
  // “Loan of a part” is the loan.
  const cut = left.findIndex((word) => /^of$/i.test(word));
  if (cut > 0) left.splice(cut);
  const [, of = ''] = pointed.exec(plain) ?? [];
  if (left.some((word) => idle.test(word)) || left.length > 2)
    return of === '' || idle.test(of.split(' ')[0] ?? '') ? undefined : thingName(withoutIdle(of));
  return left.length === 0 ? undefined : thingName(left.join(' '));
}

function withoutIdle(words: string): string {
  return words
    .split(' ')
    .filter((word) => !idle.test(word))
    .join(' ');
}
