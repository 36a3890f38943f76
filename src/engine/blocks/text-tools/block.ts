import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const tools: readonly (readonly [id: string, title: string, asked: RegExp])[] = [
  [
    'count',
    'Word counter',
    /word count|character count|count (?:the )?(?:words?|characters?|letters?)|reading time|counter|text analy/,
  ],
  ['case', 'Case converter', /\bcase\b|uppercase|lowercase|capitali[sz]|slug/],
  ['replace', 'Find and replace', /replace/],
  ['lines', 'Line tools', /sort lines?|duplicate|remove lines?|line sort|sort text/],
  ['compare', 'Text comparison', /compar|\bdiff\b|difference/],
  [
    'code',
    'Encoder and decoder',
    /morse|caesar|cipher|encod|decod|encrypt|decrypt|base64|revers|binary text/,
  ],
];

const props = z.object({ only: z.array(z.string()).optional() });

export const block = defineBlock<z.infer<typeof props>>({
  id: 'text-tools',
  title: 'Text tools',
  words: [
    'word counter',
    'word count',
    'count word',
    'character counter',
    'count character',
    'letter counter',
    'reading time',
    'text tool',
    'text utility',
    'text analyzer',
    'text analysis tool',
    'text converter',
    'text transformation',
    'text manipulation',
    'change case',
    'case converter',
    'convert case',
    'text case',
    'uppercase lowercase',
    'find replace',
    'find replace text',
    'sort line',
    'remove duplicate line',
    'duplicate line remover',
    'compare text',
    'text comparison',
    'text compare',
    'text diff',
    'diff checker',
    'diff tool',
    'diff viewer',
    'slug generator',
    'reverse text',
    'text reverser',
    'morse code',
    'morse code translator',
    'caesar cipher',
    'cipher tool',
    'encode decode',
    'encoder decoder',
    'base64 encoder',
    'base64 encode',
    'url encoder',
    'url encode',
    'encrypt text',
    'decrypt text',
    'text encryption',
    'text encoder',
  ],
  size: 'app',
  props,
  example: {},
  fit(need) {
    const text = saidIn(need);
    const asked = tools.filter(([, , pattern]) => pattern.test(text));
    const [first] = asked;
    if (first === undefined || asked.length === tools.length) return { title: 'Text tools', props: {} };
    return {
      title: asked.length > 1 ? 'Text tools' : /morse/.test(text) ? 'Morse code translator' : first[1],
      props: { only: asked.map(([id]) => id) },
    };
  },
  emit: emitGame('TextTools', 'tools/text/text-tools.tsx', 'Text tools'),
  prove({ only }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const has = (id: string) => only === undefined || only.length === 0 || only.includes(id);
    const choose = (name: string) => (only?.length === 1 ? [] : [{ do: 'press', name } as const]);
    const fill = (value: string) => ({ do: 'fill', label: 'Text', value }) as const;
    const cases: ProofCase[] = [
      {
        name: 'The text is kept',
        steps: [open, fill('Nine brown foxes'), { do: 'reload' }, { do: 'see', text: 'Nine brown foxes' }],
      },
    ];
    if (has('count'))
      cases.push({
        name: 'Words and characters are counted',
        steps: [
          open,
          ...choose('Count'),
          fill('Four words stand here.'),
          { do: 'see', text: 'Words 4' },
          { do: 'see', text: 'Characters 22' },
        ],
      });
    if (has('case'))
      cases.push({
        name: 'The case changes',
        steps: [
          open,
          ...choose('Change case'),
          fill('big news'),
          { do: 'press', name: 'Title Case' },
          { do: 'see', text: 'Big News' },
        ],
      });
    if (has('code'))
      cases.push({
        name: 'Texts are encoded and decoded',
        steps: [
          open,
          ...choose('Encode and decode'),
          fill('sos'),
          { do: 'press', name: 'Encode' },
          { do: 'see', text: '... --- ...' },
          { do: 'fill', label: 'Code', value: 'Base64' },
          { do: 'press', name: 'Encode' },
          { do: 'see', text: 'c29z' },
        ],
      });
    return cases;
  },
});
