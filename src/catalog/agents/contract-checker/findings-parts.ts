import { sectionAt } from '../../../methods/contracts/sentences.ts';
import type { Part, Row } from '../../agent-desk/parts.ts';
import type { Analysis } from './analyse.ts';
import { asSentence } from './as-sentence.ts';
import { clauses } from './clauses.ts';
import type { ContractInput } from './fields.ts';
import type { Risk } from './find-risks.ts';

export const shownRisks = 12;
const shownObligations = 14;

export function whereOf(section: string): string {
  return section === '' ? 'opening' : /^\d/.test(section) ? `section ${section}` : section;
}

export function isAgainst(risk: Risk, side: string | undefined): boolean {
  const mine = side?.toLowerCase();
  return mine !== undefined && mine !== '' && risk.favours.toLowerCase() !== mine;
}

export function riskCards({ risks }: Analysis, { side }: ContractInput): Part[] {
  if (risks.length === 0) return [];
  return [
    {
      kind: 'cards',
      title:
        risks.length > shownRisks
          ? `Risky wording, the gravest ${shownRisks} of ${risks.length}`
          : 'Risky wording',
      cards: risks.slice(0, shownRisks).map((risk) => ({
        title: `${risk.rule.name}: “${clip(risk.words)}”`,
        text: `${risk.rule.why} Milder: ${asSentence(risk.milder)}`,
        tags: [risk.rule.severity, whereOf(risk.sentence.section)],
        facts: `Favours: ${risk.favours}`,
        tone: risk.rule.severity === 'high' || isAgainst(risk, side) ? ('bad' as const) : ('plain' as const),
      })),
    },
  ];
}

export function clip(text: string, longest = 90): string {
  return text.length <= longest ? text : `${text.slice(0, text.lastIndexOf(' ', longest))} …`;
}

export function clauseTable({ found, missing, type }: Analysis): Part {
  const isWhole = missing.length === 0;
  const names = found.map((key) => clauses[key].name.toLowerCase()).join(', ');
  return {
    kind: 'table',
    title: isWhole
      ? `Clauses that a ${type.type.label.toLowerCase()} usually has: all are there`
      : `Clauses that a ${type.type.label.toLowerCase()} usually has and this one lacks`,
    columns: [
      { key: 'clause', label: 'Clause', as: 'text' },
      { key: 'why', label: 'Why it matters', as: 'text' },
      { key: 'wording', label: 'Proposed wording', as: 'text' },
    ],
    rows: (isWhole ? found : missing).map((key) => ({
      clause: clauses[key].name,
      why: clauses[key].why,
      wording: clauses[key].wording,
    })),
    note: `Found: ${names === '' ? 'none' : names}. A clause counts as found when its usual words are there; whether it says the right thing is for you to read.`,
  };
}

/** Everything that contradicts itself, one row each. */
export function contradictionRows(analysis: Analysis): Row[] {
  const { terms, references, twice, dateFaults, sections } = analysis;
  return [
    ...twice
      .filter(({ words, figures }) => words !== figures)
      .map(({ quote, words, figures, at }) => ({
        kind: 'Words and figures',
        where: whereOf(sectionAt(sections, at)),
        what: `“${quote}”: the words say ${words.toLocaleString('en')}, the figures ${figures.toLocaleString('en')}.`,
      })),
    ...dateFaults.map((what) => ({ kind: 'Dates', where: '', what })),
    ...references.map(({ quote, at }) => ({
      kind: 'Reference',
      where: whereOf(sectionAt(sections, at)),
      what: `“${quote}” is referred to and does not exist.`,
    })),
    ...terms.undefinedTerms.map(({ term, uses }) => ({
      kind: 'Undefined term',
      where: '',
      what: `“${term}” is written like a defined term ${uses} times and defined nowhere.`,
    })),
    ...terms.twice.map((term) => ({
      kind: 'Defined twice',
      where: '',
      what: `“${term}” is defined more than once; one of them should go.`,
    })),
    ...terms.unused.map((term) => ({
      kind: 'Unused term',
      where: '',
      what: `“${term}” is defined and never used.`,
    })),
  ];
}

export function contradictionTable(rows: readonly Row[]): Part[] {
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'What contradicts itself',
      columns: [
        { key: 'kind', label: 'Kind', as: 'text' },
        { key: 'where', label: 'Where', as: 'text' },
        { key: 'what', label: 'What', as: 'text' },
      ],
      rows,
      note: 'Where words and figures disagree, the words usually count: Bills of Exchange Act 1882, s. 9(2); Uniform Commercial Code § 3-114.',
    },
  ];
}

export function obligationTable({ obligations }: Analysis): Part[] {
  const duties = obligations.filter(({ kind }) => kind !== 'right');
  if (duties.length === 0) return [];
  const dated = duties.toSorted((one, other) => Number(other.when !== '') - Number(one.when !== ''));
  return [
    {
      kind: 'table',
      title: 'Who shall do what by when',
      columns: [
        { key: 'who', label: 'Who', as: 'text' },
        { key: 'what', label: 'What', as: 'text' },
        { key: 'when', label: 'When', as: 'text' },
        { key: 'where', label: 'Where', as: 'text' },
      ],
      rows: dated.slice(0, shownObligations).map(({ who, kind, what, when, section }) => ({
        who,
        what: clip(kind === 'ban' ? `not: ${what}` : what, 130),
        when: when === '' ? null : when,
        where: whereOf(section),
      })),
      ...(duties.length > shownObligations
        ? {
            note: `${shownObligations} of ${duties.length}, dated ones first; obligations.csv has all of them.`,
          }
        : {}),
    },
  ];
}

export function factsTable({ parties, dates, sums, sections }: Analysis, reviewed: string): Part {
  const near = (at: number) => whereOf(sectionAt(sections, at));
  return {
    kind: 'table',
    title: 'Parties, days and sums',
    columns: [
      { key: 'kind', label: 'Kind', as: 'text' },
      { key: 'value', label: 'As written', as: 'text' },
      { key: 'note', label: 'Note', as: 'text' },
    ],
    rows: [
      ...parties.map(({ term, name }) => ({
        kind: 'Party',
        value: name === '' ? term : name,
        note: name === '' ? 'name not found' : term,
      })),
      ...dates.slice(0, 8).map(({ quote, day, role, at }) => ({
        kind: role === 'start' ? 'Beginning' : role === 'end' ? 'End' : 'Day',
        value: quote,
        note: day === undefined ? 'no such day' : `${near(at)}${day < reviewed ? ', past' : ''}`,
      })),
      ...sums.slice(0, 8).map(({ quote, at }) => ({ kind: 'Sum', value: quote, note: near(at) })),
    ],
  };
}
