import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { capital, subjectEntity } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';

const plan = z.object({ name: z.string(), price: z.number().min(0), features: z.array(z.string()).max(12) });
const props = z.object({ plans: z.array(plan).min(1).max(6), entity: z.string().optional() });
type PricingProps = z.infer<typeof props>;

const heading = 'Plans and prices';
const prices = [0, 12, 29, 59, 99, 199];

/** Plans side by side; one can be chosen. */
export const block = defineBlock<PricingProps>({
  id: 'pricing',
  title: 'Plans and prices',
  words: [
    'pricing',
    'pricing page',
    'pricing table',
    'pricing plan',
    'pricing section',
    'pricing information',
    'price plan',
    'subscription plan',
    'membership plan',
    'membership level',
    'membership tier',
    'subscription tier',
    'package price',
    'service package',
    'choose plan',
    'select plan',
    'upgrade plan',
    'premium membership',
    'paid membership',
    'member subscription',
    'vip membership',
  ],
  size: 'page',
  props,
  example: {
    plans: [
      { name: 'Starter', price: 0, features: ['One room', 'Help by mail'] },
      { name: 'Home', price: 12, features: ['Five rooms', 'Help by phone', 'Free delivery'] },
      { name: 'Studio', price: 49, features: ['As many rooms as you like', 'A person of your own'] },
    ],
  },
  fit(need) {
    const asked = need.details.filter((detail) => detail.length < 30).slice(0, 5);
    const names = asked.length > 1 ? asked.map(capital) : ['Starter', 'Plus', 'Team'];
    const many = inText(subjectEntity(need)?.many ?? 'Entries');
    const features = [
      [`Look at all ${many}`, 'One person', 'Help by mail'],
      [`Add your own ${many}`, 'Up to five people', 'Answers within a day'],
      ['Everything without limits', 'Statistics and export', 'Help by phone'],
      ['A contact person of your own', 'Training for your team', 'Help around the clock'],
      ['Made to measure', 'On your own machines', 'A contract that fits you'],
    ];
    return {
      title: /member/i.test(need.text) ? 'Membership' : heading,
      props: {
        plans: names.map((name, index) => ({
          name,
          price: prices[index] ?? 99,
          features: features[index] ?? [],
        })),
      },
    };
  },
  emit: ({ plans, entity }, section, { file, page, ...context }) => ({
    tag: file.use('Pricing', 'content/pricing.tsx'),
    props: {
      title:
        section.title !== undefined && section.title !== page.title ? section.title : 'Choose what fits you',
      plans,
      entity: entity === undefined ? undefined : new Code(context.entity(entity)),
    },
  }),
  prove({ plans }, _section, { page }) {
    const chosen = plans.at(-1);
    if (chosen === undefined) return [];
    return [
      {
        name: `Choosing ${chosen.name} is confirmed and kept`,
        steps: [
          { do: 'open', path: page.path },
          ...plans.map(({ name }) => ({ do: 'see' as const, text: name })),
          ...(chosen.price === 0
            ? []
            : [
                { do: 'press' as const, name: 'Yearly' },
                { do: 'see' as const, text: '/ year' },
              ]),
          { do: 'press', name: `Choose ${chosen.name}` },
          { do: 'press', name: 'Confirm plan' },
          { do: 'see', text: `You are on the ${chosen.name} plan.` },
          { do: 'reload' },
          { do: 'see', text: 'Your plan' },
        ],
      },
    ];
  },
});
