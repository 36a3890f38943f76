import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, saidIn } from '../../fit/game-fit.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const kinds: readonly (readonly [id: string, title: string, asked: RegExp])[] = [
  [
    'password',
    'Password generator',
    /password gener|generate (?:\w+ ){0,3}passwords?|random password|passphrase|password maker/,
  ],
  [
    'strength',
    'Password strength checker',
    /password (?:strength|check|meter|test)|strength (?:of|check|meter)|check (?:\w+ )?passwords?/,
  ],
  ['number', 'Random number generator', /random numbers?|number generator|lottery numbers?|lotto/],
  [
    'winner',
    'Random picker',
    /winner|raffle|random (?:name )?(?:picker|selector|choice|person|student)|name picker|lucky draw|draw (?:a )?name|decision maker/,
  ],
  [
    'teams',
    'Team generator',
    /team (?:gener|maker|picker|split)|random teams?|group (?:gener|maker)|divide .{0,20}(?:teams|groups)/,
  ],
  ['username', 'Username generator', /user ?names?/],
  ['business', 'Business name generator', /(?:business|company|startup|brand|domain|product) names?/],
  ['character', 'Character name generator', /(?:fantasy|character|hero|elf|dwarf|superhero) names?/],
  ['name', 'Name generator', /(?:random|baby|pet|fake|person) names?|name generator/],
  ['palette', 'Colour palette generator', /palette|colou?r scheme|colou?r generator|random colou?r/],
  ['uuid', 'UUID generator', /uuid|guid|unique id/],
  ['lorem', 'Filler text generator', /lorem|filler text|placeholder text|dummy text/],
  ['quote', 'Quote generator', /quotes?\b/],
];

const props = z.object({ only: z.array(z.string()).optional() });

export const block = defineBlock<z.infer<typeof props>>({
  id: 'generator',
  title: 'Random generators',
  words: [
    'password generator',
    'generate password',
    'generate random password',
    'generate strong password',
    'generate secure password',
    'random password',
    'password maker',
    'password strength',
    'password strength checker',
    'password strength meter',
    'password checker',
    'check password strength',
    'random number',
    'random number generator',
    'generate random number',
    'number generator',
    'lottery number',
    'random picker',
    'random name picker',
    'name picker',
    'winner picker',
    'pick winner',
    'raffle',
    'raffle picker',
    'lucky draw',
    'random selector',
    'decision maker',
    'team generator',
    'random team',
    'random team generator',
    'group generator',
    'name generator',
    'random name generator',
    'generate name',
    'generate random name',
    'username generator',
    'business name generator',
    'company name generator',
    'fantasy name generator',
    'character name generator',
    'baby name generator',
    'uuid generator',
    'generate uuid',
    'guid generator',
    'lorem ipsum',
    'lorem ipsum generator',
    'placeholder text generator',
    'filler text',
    'color palette generator',
    'palette generator',
    'generate palette',
    'color scheme generator',
    'random color generator',
    'color generator',
    'quote generator',
    'random quote',
    'random quote generator',
    'random generator',
    'randomizer',
  ],
  size: 'app',
  props,
  example: {},
  fit(need) {
    const text = saidIn(need);
    const asked = kinds.filter(([, , pattern]) => pattern.test(text));
    const [first] = asked;
    if (first === undefined) return { title: 'Random generator', props: {} };
    return { title: first[1], props: { only: asked.map(([id]) => id) } };
  },
  emit: emitGame('Generator', 'tools/generator/generator.tsx', 'Random generator'),
  prove({ only }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const has = (id: string) => only === undefined || only.length === 0 || only.includes(id);
    const choose = (name: string) => (only?.length === 1 ? [] : [{ do: 'press', name } as const]);
    const cases: ProofCase[] = [];
    if (has('password'))
      cases.push({
        name: 'A password of the chosen kind is generated with its strength, and kept',
        steps: [
          open,
          ...choose('Password'),
          { do: 'fill', label: 'Symbols', value: 'no' },
          { do: 'press', name: 'Generate password' },
          { do: 'see', text: '16 characters' },
          { do: 'see', text: 'Strength: Very strong' },
          { do: 'remember', selector: '[data-generated]' },
          { do: 'press', name: 'Generate password' },
          { do: 'changed', selector: '[data-generated]' },
          { do: 'reload' },
          { do: 'see', text: 'History (2)' },
        ],
      });
    if (has('number'))
      cases.push({
        name: 'Random numbers keep to their limits',
        steps: [
          open,
          ...choose('Random number'),
          { do: 'fill', label: 'Smallest', value: '7' },
          { do: 'fill', label: 'Largest', value: '9' },
          { do: 'fill', label: 'How many', value: '3' },
          { do: 'press', name: 'Generate' },
          { do: 'count', selector: '[data-generated]', min: 3, max: 3 },
          { do: 'fill', label: 'How many', value: '4' },
          { do: 'press', name: 'Generate' },
          { do: 'see', text: 'There are not so many different numbers' },
        ],
      });
    if (has('winner'))
      cases.push({
        name: 'A winner is picked from the names',
        steps: [
          open,
          ...choose('Winner'),
          { do: 'fill', label: 'Names', value: 'Solange' },
          { do: 'press', name: 'Pick a winner' },
          { do: 'count', selector: '[data-generated]', min: 1, max: 1 },
          { do: 'see', text: 'Winner: Solange' },
        ],
      });
    if (cases.length > 0) return cases;
    return has('strength')
      ? [
          {
            name: 'The strength of a password is shown',
            steps: [
              open,
              ...choose('Password strength'),
              { do: 'fill', label: 'Password to check', value: 'password1' },
              { do: 'see', text: 'Very weak' },
            ],
          },
        ]
      : [
          {
            name: 'Generating shows results and keeps them',
            steps: [
              open,
              { do: 'press-at', selector: 'section button.bg-primary:not([aria-pressed])' },
              { do: 'count', selector: '[data-generated]', min: 1 },
              { do: 'see', text: 'History (1)' },
            ],
          },
        ];
  },
});
