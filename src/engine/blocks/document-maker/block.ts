import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { capital } from '../../fit/find-fields.ts';
import { emitGame, namesIn, saidIn } from '../../fit/game-fit.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import { singular } from '../../read/words.ts';

const kinds: readonly (readonly [id: string, title: string, asked: RegExp])[] = [
  ['invoice', 'Invoice generator', /invoice|\bbills?\b|receipt|quotation/],
  ['resume', 'Resume builder', /resum|résum|\bcvs?\b|curriculum vitae/],
  ['certificate', 'Certificate maker', /certificate|diploma|award/],
  ['letter', 'Letter writer', /cover letter|application letter|\bletters?\b/],
  ['contract', 'Contract maker', /contract|agreement|\blease\b|\bnda\b/],
  ['proposal', 'Proposal maker', /proposal/],
  ['poster', 'Poster maker', /poster|flyer|leaflet/],
  ['report', 'Report writer', /\breports?\b/],
];

const props = z.object({
  kinds: z.array(z.string()).optional(),
  own: z.object({ name: z.string(), sections: z.array(z.string()) }).optional(),
});

const intro =
  /\b(?:generat\w*|creat\w*|mak\w*|produc\w*|writ\w*|build\w*|draft\w*|prepar\w*)\s+(?:(?:an?|the|their|your|new|custom\w*|personali[sz]ed|professional|detailed|different|various|automatically)\s+)*/i;
const ends =
  /\s+(?:based|for|with|from|by|of|in|on|to|and|or|that|which|using|according|about|as|via|through)\b.*$/i;

/** The document that a wish names: “generate personalised travel plans for trips” is about a travel plan. */
function documentName(text: string): string | undefined {
  const found = intro.exec(text);
  if (found === null) return undefined;
  const words = text
    .slice(found.index + found[0].length)
    .replace(ends, '')
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .split(/\s+/)
    .slice(0, 4);
  const last = words.pop();
  if (last === undefined || last === '') return undefined;
  return capital([...words, singular(last)].join(' ').toLowerCase());
}

export const block = defineBlock<z.infer<typeof props>>({
  id: 'document-maker',
  title: 'Document maker',
  words: [
    'document generator',
    'document maker',
    'generate document',
    'create document',
    'document template',
    'document creation',
    'invoice generator',
    'invoice maker',
    'generate invoice',
    'create invoice',
    'make invoice',
    'print invoice',
    'receipt generator',
    'generate receipt',
    'quotation generator',
    'generate quotation',
    'resume builder',
    'resume maker',
    'resume generator',
    'create resume',
    'build resume',
    'generate resume',
    'edit resume',
    'cv builder',
    'cv maker',
    'cv generator',
    'create cv',
    'resume template',
    'certificate generator',
    'certificate maker',
    'generate certificate',
    'create certificate',
    'cover letter',
    'cover letter generator',
    'letter generator',
    'write letter',
    'generate letter',
    'contract generator',
    'generate contract',
    'create contract',
    'contract template',
    'proposal generator',
    'generate proposal',
    'create proposal',
    'poster maker',
    'poster generator',
    'create poster',
    'design poster',
    'flyer maker',
    'flyer generator',
    'generate travel plan',
    'generate lesson plan',
    'generate business plan',
    'business plan generator',
  ],
  size: 'app',
  props,
  example: { kinds: ['invoice', 'resume', 'certificate', 'contract'] },
  fit(need) {
    const wish = `${need.text} ${need.details.join(' ')}`.toLowerCase();
    const inWish = kinds.filter(([, , asked]) => asked.test(wish));
    const asked =
      inWish.length > 0 || need.text !== '' ? inWish : kinds.filter(([, , one]) => one.test(saidIn(need)));
    const [first] = asked;
    if (first !== undefined)
      return {
        title: asked.length === 1 ? first[1] : 'Documents',
        props: { kinds: asked.map(([id]) => id) },
      };
    const name = documentName(need.text);
    if (/\bdocuments?\b/.test(wish) || need.text === '') return { title: 'Documents', props: {} };
    if (name === undefined) return undefined;
    return { title: name, props: { kinds: [], own: { name, sections: namesIn(need).slice(0, 12) } } };
  },
  emit: emitGame('DocumentMaker', 'tools/document/document-maker.tsx', 'Documents'),
  prove({ kinds: only, own }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const has = (id: string) =>
      own === undefined && (only === undefined || only.length === 0 || only.includes(id));
    const choose = (value: string) =>
      only?.length === 1 ? [] : [{ do: 'fill', label: 'Kind of document', value } as const];
    const cases: ProofCase[] = [
      {
        name: 'A generated document is kept and can be opened again',
        steps: [
          open,
          { do: 'press', name: 'Generate' },
          { do: 'see', text: 'Saved documents (1)' },
          { do: 'reload' },
          { do: 'see', text: 'Saved documents (1)' },
          { do: 'press', name: 'Open', nth: -1 },
          { do: 'see', text: 'is open' },
        ],
      },
    ];
    if (has('invoice'))
      cases.push({
        name: 'The totals of an invoice follow its lines',
        steps: [
          open,
          ...choose('Invoice'),
          { do: 'fill', label: 'Quantity, row 1', value: '2' },
          { do: 'fill', label: 'Price, row 1', value: '100' },
          { do: 'fill', label: 'Tax (%)', value: '20' },
          { do: 'see', text: '$408.00' },
          { do: 'fill', label: 'Price, row 1', value: 'cheap' },
          { do: 'press', name: 'Generate' },
          { do: 'see', text: 'Line 1: enter numbers' },
        ],
      });
    if (has('contract') || own !== undefined)
      cases.push({
        name: 'The preview shows what is entered, in the chosen sections',
        steps: [
          open,
          ...(own === undefined ? choose('Contract') : []),
          { do: 'fill', label: 'Title', value: 'Harvest terms' },
          { do: 'see', text: 'Harvest terms' },
          { do: 'fill', label: 'New section', value: 'Appendix nine' },
          { do: 'press', name: 'Add section' },
          { do: 'count', selector: '[data-document] section[aria-label="Appendix nine"]', min: 1, max: 1 },
          { do: 'fill', label: 'Include Appendix nine', value: 'no' },
          { do: 'count', selector: '[data-document] section[aria-label="Appendix nine"]', max: 0 },
        ],
      });
    return cases;
  },
});
