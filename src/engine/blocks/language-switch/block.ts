import { z } from 'zod';
import { defineBlock } from '../../block.ts';

const code = z.enum(['en', 'es', 'fr', 'de', 'zh']);
const props = z.object({ codes: z.array(code).min(2) });
type LanguageCode = z.infer<typeof code>;

const names: readonly (readonly [LanguageCode, RegExp, string, string])[] = [
  ['en', /english/i, 'English', 'Welcome'],
  ['es', /spanish|español/i, 'Español', 'Bienvenido'],
  ['fr', /french|français/i, 'Français', 'Bienvenue'],
  ['de', /german|deutsch/i, 'Deutsch', 'Willkommen'],
  ['zh', /chinese|mandarin|中文/i, '中文', '欢迎'],
];

/** A welcome in several languages. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'language-switch',
  title: 'Choice of language',
  words: [
    'multiple language',
    'multi-language',
    'multi-language support',
    'multilingual',
    'multilingual support',
    'bilingual',
    'switch language',
    'switch between language',
    'language switch',
    'language switching',
    'language switcher',
    'change language',
    'choose language',
    'select language',
    'language selection',
    'language option',
    'support language',
    'different language',
    'chinese and english',
  ],
  size: 'page',
  props,
  example: { codes: ['en', 'es', 'fr', 'de', 'zh'] },
  fit({ text, details }) {
    const asked = `${text} ${details.join(' ')}`;
    if (/programming language|language (?:learn|course|teach|exchange|model)/i.test(asked)) return undefined;
    const named = names.filter(([, pattern]) => pattern.test(asked)).map(([one]) => one);
    const codes = [...new Set<LanguageCode>(['en', ...named])];
    return {
      title: 'Language',
      props: { codes: codes.length > 1 ? codes : names.map(([one]) => one) },
    };
  },
  emit: ({ codes }, _section, { file }) => ({
    tag: file.use('LanguageSwitch', 'interaction/language-switch/language-switch.tsx'),
    props: { codes },
  }),
  prove({ codes }, _section, { page }) {
    const other = names.find(([one]) => one !== 'en' && codes.includes(one));
    if (other === undefined) return [];
    const [, , name, welcome] = other;
    return [
      {
        name: 'Another language is shown and remembered',
        steps: [
          { do: 'open', path: page.path },
          { do: 'press', name },
          { do: 'see', text: welcome },
          { do: 'reload' },
          { do: 'see', text: welcome },
          { do: 'press', name: 'English' },
          { do: 'see', text: 'How it works' },
        ],
      },
    ];
  },
});
