import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { amountFields, entityOf, hasField, subjectEntity, withField } from '../../fit/find-fields.ts';
import { date, number, text } from '../../knowledge/thing.ts';
import { fillSteps, unusualTitle } from '../../proof/fill-form.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({
  entity: z.string(),
  score: z.string(),
  /** Set when visitors may add entries: what the button says. */
  addLabel: z.string().optional(),
});
type LeaderboardProps = z.infer<typeof props>;

const scores: EntitySpec = {
  name: 'scores',
  one: 'Score',
  many: 'Scores',
  title: 'player',
  fields: [
    text('player', 'Player', { required: true }),
    number('score', 'Score', { required: true, min: 0 }),
    date('date', 'Date'),
  ],
  samples: [
    { player: 'Maya Torres', score: 2480, date: '-1' },
    { player: 'Daniel Okafor', score: 2310, date: '-3' },
    { player: 'Hana Sato', score: 1990, date: '-2' },
    { player: 'Lucas Moreau', score: 1740, date: '-6' },
    { player: 'Aisha Khan', score: 1525, date: '-4' },
    { player: 'Tom Becker', score: 1180, date: '-9' },
  ],
};

const ranked = /score|point|win|rank|like|vote|view|sale|follower|rating|goal|step|distance|donation|amount/i;
const ranking = /player|user|member|student|team|participant|athlete|contestant|employee/i;

/** Records by a number, the highest first. */
export const block = defineBlock<LeaderboardProps>({
  id: 'leaderboard',
  title: 'Leaderboard',
  words: [
    'leaderboard',
    'leader board',
    'ranking',
    'ranking list',
    'ranking board',
    'score board',
    'scoreboard',
    'high score',
    'top player',
    'top score',
    'best score',
    'score ranking',
    'point ranking',
    'hall of fame',
    'rank player',
    'rank user',
    'popularity ranking',
    'standing',
    'league table',
    'top chart',
    'hot list',
  ],
  size: 'page',
  props,
  example: { entity: 'things', score: 'amount', addLabel: 'Add entry' },
  fit(need) {
    const named = need.entities.find((one) => ranking.test(one.name) && amountFields(one).length > 0);
    const entity = need.entity ?? named ?? subjectEntity(need);
    const about = ranking.test(need.text) || /game|score|point/i.test(`${need.text} ${need.subject}`);
    const field =
      entity === undefined
        ? undefined
        : (entity.fields.find(
            ({ kind, name }) => ['number', 'money', 'rating'].includes(kind) && ranked.test(name),
          ) ?? amountFields(entity)[0]);
    if (entity === undefined || (field === undefined && about))
      return {
        title: 'Leaderboard',
        props: { entity: scores.name, score: 'score', addLabel: 'Add score' },
        entities: [scores],
      };
    const title = /\brank/i.test(need.text) ? 'Ranking' : 'Leaderboard';
    if (field !== undefined) return { title, props: { entity: entity.name, score: field.name } };
    const points = number('points', 'Points', { min: 0, start: 0 });
    return {
      title,
      props: { entity: entity.name, score: points.name },
      entities: [withField(entity, points, (index) => 950 - index * 115)],
    };
  },
  emit: ({ entity, score, addLabel }, _section, { file, ...context }) => ({
    tag: file.use('Leaderboard', 'views/leaderboard.tsx'),
    props: { entity: new Code(context.entity(entity)), score, addLabel },
  }),
  prove({ entity: name, score, addLabel }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined || !hasField(entity, score)) return [];
    const best = entity.samples.toSorted((a, b) => Number(b[score] ?? 0) - Number(a[score] ?? 0))[0];
    const leader = best?.[entity.title];
    const open = { do: 'open', path: page.path } as const;
    const cases: ProofCase[] = [
      {
        name: 'The one with the highest number leads',
        steps: [
          open,
          { do: 'see', text: typeof leader === 'string' ? `Leader: ${leader}` : 'Leader' },
          { do: 'count', selector: '[data-record]', min: entity.samples.length },
        ],
      },
    ];
    const field = entity.fields.find((one) => one.name === score);
    const titled = entity.fields.find((one) => one.name === entity.title)?.kind === 'text';
    if (addLabel !== undefined && titled && field !== undefined && field.max === undefined)
      cases.push({
        name: `“${addLabel}” with a higher number takes the lead`,
        steps: [
          open,
          { do: 'press', name: addLabel },
          ...fillSteps(entity.fields, spec),
          { do: 'fill', label: field.label, value: '987654' },
          { do: 'press', name: addLabel, nth: -1 },
          { do: 'see', text: `Leader: ${unusualTitle}` },
          { do: 'reload' },
          { do: 'see', text: `Leader: ${unusualTitle}` },
        ],
      });
    return cases;
  },
});
