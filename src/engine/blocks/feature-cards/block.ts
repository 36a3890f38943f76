import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { capital } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';
import type { ProofCase } from '../../proof/proof-step.ts';

const props = z.object({
  items: z.array(z.object({ title: z.string(), text: z.string(), path: z.string().optional() })).min(1),
});
type FeatureCardsProps = z.infer<typeof props>;

const heading = 'Explore';

/** What the app or its maker offers, one card for each. */
export const block = defineBlock<FeatureCardsProps>({
  id: 'feature-cards',
  title: 'Feature cards',
  words: [
    'feature section',
    'feature card',
    'feature list',
    'feature highlight',
    'service introduction',
    'service section',
    'service overview',
    'service offering',
    'our service',
    'service card',
    'product feature',
    'advantage',
    'benefit section',
    'why choose us',
    'what we offer',
    'how it works',
    'quick link',
    'information card',
  ],
  size: 'part',
  props,
  example: {
    items: [
      { title: 'Product catalogue', text: 'Look through every piece we make.', path: '/things' },
      { title: 'Delivery', text: 'To your door within a week.' },
      { title: 'Contact', text: 'We answer on the same day.' },
    ],
  },
  fit({ details, entities, text }) {
    const named = details.slice(0, 9).map((detail) => ({
      title: capital(detail),
      text: `Everything about ${detail.toLowerCase()}, explained in plain words.`,
    }));
    const known = entities.slice(0, 6).map((entity) => ({
      title: entity.many,
      text: `Browse ${inText(entity.many)}.`,
      ...(entity.detail === undefined ? {} : { path: entity.detail.path }),
    }));
    const items = named.length > 0 ? named : known;
    if (items.length === 0) return undefined;
    const title = /service/i.test(text)
      ? 'Our services'
      : /advantage|benefit|why/i.test(text)
        ? 'Why choose us'
        : /how it works/i.test(text)
          ? 'How it works'
          : heading;
    return { title, props: { items } };
  },
  emit: ({ items }, section, { file }) => ({
    tag: file.use('FeatureCards', 'content/feature-cards.tsx'),
    props: { title: section.title ?? heading, items },
  }),
  prove({ items }, section, { spec, page }) {
    const open = { do: 'open', path: page.path } as const;
    const cases: ProofCase[] = [
      {
        name: `${section.title ?? heading}: every card is shown`,
        steps: [open, ...items.map(({ title }) => ({ do: 'see' as const, text: title }))],
      },
    ];
    for (const item of items) {
      const target = spec.pages.find(({ path }) => path === item.path);
      if (target === undefined || target.path === page.path) continue;
      cases.push({
        name: `“${item.title}” leads to ${target.title}`,
        steps: [open, { do: 'press', name: item.title }, { do: 'see', text: target.title }],
      });
    }
    return cases.slice(0, 4);
  },
});
