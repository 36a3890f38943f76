import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { capital } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const props = z.object({
  title: z.string(),
  text: z.string().optional(),
  links: z.array(z.object({ label: z.string(), path: z.string() })).optional(),
});
type HeroProps = z.infer<typeof props>;

/** The first thing that is seen: one line, a short text, and the ways into the app. */
export const block = defineBlock<HeroProps>({
  id: 'hero',
  title: 'Opening banner',
  words: [
    'hero section',
    'hero banner',
    'hero image',
    'welcome banner',
    'welcome message',
    'welcome section',
    'welcome screen',
    'landing section',
    'call to action',
    'promotional banner',
    'banner',
    'headline',
    'tagline',
  ],
  size: 'part',
  props,
  example: {
    title: 'Furniture that stays',
    text: 'Hand-made pieces for every room, with honest prices and delivery to your door.',
    links: [
      { label: 'Browse all things', path: '/things' },
      { label: 'Start here', path: '/' },
    ],
  },
  fit({ subject, entities }) {
    const main = entities[0];
    const title = capital(subject);
    return {
      title,
      props: {
        title,
        text:
          main === undefined
            ? 'Everything in one place, ready to use.'
            : `Everything about ${inText(main.many)} in one place, ready to use.`,
        ...(main?.detail === undefined
          ? {}
          : { links: [{ label: `See all ${inText(main.many)}`, path: main.detail.path }] }),
      },
    };
  },
  emit: ({ title, text, links }, _section, { file }) => ({
    tag: file.use('Hero', 'content/hero.tsx'),
    props: { title, text, links: links === undefined || links.length === 0 ? undefined : links },
  }),
  prove({ title, text, links = [] }, _section, { spec, page }) {
    const cases: ProofCase[] = [
      {
        name: 'The banner says what this is',
        steps: [
          { do: 'open', path: page.path },
          { do: 'see', text: title },
          ...(text === undefined ? [] : [{ do: 'see' as const, text }]),
        ],
      },
    ];
    for (const link of links) {
      const target = spec.pages.find(({ path }) => path === link.path);
      if (target === undefined || target.path === page.path) continue;
      cases.push({
        name: `“${link.label}” leads to ${target.title}`,
        steps: [
          { do: 'open', path: page.path },
          { do: 'press', name: link.label },
          { do: 'see', text: target.title },
        ],
      });
    }
    return cases;
  },
});
