import type { Part, Row } from '../../agent-desk/parts.ts';
import type { Examination } from './examine.ts';

const shownRows = 14;
const kinds = {
  missing: 'No antecedent',
  ambiguous: 'Antecedent unclear',
  narrower: 'More than was introduced',
} as const;

export function shorten(text: string, longest = 160): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length <= longest ? flat : `${flat.slice(0, flat.lastIndexOf(' ', longest))} …`;
}

export function elementTable({ charted }: Examination): Part {
  return {
    kind: 'table',
    title: `Claim ${charted.number}, element by element`,
    columns: [
      { key: 'label', label: 'Part', as: 'text' },
      { key: 'text', label: 'Text', as: 'text' },
      { key: 'narrowed', label: 'Narrowed by', as: 'text' },
    ],
    rows: [
      { label: 'Preamble', text: charted.preamble, narrowed: null },
      {
        label: 'Transition',
        text: charted.transition === '' ? 'none found' : charted.transition,
        narrowed: opennessText(charted.openness),
      },
      ...charted.elements.map(({ label, text, parts }) => ({
        label: `(${label})`,
        text: parts
          .reduce((rest, part) => rest.replace(part, ''), text)
          .replace(/[\s,]+$/, '')
          .replace(/,(?:\s*(?:and)?\s*,)+/g, ','),
        narrowed: parts.length === 0 ? null : parts.join(' · '),
      })),
    ],
  };
}

export function opennessText(openness: string): string {
  if (openness === 'open') return 'open: more may be there';
  if (openness === 'closed') return 'closed: nothing else may be there';
  if (openness === 'partly open') return 'partly open: nothing that changes it materially';
  return 'open or closed depends on the description';
}

/** Everything to be put right in the wording, one row each. */
export function wordingRows({ antecedents, flags }: Examination): Row[] {
  return [
    ...antecedents.map(({ claim, words, kind, candidates }) => ({
      claim,
      kind: kinds[kind],
      words: `“${words}”`,
      advice:
        kind === 'missing'
          ? 'Introduce it with “a” before (2173.05(e)).'
          : `Earlier there is ${candidates.map((one) => `“${one}”`).join(' and ')}: use the same words.`,
    })),
    ...flags.map(({ claim, kind, words, advice }) => ({ claim, kind, words: `“${words}”`, advice })),
  ].toSorted((one, other) => one.claim - other.claim);
}

export function wordingTable(rows: readonly Row[]): Part[] {
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Wording that will be questioned',
      columns: [
        { key: 'claim', label: 'Claim', as: 'text' },
        { key: 'kind', label: 'Kind', as: 'text' },
        { key: 'words', label: 'Words', as: 'text' },
        { key: 'advice', label: 'What to do', as: 'text' },
      ],
      rows: rows.slice(0, shownRows),
      ...(rows.length > shownRows
        ? { note: `${shownRows} of ${rows.length}; the workbook has all of them.` }
        : {}),
    },
  ];
}

export function chartTable({ chart, charted, references }: Examination): Part[] {
  if (references.length === 0) return [];
  return [
    {
      kind: 'table',
      title: `Claim ${charted.number} against ${references.length === 1 ? 'one reference' : `${references.length} references`}`,
      columns: [
        { key: 'element', label: 'Element', as: 'text' },
        ...references.map(({ name }, at) => ({
          key: `ref${at}`,
          label: shorten(name, 40),
          as: 'text' as const,
        })),
      ],
      rows: charted.elements.map(({ label, text }, row) => ({
        element: `(${label}) ${shorten(text, 110)}`,
        ...Object.fromEntries(
          (chart[row] ?? []).map(({ passage, covered }, at) => [
            `ref${at}`,
            passage === '' ? 'no shared words' : `${Math.round(covered)} %: “${shorten(passage, 150)}”`,
          ]),
        ),
      })),
      note: 'The figure is the share of the element’s words, rare ones weighing more, that stand in the quoted passage. It finds the place to read and says nothing on novelty.',
    },
  ];
}

export function coverageChart({ chart, charted, references }: Examination): Part[] {
  if (references.length === 0) return [];
  return [
    {
      kind: 'chart',
      title: 'Words of each element found in one passage',
      chart: 'bar',
      category: { key: 'element', label: 'Element' },
      series: references.map(({ name }, at) => ({ key: `ref${at}`, label: shorten(name, 30) })),
      rows: charted.elements.map(({ label }, row) => ({
        element: `(${label})`,
        ...Object.fromEntries((chart[row] ?? []).map(({ covered }, at) => [`ref${at}`, covered])),
      })),
      as: 'percent',
    },
  ];
}

export function classTable({ classes }: Examination): Part[] {
  if (classes.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Subclasses to search, by shared words',
      columns: [
        { key: 'code', label: 'CPC', as: 'text' },
        { key: 'name', label: 'What it holds', as: 'text' },
        { key: 'because', label: 'Because of', as: 'text' },
        { key: 'score', label: 'Score', as: 'number' },
      ],
      rows: classes.map(({ code, name, because, score }) => ({
        code,
        name,
        because: because.join(', '),
        score,
      })),
      note: 'The names are in our words. Open each in the scheme and go down to its groups before you search by it.',
    },
  ];
}

export function queryTable({ queries }: Examination): Part {
  return {
    kind: 'table',
    title: 'Queries to begin with',
    columns: [
      { key: 'database', label: 'Database', as: 'text' },
      { key: 'aim', label: 'Aim', as: 'text' },
      { key: 'text', label: 'Query', as: 'text' },
    ],
    rows: queries.map(({ database, aim, text }) => ({ database, aim, text })),
    note: 'Strike out synonyms that mean something else in your field. Databases change their syntax; compare with their help when one refuses a query.',
  };
}
