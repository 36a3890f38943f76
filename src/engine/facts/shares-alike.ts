import { numberWords } from './number-words.ts';

const count = String.raw`(?:\d{1,2}|${Object.keys(numberWords).join('|')})`;
const alike = new RegExp(
  String.raw`\b(?:split|divid\w+|shar(?:e|ed|es|ing))\b[^.;!?]{0,40}\b(?:equally|evenly|by ${count}|${count} ways|in (?:half|thirds|quarters)|half and half|fifty[- ]fifty|between (?:the |all )?(?:of )?(?:us )?${count}(?: of us)?)\b|\bequal shares\b|\b50[/:-]50\b`,
  'iu',
);

/** Whether everybody bears the same part of what is paid. */
export function sharesAlike(text: string): boolean {
  return alike.test(text);
}
