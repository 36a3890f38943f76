import { sentenceCase } from '../read/words.ts';
import { aroundWords } from './around-words.ts';

/** What of the records is taken out of the app, and in which way. */
export interface SaidPaper {
  readonly way: 'file' | 'paper' | 'sent';
  /** What the paper is called: “Pedigree certificate”. */
  readonly name?: string;
  /** A paper of one record, and not a list of several. */
  readonly isSingle: boolean;
  /** The words up to where it goes: they name what it is of. */
  readonly about: string;
  readonly note?: string;
}

const file = /\b(?:csv|excel|xlsx?|spreadsheets?|export(?:s|ed|able|ing)?|download(?:s|ed|able)?)\b/iu;
const paper =
  /\b(?:pdf|print(?:able|ed|outs?| ?out)?|to print|for print(?:ing)?|on paper|a[345]|hard copy|label printer|noticeboard|flyers?|posters?|(?:in|as(?: a)?) word|word (?:file|document|doc))\b/iu;
const sent =
  /\b(?:(?:by|via|on|for|through|over) (?:e-?mail|mail|post|letter|fax|text|sms|whats ?app|viber|telegram|signal|messenger)|e-?mail(?:s|ed)?|(?:is|are|gets?|be) (?:e-?mailed|mailed|posted|sent|faxed)|send|whatsapp (?:the|it|my)|text (?:the|it|them|my|a)|fire off|share (?:the|it|a|my)|easy to share)\b/iu;

const single =
  'invoice|receipt|certificate|label|badge|ticket|card|quote|offer|pay ?slip|slip|statement|door sign|sign|voucher|bill|pass|letter|confirmation|settlement|claim|tag|contract|passport|permit|diploma';
const several =
  'sheet|list|plan|table|report|catalogue|catalog|summary|roster|rota|flyer|programme|program|timetable|schedule|results|register|bulletin|overview|log|diary|record|calendar|file|book|menu|protocol|history|contents|standings|poster|dates|changes|winners';
const spans = 'week|month|day';
const named = new RegExp(
  String.raw`(?:^|\s)((?:[\p{L}-]+ ){0,2}?)((?:${single}|${several})(?=s?$|s?[\s.,;:!?])|(?<=\b(?:their|the|his|her|my|our) )(?:${spans})(?=$|[\s.,;:!?]))(s?)(?=$|[\s.,;:!?])`,
  'giu',
);
const small =
  /^(?:an?|the|my|our|of|for|to|as|and|or|with|in|on|by|out|nice|each|every|one|all|it|is|are|be|then|also|can|should|shall|must|we|i|you|he|she|they|email|mail|text|print|send|post|need|want|wants|make|e|easy|share|spit|get|gets|hand|press|last|two|three|this|that|from|new|his|her|their|your|goes|go|out|per|buyers|receive|receives|at|end|a4|a3|pdf|csv|excel|nice|simple|good|proper|monthly|weekly|daily|fire|off|n)$/iu;

/** What people do today, what they are tired of and what is reported or attached is no wish for paper. */
const past =
  /\b(?:so far|until now|up to now|at the moment|currently|nowadays|used to|instead of|tired|replaces?|no more|fed up|by hand|not|never|without|no longer|lost|scribbled?|written|notebook|book of paper|bits of paper|scraps?|import(?:ed)?|upload(?:s|ed)?|attach(?:ed)?|scan(?:s|ned)?|photos? of|blueprint|fingerprint|3d|print ?(?:shop|er|ers|s|making|run|ing house|job|jobs)|reprints?|ical|ics|sepa|xml|api|been doing|since \d{4}|killing|nightmare|sent in|hand(?:ed)? in|we share|parcels?|we (?:have|do|keep|did|had|write) (?:it|this|that|them|everything|all))\b/iu;
const reminding =
  /\b(?:remind(?:ers?|s|ed)?|messages?|notif\w+|alerts?|warn\w*|if|when|before|after|until|unless|cannot|only)\b/iu;

/** “an invoice as pdf”, “attendance sheet to print”, “csv for the housing office”. */
export function saidPaper(words: string): SaidPaper | undefined {
  const way = file.test(words) ? 'file' : paper.test(words) ? 'paper' : sent.test(words) ? 'sent' : undefined;
  if (way === undefined) return undefined;
  const at = words.search(way === 'file' ? file : way === 'paper' ? paper : sent);
  if (past.test(aroundWords(words, at))) return undefined;
  const found = nameIn(words, at);
  if (way === 'sent' && (found === undefined || reminding.test(words))) return undefined;
  if (found === undefined && words.split(' ').length > 12) return undefined;
  const note = noteFor(words, way);
  return {
    way,
    isSingle: found?.isSingle === true,
    about: words.replace(/^(.*\S)\s+(?:to|for|by|as|via|on)\s.*$/iu, '$1'),
    ...(found === undefined ? {} : { name: found.name }),
    ...(note === undefined ? {} : { note }),
  };
}

function noteFor(words: string, way: SaidPaper['way']): string | undefined {
  if (way === 'sent') return 'It is printed or copied here; the app itself sends nothing.';
  if (/\bword\b/iu.test(words)) return 'It is printed or copied as text; no Word file is made.';
  if (way === 'paper' && /\bqr\b/iu.test(words)) return 'It is printed without a QR code.';
  if (sent.test(words)) return 'It is made here; the app itself sends nothing.';
  return way === 'file' && /\b(?:xlsx?|excel)\b/iu.test(words)
    ? 'The file is CSV, which spreadsheets open.'
    : undefined;
}

const shortSentence = 12;

/** The paper that is named nearest to the way in which it leaves the app. */
function nameIn(words: string, at: number): { name: string; isSingle: boolean } | undefined {
  const plain = words.replaceAll(/["“”()]/g, ' ');
  const [match] = [...plain.matchAll(named)]
    .filter(
      ({ 0: all, 2: noun = '' }) =>
        !/^(?:file|offer)$/iu.test(noun) && !/\b(?:by|per|via) letter$/iu.test(all),
    )
    .toSorted((a, b) => Math.abs(a.index - at) - Math.abs(b.index - at));
  if (match === undefined) return undefined;
  const [, before = '', noun = '', plural = ''] = match;
  // In a text without stops the words before may belong to another wish.
  const most = plain.split(/\s+/).length > shortSentence ? 1 : 2;
  const kept: string[] = [];
  for (const word of before.trim().split(/\s+/).toReversed()) {
    if (word === '' || small.test(word) || kept.length >= most) break;
    kept.unshift(word);
  }
  const isSingle = new RegExp(String.raw`^(?:${single})$`, 'iu').test(noun);
  const called = [...kept, isSingle ? noun : `${noun}${plural}`].join(' ').toLowerCase();
  return { name: sentenceCase(called), isSingle };
}
