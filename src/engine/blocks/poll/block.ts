import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { peopleIn, sampleNames, titlesOf, topicOf } from '../../fit/domain-words.ts';
import { capital } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';

const option = z.object({ text: z.string(), votes: z.number() });
const props = z.object({
  polls: z.array(
    z.object({ id: z.string(), question: z.string(), options: z.array(option).min(2), by: z.string() }),
  ),
});

function poll(id: number, question: string, texts: readonly string[]) {
  const options = texts.map((text, index) => ({ text, votes: [7, 11, 4, 6, 3, 2][index % 6] ?? 0 }));
  return { id: `poll-${id}`, question, options, by: sampleNames[id % sampleNames.length] ?? 'Nora Fields' };
}

const frequency = ['Every day', 'Once a week', 'Once a month', 'Hardly ever'];

/** Votes with results. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'poll',
  title: 'Poll',
  words: [
    'poll',
    'voting',
    'online voting',
    'voting system',
    'voting activity',
    'cast vote',
    'vote for',
    'conduct vote',
    'participate in vote',
    'participate in voting',
    'create vote',
    'create poll',
    'opinion poll',
    'voting result',
    'vote result',
    'voting app',
    'user to vote',
    'voting function',
    'initiate vote',
    'ballot',
  ],
  size: 'app',
  shares: [
    { name: 'poll-list', label: 'Polls' },
    { name: 'poll-votes', label: 'Votes' },
  ],
  props,
  example: {
    polls: [
      poll(1, 'Which day suits you best?', ['Monday', 'Wednesday', 'Saturday']),
      poll(2, 'How often do you visit us?', frequency),
    ],
  },
  fit(need) {
    if (/proxy voting|voting (?:reports?|standards?|criteria)/i.test(need.text)) return undefined;
    const topic = topicOf(need, '');
    const entity = need.entity ?? need.entities[0];
    const named = need.details.filter((detail) => detail.length < 40).map(capital);
    const titles = named.length > 1 ? named : titlesOf(entity, 4);
    const first =
      titles.length > 1
        ? poll(
            1,
            entity === undefined || named.length > 1
              ? 'Which one do you prefer?'
              : `Which ${inText(entity.one)} do you prefer?`,
            [...new Set(titles)].slice(0, 6),
          )
        : topic === ''
          ? poll(1, 'Who should speak for us this year?', peopleIn(need, 4))
          : poll(1, `What matters most to you about ${topic}?`, ['Quality', 'Price', 'Service', 'Speed']);
    const second =
      topic === ''
        ? poll(2, 'Which day suits you for the next meeting?', ['Monday', 'Wednesday', 'Saturday'])
        : poll(2, `How often do you take time for ${topic}?`, frequency);
    return {
      title: /\bpolls?\b/i.test(need.subject) ? 'Polls' : 'Voting',
      props: { polls: [first, second].filter(({ options }) => options.length > 1) },
    };
  },
  emit: ({ polls }, _section, { file }) => ({
    tag: file.use('Polls', 'interaction/poll/polls.tsx'),
    props: { polls },
  }),
  prove({ polls: [first] }, _section, { page }) {
    const open = { do: 'open', path: page.path } as const;
    const [one, two] = first?.options ?? [];
    if (first === undefined || one === undefined || two === undefined) return [];
    const legend = `Your vote: ${first.question}`;
    return [
      {
        name: 'A vote is counted once, kept, and can be changed',
        steps: [
          open,
          { do: 'fill', label: legend, value: one.text },
          { do: 'press', name: 'Vote' },
          { do: 'see', text: `${one.text} · ${one.votes + 1} vote` },
          { do: 'reload' },
          { do: 'see', text: `You voted for ${one.text}` },
          { do: 'press', name: 'Change vote' },
          { do: 'fill', label: legend, value: two.text },
          { do: 'press', name: 'Vote' },
          { do: 'see', text: `${two.text} · ${two.votes + 1} vote` },
        ],
      },
      {
        name: 'A new poll can be voted on',
        steps: [
          open,
          { do: 'press', name: 'New poll' },
          { do: 'fill', label: 'Question', value: 'Where shall we meet?' },
          { do: 'fill', label: 'Options, one on each line', value: 'Library\nHarbour' },
          { do: 'press', name: 'Create poll' },
          { do: 'fill', label: 'Your vote: Where shall we meet?', value: 'Harbour' },
          { do: 'press', name: 'Vote' },
          { do: 'see', text: 'You voted for Harbour' },
        ],
      },
    ];
  },
});
