import { z } from 'zod';
import { type BlockNeed, defineBlock } from '../../block.ts';
import { capital } from '../../fit/find-fields.ts';

const props = z.object({
  title: z.string().optional(),
  paragraphs: z.array(z.string().min(1)).min(1).max(40),
});
type ProseProps = z.infer<typeof props>;

interface Topic {
  readonly words: RegExp;
  readonly title: (subject: string) => string;
  readonly paragraphs: (subject: string) => readonly string[];
}

const topics: readonly Topic[] = [
  {
    words: /privacy|data protection|cookie/i,
    title: () => 'Privacy',
    paragraphs: () => [
      'What you enter here is kept in your browser on your device. It is not sent to anybody.',
      'There are no cookies for advertising, no counters of visitors and no parts from other sites.',
      'You can delete everything at any time by clearing the data of this site in your browser.',
    ],
  },
  {
    words: /terms|condition|disclaimer|legal|agreement|polic/i,
    title: () => 'Terms of use',
    paragraphs: (subject) => [
      `These terms hold for everybody who uses ${subject}.`,
      'Use it for what it is made for, and treat other people with respect. What you publish stays yours, and you answer for it.',
      'The app is offered as it is. We keep it running with care, but cannot promise that it is always there.',
    ],
  },
  {
    words: /story|storyline|history|background|culture|lore/i,
    title: () => 'The story',
    paragraphs: (subject) => [
      `Every ${subject} begins with a small idea and a few people who do not let go of it.`,
      'The first version was drawn on paper at a kitchen table. It had one page and many crossed-out lines.',
      'What was learned on the way is in every part that you see today, and the story goes on with those who use it.',
    ],
  },
  {
    words: /mission|vision|value/i,
    title: () => 'Our mission',
    paragraphs: (subject) => [
      `We want ${subject} to be simple enough for the first visit and good enough for every day.`,
      'We say what things cost, we answer questions, and we repair what is broken before we build what is new.',
    ],
  },
];

function topicOf({ text, subject }: BlockNeed): { title: string; paragraphs: readonly string[] } {
  const named = /^(?:[a-z ]*\b)?(?:website|platform|system|app|application|tool|site|game|service)$/i;
  const plain = named.test(subject) || subject === '' ? 'this app' : subject;
  const found = topics.find(({ words }) => words.test(text));
  if (found !== undefined) return { title: found.title(plain), paragraphs: found.paragraphs(plain) };
  return {
    title: 'About us',
    paragraphs: [
      `${capital(subject === '' ? 'This app' : subject)} brings together what belongs together, so that nobody has to look in five places.`,
      'We are a small team that answers its own mail. Most of what you see here was asked for by somebody who uses it.',
      'If something is missing or unclear, write to us. We read everything and answer within two working days.',
    ],
  };
}

/** A text to read, such as what the makers say about themselves. */
export const block = defineBlock<ProseProps>({
  id: 'prose',
  title: 'Text page',
  words: [
    'about us',
    'about page',
    'about section',
    'about me',
    'company introduction',
    'company profile',
    'company information',
    'introduce the company',
    'enterprise introduction',
    'brand introduction',
    'brand story',
    'storyline introduction',
    'school introduction',
    'introduction page',
    'privacy policy',
    'term of service',
    'term and condition',
    'disclaimer',
    'mission statement',
    'corporate culture',
    'company culture',
    'historical background',
    'static page',
  ],
  size: 'page',
  props,
  example: {
    title: 'About the workshop',
    paragraphs: [
      'We have made furniture by hand since 1987.',
      'Every piece starts with a drawing and ends with a signature under the seat.',
    ],
  },
  fit(need) {
    const { title, paragraphs } = topicOf(need);
    return { title, props: { paragraphs: [...paragraphs] } };
  },
  emit: ({ title, paragraphs }, _section, { file, page }) => ({
    tag: file.use('Prose', 'content/prose.tsx'),
    props: { title: title === page.title ? undefined : title, paragraphs },
  }),
  prove: ({ paragraphs }, _section, { page }) => [
    {
      name: 'The text can be read',
      steps: [
        { do: 'open', path: page.path },
        ...paragraphs.slice(0, 5).map((text) => ({ do: 'see' as const, text })),
      ],
    },
  ],
});
