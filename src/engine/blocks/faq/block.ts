import { z } from 'zod';
import { type BlockNeed, defineBlock } from '../../block.ts';
import { capital, subjectEntity } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';

const item = z.object({ question: z.string(), answer: z.string() });
const props = z.object({ items: z.array(item).min(1).max(30) });
type FaqProps = z.infer<typeof props>;

function questionsFor(need: BlockNeed): FaqProps['items'] {
  const entity = subjectEntity(need);
  const many = entity === undefined ? undefined : inText(entity.many);
  const about = need.details.slice(0, 4).map((detail) => ({
    question: `What should I know about ${detail.toLowerCase()}?`,
    answer: `${capital(detail)} is part of this app. Open it from the menu; every page says at the top what it is for.`,
  }));
  const own =
    many === undefined || entity === undefined
      ? []
      : [
          {
            question: `How do I find ${many}?`,
            answer: `Open ${entity.many} in the menu and type into the search field. Filters and the order narrow the list further.`,
          },
          {
            question: `Can I see everything about one ${inText(entity.one)}?`,
            answer: `Press its name in any list: its own page opens with all that is known about it.`,
          },
        ];
  return [
    ...about,
    ...own,
    {
      question: 'Where is what I enter kept?',
      answer: 'In this browser on this device. It is there again at your next visit, also without a network.',
    },
    {
      question: 'Can I take something back?',
      answer: 'Yes. After every change a note appears for a few seconds with a button to undo it.',
    },
    {
      question: 'Does it work on a phone?',
      answer: 'Yes. Every page fits a small screen, and the menu is behind the button at the top right.',
    },
  ];
}

/** Questions and answers. */
export const block = defineBlock<FaqProps>({
  id: 'faq',
  title: 'Questions and answers',
  words: [
    'faq',
    'frequently asked question',
    'common question',
    'question and answer section',
    'help center',
    'help page',
    'help section',
    'help document',
    'user guide',
    'knowledge base',
    'usage guide',
    'operation guide',
    'instruction for use',
    'how to use',
    'game rule',
    'gameplay explanation',
    'support page',
  ],
  size: 'page',
  props,
  example: {
    items: [
      { question: 'How long does delivery take?', answer: 'Between three and five working days.' },
      { question: 'Can I return a piece?', answer: 'Yes, within thirty days and at no cost.' },
      { question: 'Do you repair furniture?', answer: 'We repair everything that we have made.' },
    ],
  },
  fit: (need) => ({
    title: /\b(?:help|guide|support)\b/i.test(need.text) ? 'Help' : 'FAQ',
    props: { items: questionsFor(need) },
  }),
  emit: ({ items }, section, { file, page }) => ({
    tag: file.use('Faq', 'content/faq.tsx'),
    props: {
      title:
        section.title !== undefined && section.title !== page.title
          ? section.title
          : 'Frequently asked questions',
      items,
    },
  }),
  prove({ items }, _section, { page }) {
    const [first] = items;
    if (first === undefined) return [];
    return [
      {
        name: 'A question opens to its answer, and questions are searched',
        steps: [
          { do: 'open', path: page.path },
          { do: 'count', selector: '[data-question]', min: items.length },
          { do: 'press', name: first.question },
          { do: 'see', text: first.answer },
          { do: 'fill', label: 'Search questions', value: first.answer },
          { do: 'count', selector: '[data-question]', min: 1, max: Math.max(1, items.length - 1) },
        ],
      },
    ];
  },
});
