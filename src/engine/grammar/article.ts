/** Written with a vowel and spoken with a consonant: a university, a one-off. */
const soundsLikeConsonant = /^(?:uni(?!n|m)|us[aeiu]|ut[ei]|ub|uk|eu|ewe|one\b|once|unanim|ufo|url|u-)/i;
/** Written with a consonant and spoken with a vowel: an hour. */
const silentH = /^(?:hour|heir|honest|honou?r)/i;
/** Letters that are spelled with a vowel first: an MRI, an FAQ, an X-ray. */
const spelledWithVowel = /^[AEFHILMNORSX](?:[A-Z0-9]+s?\b|-|\b)/;
const spelledWithConsonant = /^[BCDGJKPQTUVWYZ](?:[A-Z0-9]+s?\b|-|\b)/;
/** Said as a word and not letter by letter. */
const saidAsWord = /^(?:RAM|NASA|LED lamp|NATO|SIM|LAN|MIDI|FIFA|LASER|SaaS|ROM)\b/;

/** “an hour”, “a university”, “an MRI”: by how the first word sounds. */
export function withArticle(words: string): string {
  return `${isSpokenWithVowel(words) ? 'an' : 'a'} ${words}`;
}

function isSpokenWithVowel(words: string): boolean {
  if (saidAsWord.test(words)) return /^[AEIOU]/.test(words);
  if (spelledWithVowel.test(words) && !/^[AI]\s/.test(words)) return true;
  if (spelledWithConsonant.test(words)) return false;
  if (silentH.test(words)) return true;
  return /^[aeiou8]/i.test(words) && !soundsLikeConsonant.test(words);
}
