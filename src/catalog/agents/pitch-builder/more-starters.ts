import type { Starter } from '../../agent-desk/work.ts';
import type { PitchInput } from './fields.ts';

export const clinicStarter: Starter<PitchInput> = {
  name: 'Clinics in East Africa',
  text: 'A Kenyan company rents solar cold storage to clinics; hardware, long lives, slow sales.',
  input: {
    currency: 'KES',
    company: 'Baridi Health',
    oneLine: 'Rural clinics keep vaccines cold without the grid and pay by the month',
    problem: [
      'A clinic without steady power throws away vaccines and turns mothers away',
      'Buying a cold store costs two years of its budget',
    ],
    solution: [
      'A cold store with its own panels, watched from afar, rented by the month',
      'We repair within two days or the month is free',
    ],
    whyNow: [
      'Panels and batteries cost half of what they did five years ago',
      'Counties now pay clinics by mobile money each month',
    ],
    customersAll: 62_000,
    customersServed: 9_400,
    shareAimed: 12,
    pricePerYear: 228_000,
    grossMargin: 46,
    churn: 0.5,
    acquisitionCost: 96_000,
    period: '3',
    history: [
      { label: 'Q1 2026', revenue: 2_900_000, customers: 58 },
      { label: 'Q2 2026', revenue: 4_400_000, customers: 83 },
      { label: 'Q3 2026', revenue: 5_900_000, customers: 107 },
    ],
    forecast: [
      { label: '2027', revenue: 48_000_000, costs: 74_000_000, customers: 260 },
      { label: '2028', revenue: 98_000_000, costs: 112_000_000, customers: 520 },
      { label: '2029', revenue: 172_000_000, costs: 151_000_000, customers: 880 },
    ],
    goToMarket: [
      'County health offices buy for ten to thirty clinics at once',
      'Mission networks: four signed frames, sixty clinics each',
    ],
    competitors: [
      { name: 'Donated refrigerators', strength: 'Having no price', gap: 'Being repaired when they break' },
      { name: 'Diesel and ice', strength: 'Being known', gap: 'Costing less a month and never running out' },
    ],
    team: [
      { name: 'Wanjiru Njeri', role: 'chief executive', proof: 'ran vaccine logistics in six counties' },
      {
        name: 'Peter Otieno',
        role: 'head of engineering',
        proof: 'installed 900 solar systems that still run',
      },
    ],
    raise: 95_000_000,
    cash: 18_000_000,
    burn: 2_600_000,
    plannedBurn: 4_900_000,
    burnYear: 27_000_000,
    newRecurring: 15_200_000,
    uses: [
      { name: 'Cold stores', amount: 52_000_000 },
      { name: 'Field technicians', amount: 24_000_000 },
      { name: 'County sales', amount: 13_000_000 },
      { name: 'Working capital', amount: 6_000_000 },
    ],
    milestones: [
      '500 clinics in nine counties',
      'A lender for the stores, so that equity buys no more hardware',
    ],
  },
};

export const fishStarter: Starter<PitchInput> = {
  name: 'Deck that contradicts itself',
  text: 'A marketplace for fish in the United Kingdom whose forecast outgrows its market: see what the checks find.',
  input: {
    currency: 'GBP',
    company: 'Quayside',
    oneLine: 'Restaurants buy fish from the boat before it lands',
    problem: ['Fish passes five hands and two days before a kitchen gets it'],
    solution: ['Boats offer the catch at sea, kitchens buy by the box, we bring it overnight'],
    whyNow: ['Boats must log their catch digitally, so that the offer exists as data'],
    customersAll: 88_000,
    customersServed: 6_500,
    shareAimed: 5,
    pricePerYear: 3_100,
    grossMargin: 24,
    churn: 4.5,
    acquisitionCost: 640,
    period: '1',
    history: [
      { label: 'Jul 2026', revenue: 14_000, customers: 61 },
      { label: 'Aug 2026', revenue: 17_500, customers: 72 },
      { label: 'Sep 2026', revenue: 19_000, customers: 79 },
      { label: 'Oct 2026', revenue: 23_500, customers: 93 },
    ],
    forecast: [
      { label: '2027', revenue: 1_400_000, costs: 2_300_000, customers: 420 },
      { label: '2028', revenue: 4_800_000, costs: 5_600_000, customers: 1_300 },
      { label: '2029', revenue: 12_500_000, costs: 11_800_000, customers: 3_200 },
    ],
    goToMarket: [
      'Chefs tell chefs: half of new kitchens come by word of mouth',
      'Tastings at the quay each month',
    ],
    competitors: [
      { name: 'Wholesale markets', strength: 'Range and credit', gap: 'Freshness and knowing the boat' },
    ],
    team: [{ name: 'Isla Munro', role: 'founder', proof: 'eight years as a buyer for restaurants' }],
    raise: 750_000,
    preMoney: 2_000_000,
    cash: 90_000,
    burn: 31_000,
    plannedBurn: 62_000,
    burnYear: 295_000,
    newRecurring: 0,
    uses: [
      { name: 'Cold chain', amount: 320_000 },
      { name: 'Sales', amount: 210_000 },
      { name: 'Software', amount: 140_000 },
    ],
    milestones: ['400 kitchens in four cities', 'Gross margin of 28 %'],
  },
};
