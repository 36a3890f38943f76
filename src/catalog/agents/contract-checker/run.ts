import Papa from 'papaparse';
import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult, CalendarEvent, TextFile } from '../../agent-desk/result.ts';
import { type Analysis, analyse } from './analyse.ts';
import type { ContractInput } from './fields.ts';
import {
  clauseTable,
  contradictionRows,
  contradictionTable,
  factsTable,
  isAgainst,
  obligationTable,
  riskCards,
  whereOf,
} from './findings-parts.ts';
import { letter, redlineDocument } from './memo.ts';
import { redlineOf } from './redline.ts';
import { redlinePage } from './redline-page.ts';
import { daysTimeline, negotiationSheet, obligationSheet } from './tracker.ts';

export function runContractChecker(input: ContractInput): AgentResult {
  const analysis = analyse(input);
  const pieces = redlineOf(analysis);
  const { type, found, missing, risks, obligations, terms, references, twice, dateFaults } = analysis;
  const contradictions = contradictionRows(analysis);
  const high = risks.filter(({ rule }) => rule.severity === 'high').length;
  const against = risks.filter((risk) => isAgainst(risk, input.side)).length;
  const label = type.type.label.toLowerCase();
  return {
    summary: `This ${label} has ${count(risks.length, 'risky wording')}, ${high} of them grave, lacks ${missing.length} of ${found.length + missing.length} usual clauses, and contradicts itself in ${count(contradictions.length, 'place')}.`,
    values: {
      type: type.type.label,
      words: analysis.words,
      risks: risks.length,
      highRisks: high,
      found: found.length,
      missing: missing.length,
      contradictions: contradictions.length,
      undefinedTerms: terms.undefinedTerms.length,
      unusedTerms: terms.unused.length,
      definedTwice: terms.twice.length,
      brokenReferences: references.length,
      numbersTwice: twice.length,
      numbersDisagree: twice.filter(({ words, figures }) => words !== figures).length,
      dateFaults: dateFaults.length,
      obligations: obligations.filter(({ kind }) => kind !== 'right').length,
      parties: analysis.parties.length,
      law: analysis.law ?? null,
    },
    parts: [
      {
        kind: 'figures',
        title: 'At a glance',
        figures: [
          { label: 'Type', value: type.type.label, as: 'text', against: type.reasons.slice(0, 3).join(', ') },
          {
            label: 'Risky wordings',
            value: risks.length,
            as: 'whole',
            against: `${high} grave${input.side === undefined ? '' : `, ${against} against the ${input.side}`}`,
            tone: high > 0 ? 'bad' : 'plain',
          },
          {
            label: 'Usual clauses missing',
            value: missing.length,
            as: 'whole',
            against: `of ${found.length + missing.length}`,
            tone: missing.length > 0 ? 'bad' : 'good',
          },
          {
            label: 'Contradictions',
            value: contradictions.length,
            as: 'whole',
            tone: contradictions.length > 0 ? 'bad' : 'good',
          },
        ],
      },
      ...riskCards(analysis, input),
      ...contradictionTable(contradictions),
      clauseTable(analysis),
      ...balanceChart(analysis),
      ...obligationTable(analysis),
      factsTable(analysis, input.reviewed),
      ...daysTimeline(analysis),
      letter(analysis, input),
      redlineDocument(analysis),
    ],
    warnings: warningsOf(analysis, input),
    workbook: [negotiationSheet(analysis), obligationSheet(analysis)],
    events: eventsOf(analysis, input.reviewed),
    redline: { author: 'Contract Checker', day: input.reviewed, pieces },
    files: [redlinePage(pieces), findingsFile(analysis), obligationsFile(analysis)],
  };
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

function balanceChart({ risks }: Analysis): Part[] {
  const favoured = [...new Set(risks.map(({ favours }) => favours))];
  if (favoured.length < 2) return [];
  const times = (favours: string, severity: string) =>
    risks.filter((risk) => risk.favours === favours && risk.rule.severity === severity).length;
  return [
    {
      kind: 'chart',
      title: 'Whom the risky wording favours',
      chart: 'bar',
      stacked: true,
      category: { key: 'favours', label: 'Favours' },
      series: [
        { key: 'high', label: 'High' },
        { key: 'medium', label: 'Medium' },
        { key: 'low', label: 'Low' },
      ],
      rows: favoured.map((favours) => ({
        favours,
        high: times(favours, 'high'),
        medium: times(favours, 'medium'),
        low: times(favours, 'low'),
      })),
      as: 'whole',
    },
  ];
}

function warningsOf(
  { type, otherTypes, parties, law }: Analysis,
  { kind, side, home }: ContractInput,
): string[] {
  const warnings = [
    'This is a reading by rules and no legal advice. Have a lawyer of your country read it before you sign what matters.',
  ];
  const second = otherTypes[0];
  if (kind === 'auto' && second !== undefined && second.score > type.score * 0.6)
    warnings.push(
      `It may also be a ${second.type.label.toLowerCase()} (${second.reasons.slice(0, 2).join(', ')}). Choose the type to check against its list.`,
    );
  if (parties.length < 2)
    warnings.push('Two parties are not named in the usual way, so that whom a wording favours is uncertain.');
  if (
    side !== undefined &&
    parties.length > 0 &&
    !parties.some(({ term }) => term.toLowerCase() === side.toLowerCase())
  )
    warnings.push(
      `The contract does not call anybody “${side}”. It speaks of ${parties.map(({ term }) => term).join(' and ')}.`,
    );
  if (home !== undefined && law === undefined)
    warnings.push(`The contract names no law. Agree on one, such as that of ${home}.`);
  if (home !== undefined && law !== undefined && !isSamePlace(law, home))
    warnings.push(
      `The law is that of ${law} and you are in ${home}: find out what a lawsuit there would cost, and which rules of your own law cannot be set aside.`,
    );
  return warnings;
}

function isSamePlace(law: string, home: string): boolean {
  return law.toLowerCase().includes(home.toLowerCase()) || home.toLowerCase().includes(law.toLowerCase());
}

function eventsOf({ dates, type }: Analysis, reviewed: string): CalendarEvent[] {
  const seen = new Set<string>();
  return dates.flatMap(({ day, quote, role }) => {
    if (day === undefined || day < reviewed || seen.has(day)) return [];
    seen.add(day);
    const what = role === 'end' ? 'ends' : role === 'start' ? 'begins' : 'names this day';
    return [{ title: `${type.type.label} ${what}`, day, text: `The contract says ${quote}.` }];
  });
}

function findingsFile({ risks }: Analysis): TextFile {
  const rows = risks.map(({ rule, sentence, words, favours, milder }) => ({
    severity: rule.severity,
    finding: rule.name,
    where: whereOf(sentence.section),
    words,
    favours,
    why: rule.why,
    milder,
  }));
  return { name: 'findings.csv', type: 'text/csv', text: Papa.unparse(rows, { escapeFormulae: true }) };
}

function obligationsFile({ obligations }: Analysis): TextFile {
  const rows = obligations.map(({ who, kind, what, when, section }) => ({
    who,
    kind,
    what,
    when,
    where: whereOf(section),
  }));
  return { name: 'obligations.csv', type: 'text/csv', text: Papa.unparse(rows, { escapeFormulae: true }) };
}
