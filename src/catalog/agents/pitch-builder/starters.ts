import type { Starter } from '../../agent-desk/work.ts';
import type { PitchInput } from './fields.ts';
import { clinicStarter, fishStarter } from './more-starters.ts';

export const starters: readonly Starter<PitchInput>[] = [
  {
    name: 'Software for workshops',
    text: 'Subscription software in Germany with a year of traction raises a seed round.',
    input: {
      currency: 'EUR',
      company: 'Werkblick',
      oneLine: 'Car workshops plan bays, parts and people on one screen and repair one car more a day',
      problem: [
        'A workshop of eight loses about six hours a week to parts that are not there when the car is',
        'Planning happens on a whiteboard; nobody knows at noon what is late at five',
        'Two of three owners say that they turn work away while bays stand empty',
      ],
      solution: [
        'One plan that knows parts, bays and skills and moves when something slips',
        'Orders at the wholesaler with one press, with the day of delivery in the plan',
        'Set up in a morning from the invoices of the last year',
      ],
      whyNow: [
        'The large wholesalers opened their ordering interfaces to others',
        'Mechanics are short: output per head is the only growth that is left',
      ],
      customersAll: 390_000,
      customersServed: 42_000,
      shareAimed: 8,
      pricePerYear: 2_280,
      grossMargin: 82,
      churn: 1.4,
      acquisitionCost: 1_650,
      period: '3',
      history: [
        { label: 'Q4 2025', revenue: 38_000, customers: 74 },
        { label: 'Q1 2026', revenue: 61_000, customers: 112 },
        { label: 'Q2 2026', revenue: 92_000, customers: 168 },
        { label: 'Q3 2026', revenue: 131_000, customers: 235 },
      ],
      forecast: [
        { label: '2027', revenue: 1_150_000, costs: 2_100_000, customers: 620 },
        { label: '2028', revenue: 2_750_000, costs: 3_300_000, customers: 1_350 },
        { label: '2029', revenue: 5_400_000, costs: 4_700_000, customers: 2_500 },
      ],
      goToMarket: [
        'Two wholesalers hand us to their customers: 62 % of new workshops, at half of the average cost',
        'Guild evenings: one in four who attend starts a trial',
      ],
      competitors: [
        { name: 'Whiteboard', strength: 'Costing nothing', gap: 'Knowing the parts' },
        {
          name: 'Dealer management systems',
          strength: 'Accounting and invoices',
          gap: 'Planning by the hour, set up in a morning',
        },
      ],
      team: [
        { name: 'Mara Veit', role: 'chief executive', proof: 'ran planning for 40 workshops of a chain' },
        {
          name: 'Deniz Kaya',
          role: 'chief technology officer',
          proof: 'built the ordering interface of a wholesaler',
        },
      ],
      raise: 2_000_000,
      preMoney: 8_000_000,
      cash: 310_000,
      burn: 48_000,
      plannedBurn: 105_000,
      burnYear: 520_000,
      newRecurring: 390_000,
      uses: [
        { name: 'Product and interfaces', amount: 850_000 },
        { name: 'Sales with wholesalers', amount: 760_000 },
        { name: 'Support', amount: 240_000 },
        { name: 'Reserve', amount: 150_000 },
      ],
      milestones: [
        '1,300 workshops in three countries',
        'Two more wholesalers live',
        'Churn below 1.2 % a month',
      ],
    },
  },
  clinicStarter,
  fishStarter,
];
