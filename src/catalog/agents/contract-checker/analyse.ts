import { type DateInText, datesInText } from '../../../methods/contracts/dates-in-text.ts';
import { type TermReport, termsOf } from '../../../methods/contracts/defined-terms.ts';
import { numbersWrittenTwice, type WrittenTwice } from '../../../methods/contracts/numbers-in-words.ts';
import { type Obligation, obligationsOf } from '../../../methods/contracts/obligations.ts';
import { brokenReferences, type Reference } from '../../../methods/contracts/references.ts';
import { type Section, sectionsOf, sentencesOf } from '../../../methods/contracts/sentences.ts';
import { WorkFault } from '../../agent-desk/work.ts';
import { type ClauseKey, clauses } from './clauses.ts';
import { contractTypes } from './contract-types.ts';
import type { ContractInput } from './fields.ts';
import { type Risk, risksOf } from './find-risks.ts';
import { type ContractParty, partiesOf } from './parties.ts';
import { type TypeScore, typesByScore } from './recognise-type.ts';
import { type SumInText, sumsOf } from './sums.ts';

export interface Analysis {
  readonly text: string;
  readonly words: number;
  readonly type: TypeScore;
  readonly otherTypes: readonly TypeScore[];
  readonly sections: readonly Section[];
  readonly parties: readonly ContractParty[];
  readonly dates: readonly DateInText[];
  readonly sums: readonly SumInText[];
  readonly found: readonly ClauseKey[];
  readonly missing: readonly ClauseKey[];
  readonly risks: readonly Risk[];
  readonly terms: TermReport;
  readonly references: readonly Reference[];
  readonly twice: readonly WrittenTwice[];
  readonly obligations: readonly Obligation[];
  /** Whole sentences on dates that contradict each other. */
  readonly dateFaults: readonly string[];
  /** The law that the contract names, as written. */
  readonly law: string | undefined;
}

const fewestWords = 30;
const governingLaw =
  /\b(?:governed by|construed (?:under|in accordance with)|subject to) (?:the )?(?:substantive )?laws? of (?:the )?(?:State of )?([A-Z][A-Za-z]+(?: (?:and |of )?[A-Z][A-Za-z]+){0,3})/;

export function analyse(input: ContractInput): Analysis {
  const text = input.contract.replaceAll('\r\n', '\n').replaceAll('\u00A0', ' ');
  const words = (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length;
  if (words < fewestWords)
    throw new WorkFault(
      `This has ${words} words. Paste the whole contract, at least ${fewestWords} words.`,
      'contract',
    );
  const ranked = typesByScore(text);
  const [likeliest, ...others] = ranked;
  const type = input.kind === 'auto' ? likeliest : ranked.find((one) => one.type.value === input.kind);
  if (type === undefined || (input.kind === 'auto' && type.score === 0))
    throw new WorkFault(
      `None of the ${contractTypes.length} types is recognised in this text. Choose the type, or paste the whole contract in English.`,
      'kind',
    );
  const sections = sectionsOf(text);
  const sentences = sentencesOf(text, sections);
  const parties = partiesOf(text);
  const dates = datesInText(text);
  const has = (key: ClauseKey) => clauses[key].pattern.test(text);
  return {
    text,
    words,
    type,
    otherTypes: others,
    sections,
    parties,
    dates,
    sums: sumsOf(text),
    found: type.type.expected.filter(has),
    missing: type.type.expected.filter((key) => !has(key)),
    risks: risksOf(sentences, parties),
    terms: termsOf(text),
    references: brokenReferences(text, sections),
    twice: numbersWrittenTwice(text),
    obligations: obligationsOf(
      sentences,
      parties.map(({ term }) => term),
    ),
    dateFaults: faultsOfDates(dates),
    law: governingLaw.exec(text)?.[1]?.trim(),
  };
}

function faultsOfDates(dates: readonly DateInText[]): string[] {
  const faults = dates
    .filter(({ day }) => day === undefined)
    .map(({ quote }) => `${quote} is no day of the calendar.`);
  const of = (role: DateInText['role']) =>
    dates.filter((date) => date.role === role && date.day !== undefined);
  for (const end of of('end')) {
    // The beginning that is written nearest before the end is the one that belongs to it.
    const start = of('start').findLast(({ at }) => at < end.at) ?? of('start')[0];
    if (start !== undefined && (end.day ?? '') < (start.day ?? ''))
      faults.push(`The end on ${end.quote} is before the beginning on ${start.quote}.`);
  }
  return [...new Set(faults)];
}
