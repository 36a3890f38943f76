import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { emitGame, namesIn, saidIn } from '../../fit/game-fit.ts';

const sportIds = ['football', 'basketball', 'hockey', 'american', 'rugby', 'handball'] as const;
const props = z.object({
  sport: z.enum(sportIds).optional(),
  teams: z.array(z.string()).min(2).max(16).optional(),
  seed: z.number().optional(),
});
type SportsProps = z.infer<typeof props>;

const meanings: readonly (readonly [RegExp, (typeof sportIds)[number], string])[] = [
  [/american football|\bnfl\b|touchdown/, 'american', 'American football'],
  [/basketball|\bnba\b/, 'basketball', 'Basketball'],
  [/hockey|\bnhl\b/, 'hockey', 'Hockey'],
  [/rugby/, 'rugby', 'Rugby'],
  [/handball/, 'handball', 'Handball'],
];

export const block = defineBlock<SportsProps>({
  id: 'sports-sim',
  title: 'Match simulation',
  words: [
    'match simulation',
    'match simulator',
    'simulate match',
    'simulate game result',
    'league simulation',
    'league simulator',
    'season simulation',
    'sport simulation',
    'sport simulator',
    'sport game',
    'football game',
    'football simulation',
    'football match simulation',
    'soccer game',
    'soccer simulation',
    'basketball game',
    'basketball simulation',
    'hockey game',
    'rugby game',
    'handball game',
    'football manager',
    'play match',
  ],
  size: 'app',
  props,
  example: { seed: 7 },
  fit(need) {
    const text = saidIn(need);
    const [, sport, name] = meanings.find(([pattern]) => pattern.test(text)) ?? [
      undefined,
      'football' as const,
      /soccer/.test(text) ? 'Soccer' : 'Football',
    ];
    const teams = namesIn(need, 4, 24).slice(0, 16);
    return { title: `${name} league`, props: { sport, ...(teams.length === 0 ? {} : { teams }) } };
  },
  emit: emitGame('SportsGame', 'games/sports-sim/sports-game.tsx', 'Match simulation'),
  prove(_props, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    return [
      {
        name: 'A match is played period by period',
        steps: [
          open,
          { do: 'press', name: 'Play next' },
          { do: 'see', text: 'After' },
          { do: 'count', selector: '[data-play]', min: 3 },
          { do: 'press', name: 'New match' },
          { do: 'see', text: 'Nothing has happened yet' },
        ],
      },
      {
        name: 'A simulated match counts for the league',
        steps: [
          open,
          { do: 'press', name: 'Simulate match' },
          { do: 'see', text: 'Final' },
          { do: 'press', name: 'League' },
          { do: 'count', selector: '[data-result]', min: 1, max: 1 },
          { do: 'reload' },
          { do: 'press', name: 'League' },
          { do: 'count', selector: '[data-result]', min: 1, max: 1 },
        ],
      },
    ];
  },
});
