import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { peopleIn, titlesOf } from '../../fit/domain-words.ts';
import { capital } from '../../fit/find-fields.ts';

const campaign = z.object({ title: z.string(), about: z.string(), goal: z.number().positive() });
const sample = z.object({ campaign: z.string(), by: z.string(), amount: z.number(), message: z.string() });
const props = z.object({
  campaigns: z.array(campaign).min(1),
  methods: z.array(z.string()).min(1),
  samples: z.array(sample),
});

const usual = ['Credit card', 'Bank transfer', 'PayPal'];
const named = /card|transfer|paypal|alipay|wechat|wallet|cash/i;

/** Campaigns that people give to. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'donation',
  title: 'Donations',
  words: [
    'donation',
    'donate',
    'make donation',
    'online donation',
    'donate money',
    'collect donation',
    'donation page',
    'donation system',
    'donation platform',
    'charity donation',
    'fundraising',
    'fundraiser',
    'fundraising campaign',
    'crowdfunding',
    'crowdfunding campaign',
    'support project financially',
    'donation campaign',
    'donation amount',
  ],
  size: 'page',
  props,
  example: {
    campaigns: [
      { title: 'New roof', about: 'Before the winter.', goal: 2000 },
      { title: 'School books', about: 'For thirty children.', goal: 600 },
    ],
    methods: usual,
    samples: [{ campaign: 'New roof', by: 'Nora Fields', amount: 50, message: 'Good luck.' }],
  },
  fit(need) {
    // Donations that somebody administers are records like others.
    if (/manag\w* (?:of )?donations?|donation (?:management|records?)/i.test(need.text)) return undefined;
    const methods = need.details.filter((detail) => named.test(detail) && detail.length < 30).map(capital);
    const projects = need.entities.find(({ name }) => /project|campaign|cause|charit/i.test(name));
    const titles = titlesOf(projects, 4);
    const campaigns = (
      titles.length > 1
        ? [...new Set(titles)]
        : ['School books for every child', 'Warm meals in winter', 'A roof for every family']
    ).map((title, index) => ({
      title,
      about:
        [
          'Every amount helps; all of it goes to the project.',
          'We start as soon as half of it is there.',
          'For the families who need it most.',
          'Planned together with people on site.',
        ][index % 4] ?? '',
      goal: [5000, 2400, 1200, 8000][index % 4] ?? 1000,
    }));
    const people = peopleIn(need, 4);
    const samples = people.map((by, index) => ({
      campaign: campaigns[index % campaigns.length]?.title ?? '',
      by,
      amount: [120, 50, 25, 300][index % 4] ?? 20,
      message: ['Keep going.', '', 'From all of us.', ''][index % 4] ?? '',
    }));
    return {
      title: 'Donate',
      props: { campaigns, methods: methods.length > 1 ? [...new Set(methods)] : usual, samples },
    };
  },
  emit: ({ campaigns, methods, samples }, _section, { file }) => ({
    tag: file.use('Donations', 'interaction/donation/donations.tsx'),
    props: { campaigns, methods, samples },
  }),
  prove({ campaigns: [first], samples }, _section, { page }) {
    if (first === undefined) return [];
    return [
      {
        name: 'A donation is thanked for with a number and moves the campaign on',
        steps: [
          { do: 'open', path: page.path },
          { do: 'press', name: `Donate to ${first.title}` },
          { do: 'fill', label: 'Amount', value: '0' },
          { do: 'press', name: 'Donate now' },
          { do: 'see', text: 'Enter an amount above 0.' },
          { do: 'fill', label: 'Amount', value: '40' },
          { do: 'fill', label: 'Name to show', value: 'Mara Visitor' },
          { do: 'press', name: 'Donate now' },
          { do: 'see', text: 'Thank you for your donation' },
          { do: 'see', text: 'No money moved.' },
          { do: 'press', name: 'Done' },
          { do: 'reload' },
          { do: 'see', text: `Donors (${samples.length + 1})` },
          { do: 'see', text: 'Mara Visitor' },
        ],
      },
      {
        name: 'A campaign is started, kept, and can be given to every month',
        steps: [
          { do: 'open', path: page.path },
          { do: 'press', name: 'Start a campaign' },
          { do: 'fill', label: 'Name of the campaign', value: 'Quartz library' },
          { do: 'fill', label: 'What it is for', value: 'Shelves and a lamp.' },
          { do: 'fill', label: 'Goal', value: '800' },
          { do: 'press', name: 'Start campaign' },
          { do: 'see', text: 'Quartz library was started.' },
          { do: 'reload' },
          { do: 'press', name: 'Donate to Quartz library' },
          { do: 'press-at', selector: 'input[name="How often"]', nth: -1 },
          { do: 'press', name: 'Donate now' },
          { do: 'see', text: 'every month to Quartz library' },
        ],
      },
    ];
  },
});
