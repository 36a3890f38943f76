import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { peopleIn, titlesOf } from '../../fit/domain-words.ts';
import { priceField } from '../../fit/find-fields.ts';
import { showFigure } from '../../library/words/show-figure.ts';

const lot = z.object({
  title: z.string(),
  about: z.string(),
  start: z.number().positive(),
  step: z.number().positive(),
  days: z.number().int(),
  bidder: z.string(),
});
const props = z.object({ lots: z.array(lot).min(1) });

const abouts = [
  'In very good condition, with papers.',
  'From a private collection.',
  'A few marks of age that belong to it.',
  'One of a kind.',
];

function sampleLots(
  titles: readonly string[],
  prices: readonly number[],
  people: readonly string[],
  texts: readonly string[] = [],
) {
  return titles.map((title, index) => {
    const start = Math.max(5, Math.round(prices[index] ?? 40 + index * 35));
    return {
      title,
      about: texts[index] ?? abouts[index % abouts.length] ?? '',
      start,
      step: Math.max(1, Math.round(start / 20)),
      days: [2, 5, -1, 7][index % 4] ?? 3,
      bidder: people[index % people.length] ?? 'Nora Fields',
    };
  });
}

/** Things that go to whoever bids most. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'auction',
  title: 'Auction',
  words: [
    'auction',
    'online auction',
    'auction system',
    'auction platform',
    'auction site',
    'place bid',
    'bid on',
    'bid for',
    'bidding',
    'online bidding',
    'bidding system',
    'auction item',
    'bid history',
    'highest bid',
    'participate in auction',
  ],
  size: 'page',
  props,
  example: {
    lots: sampleLots(['Harbour lamp', 'Walnut desk', 'Copper kettle'], [40, 120, 25], ['Nora Fields']),
  },
  fit(need) {
    const entity = [need.entity, ...need.entities].find(
      (one) =>
        one !== undefined &&
        !/bid|auction|user|history|time/i.test(one.name) &&
        titlesOf(one, 4).filter((title) => /^\p{L}/u.test(title)).length > 2,
    );
    const titles = [...new Set(titlesOf(entity, 4))];
    const price = entity === undefined ? undefined : priceField(entity);
    const about = entity?.fields.find(({ kind }) => kind === 'long-text');
    const prices =
      price === undefined
        ? []
        : (entity?.samples ?? []).map((sample) => Number(sample[price.name] ?? 0) || 40);
    const texts =
      about === undefined ? [] : (entity?.samples ?? []).map((sample) => String(sample[about.name] ?? ''));
    const named =
      titles.length > 2 ? titles : ['Walnut writing desk', 'Silver pocket watch', 'Framed harbour print'];
    return {
      title: 'Auctions',
      props: { lots: sampleLots(named, prices, peopleIn(need, 3), titles.length > 2 ? texts : []) },
    };
  },
  emit: ({ lots }, _section, { file }) => ({
    tag: file.use('Auctions', 'interaction/auction/auctions.tsx'),
    props: { lots },
  }),
  prove({ lots: [first] }, _section, { page, spec }) {
    if (first === undefined || first.days < 1) return [];
    const label = `Your bid for ${first.title}`;
    const least = first.start + first.step;
    return [
      {
        name: 'A bid below the minimum is refused; a higher one leads and is kept',
        steps: [
          { do: 'open', path: page.path },
          { do: 'fill', label, value: String(least - 1) },
          { do: 'press', name: `Place bid for ${first.title}` },
          { do: 'see', text: `Bid at least ${least}.` },
          { do: 'fill', label, value: String(least + 10) },
          { do: 'press', name: `Place bid for ${first.title}` },
          { do: 'see', text: `You have the highest bid for ${first.title}.` },
          { do: 'reload' },
          { do: 'press', name: 'Bid history (2)' },
          { do: 'see', text: showFigure(least + 10, { kind: 'money', unit: spec.currency }) ?? '' },
        ],
      },
    ];
  },
});
