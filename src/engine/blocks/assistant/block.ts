import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { hasRoomFor } from '../../fit/domain-words.ts';
import { entityOf, sampleTitle } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entities: z.array(z.string()), answers: z.string().optional() });

const fixedAnswers = [
  ['When are you open?', 'Monday to Friday from 9 to 18, Saturday from 10 to 14.'],
  ['How long does delivery take?', 'Two to four working days.'],
  ['Can I return something?', 'Yes, within 30 days and unused.'],
  ['How can I pay?', 'By card, bank transfer or cash.'],
  ['How can I reach you?', 'Write to us at any time; we answer within one working day.'],
  ['Where is my data kept?', 'Everything you enter stays in your browser.'],
] as const;

const commonAnswers: EntitySpec = {
  name: 'commonAnswers',
  one: 'Common question',
  many: 'Common questions',
  title: 'question',
  fields: [
    { name: 'question', label: 'Question', kind: 'text', required: true },
    { name: 'answer', label: 'Answer', kind: 'long-text', required: true },
  ],
  samples: fixedAnswers.map(([question, answer]) => ({ question, answer })),
};

/** Answers from the app's own records, by rules. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'assistant',
  title: 'Assistant',
  words: [
    'chatbot',
    'chat bot',
    'virtual assistant',
    'smart assistant',
    'ai assistant',
    'ai assistance',
    'virtual assistance',
    'intelligent assistant',
    'question answering',
    'intelligent question',
    'automatic reply',
    'automatic response',
    'automated response',
    'intelligent customer service',
    'ai customer service',
    'ai chat',
    'ai conversation',
    'ai-powered conversation',
    'conversation with ai',
    'voice assistant',
  ],
  size: 'page',
  props,
  example: { entities: ['things'], answers: 'commonAnswers' },
  fit(need) {
    const { entity, entities } = need;
    const useful = entities.filter(({ samples, name }) => samples.length > 0 && name !== commonAnswers.name);
    const ordered =
      entity === undefined ? useful : [entity, ...useful.filter(({ name }) => name !== entity.name)];
    const names = ordered.slice(0, 5).map(({ name }) => name);
    if (!hasRoomFor(need, 1) && !entities.some(({ name }) => name === commonAnswers.name))
      return names.length === 0 ? undefined : { title: 'Assistant', props: { entities: names } };
    return {
      title: 'Assistant',
      props: { entities: names, answers: commonAnswers.name },
      entities: [commonAnswers],
    };
  },
  emit: ({ entities, answers }, _section, { file, ...context }) => ({
    tag: file.use('Assistant', 'interaction/assistant/assistant.tsx'),
    props: {
      entities: entities.map((name) => new Code(context.entity(name))),
      answers: answers === undefined ? undefined : new Code(context.entity(answers)),
    },
  }),
  prove({ entities: [name = ''], answers }, _section, { spec, page }) {
    const open = { do: 'open', path: page.path } as const;
    const taught =
      answers === undefined
        ? []
        : [
            {
              name: 'An answer that was taught is given',
              steps: [
                open,
                { do: 'press', name: 'Teach an answer' },
                { do: 'fill', label: 'Question', value: 'Do you sell quartz?' },
                { do: 'fill', label: 'Answer', value: 'Only on the first Monday of the month.' },
                { do: 'press', name: 'Save answer' },
                { do: 'fill', label: 'Your question', value: 'quartz' },
                { do: 'press', name: 'Ask', nth: -1 },
                { do: 'see', text: 'Only on the first Monday of the month.' },
              ],
            } as const,
          ];
    const entity = entityOf(spec, name);
    const title = entity === undefined ? undefined : sampleTitle(entity);
    if (entity === undefined || title === undefined || entity.samples.length < 2) return taught;
    const many = inText(entity.many);
    return [
      ...taught,
      {
        name: 'A suggested question and one of my own are answered from the records',
        steps: [
          open,
          { do: 'see', text: 'There is no language model behind it.' },
          { do: 'press', name: `How many ${many} are there?` },
          { do: 'see', text: `There are ${entity.samples.length} ${many}` },
          { do: 'fill', label: 'Your question', value: `Tell me about ${title}` },
          { do: 'press', name: 'Ask', nth: -1 },
          { do: 'see', text: `${title} (` },
          { do: 'reload' },
          { do: 'see', text: `Tell me about ${title}` },
        ],
      },
    ];
  },
});
