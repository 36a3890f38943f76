import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { peopleIn } from '../../fit/domain-words.ts';
import { capital } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';

const member = z.object({ name: z.string(), role: z.enum(['Owner', 'Moderator', 'Member']) });
const team = z.object({ id: z.string(), name: z.string(), about: z.string(), members: z.array(member) });
const props = z.object({ one: z.string(), many: z.string(), teams: z.array(team) });

function sampleTeams(names: readonly string[], abouts: readonly string[], people: readonly string[]) {
  const [first = 'Nora Fields', second = 'Felix Brandt', third = 'Iris Tanaka'] = people;
  const members = [[first, second, third], [second, third], [third]];
  return names.map((name, index) => ({
    id: `team-${index + 1}`,
    name,
    about: abouts[index] ?? '',
    members: (members[index % 3] ?? []).map((person, place) => ({
      name: person,
      role: place === 0 ? ('Owner' as const) : place === 1 ? ('Moderator' as const) : ('Member' as const),
    })),
  }));
}

const usualNames: Readonly<Record<string, readonly string[]>> = {
  Team: ['River Foxes', 'Northside United', 'Weekend Crew'],
  Room: ['Lobby', 'Music lounge', 'Quiet corner'],
  Group: ['Early birds', 'Saturday group', 'Newcomers'],
  Club: ['Walking club', 'Reading club', 'Photo club'],
  Guild: ['Iron Ravens', 'Silver Oaks', 'Moon Harbour'],
};

const abouts = [
  'Everybody who starts out is welcome here.',
  'We meet on Saturdays.',
  'For people who live nearby.',
  'Open to all.',
];

/** Rooms, teams and groups that people start, join and leave. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'teams',
  title: 'Teams',
  words: [
    'create team',
    'join team',
    'form team',
    'team up',
    'manage team',
    'team formation',
    'team registration',
    'create room',
    'join room',
    'create group',
    'join group',
    'user group',
    'interest group',
    'study group',
    'create club',
    'join club',
    'group management',
    'create meeting room',
    'leave group',
    'guild',
  ],
  size: 'page',
  props,
  example: {
    one: 'Team',
    many: 'Teams',
    teams: sampleTeams(['River rowers', 'Night readers'], ['Rows on Saturdays.', 'A book a month.'], []),
  },
  fit(need) {
    // A group that talks is a chat.
    if (/group chat|chat group/i.test(need.text)) return undefined;
    const [one = 'Team'] = /room|group|club|guild/i.exec(need.text) ?? [];
    const word = capital(one.toLowerCase());
    const named = need.details.filter((detail) => detail.length < 30).map(capital);
    const names = named.length > 1 ? [...new Set(named)].slice(0, 4) : (usualNames[word] ?? []);
    return {
      title: `${word}s`,
      props: { one: word, many: `${word}s`, teams: sampleTeams(names, abouts, peopleIn(need, 3)) },
    };
  },
  emit: ({ one, many, teams }, _section, { file }) => ({
    tag: file.use('Teams', 'interaction/teams/teams.tsx'),
    props: { one, many, teams },
  }),
  prove({ one, teams: [first] }, _section, { page }) {
    const word = inText(one);
    const open = { do: 'open', path: page.path } as const;
    return [
      ...(first === undefined
        ? []
        : [
            {
              name: `Joining a ${word} adds me to its members, leaving takes me out`,
              steps: [
                open,
                { do: 'press', name: `Join ${first.name}` },
                { do: 'see', text: '(you)' },
                { do: 'reload' },
                { do: 'press', name: `Leave ${first.name}` },
                { do: 'see-not', text: '(you)' },
              ],
            } as const,
          ]),
      {
        name: `A new ${word} has me as its owner`,
        steps: [
          open,
          { do: 'press', name: `Create ${word}` },
          { do: 'fill', label: `Name of the ${word}`, value: 'Quartz hunters' },
          { do: 'press', name: `Create ${word} now` },
          { do: 'see', text: 'Quartz hunters' },
          { do: 'count', selector: '[aria-label="Delete Quartz hunters"]', min: 1 },
        ],
      },
    ];
  },
});
