import papaparse from 'papaparse';
import { soundex } from '../../../methods/language/sound-keys.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { type RunTools, WorkFault } from '../../agent-desk/work.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import type { NameInput } from './fields.ts';
import { type Forged, forgeNames, plainLetters } from './forge.ts';
import {
  addressTable,
  ownPairs,
  ownParts,
  reasonsOf,
  reportDocument,
  scoreTable,
  shortlistCards,
  shown,
} from './parts.ts';
import { endingOf } from './variants.ts';

export function runNameForge(input: NameInput, tools: RunTools): AgentResult {
  const forged = forgeNames(input, tools);
  const [first] = forged.shortlist;
  if (first === undefined)
    throw new WorkFault(
      'No name fits these lengths and kinds. Allow more letters, switch on more kinds, or enter more words.',
      'words',
    );
  const endings = (input.endings ?? []).flatMap((text) => endingOf(text) ?? []);
  const second = forged.shortlist[1];
  return {
    summary: `“${shown(first.name)}” leads with ${Math.round(first.total)} of 100${second === undefined ? '' : `, before “${shown(second.name)}” with ${Math.round(second.total)}`}; ${forged.shortlist.length} of ${writeAmount(forged.built, 'whole')} names are on the shortlist.`,
    values: valuesOf(input, forged),
    parts: [
      shortlistCards(forged),
      scoreTable(forged),
      ...ownParts(input),
      {
        kind: 'chart',
        title: 'Scores side by side',
        chart: 'bar',
        category: { key: 'name', label: 'Name' },
        series: [
          { key: 'length', label: 'Length' },
          { key: 'ease', label: 'Ease' },
          { key: 'distinct', label: 'Distinct' },
          { key: 'meaning', label: 'Meaning' },
        ],
        rows: forged.shortlist.slice(0, 10).map(({ name, length, ease, distinct, meaning }) => ({
          name: shown(name),
          length,
          ease,
          distinct,
          meaning,
        })),
        as: 'whole',
      },
      ...addressTable(forged, endings),
      reportDocument(input, forged),
    ],
    warnings: warningsOf(input, forged, endings),
    slides: forged.shortlist.slice(0, 6).map((one) => ({
      title: shown(one.name),
      bullets: reasonsOf(one)
        .split(/(?<=\.)\s+/)
        .slice(0, 5),
    })),
    files: [namesFile(forged)],
  };
}

function valuesOf(input: NameInput, forged: Forged) {
  const [pair] = ownPairs(input);
  const [mine] = input.own ?? [];
  const [first] = forged.shortlist;
  return {
    built: forged.built,
    shortlisted: forged.shortlist.length,
    best: first === undefined ? null : shown(first.name),
    bestScore: first?.total ?? null,
    ownLikeness: pair?.likeness ?? null,
    ownSoundex: mine === undefined ? null : soundex(plainLetters(mine)),
    ownScore: forged.own[0]?.total ?? null,
  };
}

function warningsOf(input: NameInput, forged: Forged, endings: readonly string[]): string[] {
  const warnings: string[] = [];
  if (forged.shortlist.length < input.wanted)
    warnings.push(
      `Only ${forged.shortlist.length} names are good and different enough. More words or more kinds bring more.`,
    );
  for (const { name, awkward } of forged.own)
    if (awkward.length > 0) warnings.push(`${shown(name)}: ${awkward.join('; ')}.`);
  for (const { mine, theirs, likeness } of ownPairs(input))
    if (likeness > 0.9)
      warnings.push(
        `“${mine}” and “${theirs}” are close enough (${likeness.toFixed(2)}) to be taken for each other.`,
      );
  if ((input.endings ?? []).length > endings.length)
    warnings.push('An ending that is none, such as one with a space, was left out.');
  return warnings;
}

/** Every scored name, for whoever wants to look beyond the shortlist. */
function namesFile({ scored }: Forged) {
  const rows = scored.map((one) => ({
    name: shown(one.name),
    kind: one.kind,
    score: Math.round(one.total),
    length: Math.round(one.length),
    ease: Math.round(one.ease),
    distinct: Math.round(one.distinct),
    meaning: Math.round(one.meaning),
    nearest: one.nearest,
    made: one.made,
  }));
  return {
    name: 'names.csv',
    type: 'text/csv',
    text: `${papaparse.unparse(rows, { escapeFormulae: true, newline: '\r\n' })}\r\n`,
  };
}
