import type { Starter } from '../../agent-desk/work.ts';
import type { CopyInput } from './fields.ts';

export const starters: readonly Starter<CopyInput>[] = [
  {
    name: 'Piano teacher',
    text: 'Lessons for grown-ups who always wanted to begin.',
    input: {
      product: 'Quiet Keys, piano lessons for grown-ups',
      audience: 'people who always wanted to play',
      problem: 'You bought the piano and never sat down.',
      consequence: 'Another year goes by, and the lid stays shut.',
      after: 'You play your first piece for a friend in eight weeks.',
      features: [
        { feature: 'Lessons of 30 minutes at your home', benefit: 'never lose an evening to the drive' },
        { feature: 'A piece you chose yourself', benefit: 'want to sit down every day' },
        { feature: 'Recordings of every lesson', benefit: 'practise without guessing' },
      ],
      proof: ['Of 41 pupils who began last year 36 still play.'],
      offer: 'The first lesson costs nothing',
      action: 'Book a first lesson',
    },
  },
  {
    name: 'Accounting software',
    text: 'A tool for small shops that do their books at night.',
    input: {
      product: 'Ledgerly, books for small shops',
      audience: 'shop owners',
      problem: 'Your receipts live in a shoe box until the tax letter comes.',
      consequence: 'You pay late fees, and nobody knows whether the shop made money.',
      after: 'You close the till at six and the books are done.',
      features: [
        { feature: 'It reads receipts from a photo', benefit: 'type nothing twice' },
        { feature: 'One page for the whole month', benefit: 'see at once what is left' },
      ],
      proof: ['Tested by 120 shops over a year; they saved 5 hours a week on average.'],
      offer: 'Try it for 30 days, then 12 euros a month',
      action: 'Start your month',
    },
  },
  {
    name: 'Repair café',
    text: 'A poster and a post for neighbours.',
    input: {
      product: 'Repair café at the old fire station',
      audience: 'neighbours',
      problem: 'The toaster is broken and a new one is cheaper than a repair.',
      consequence: 'It ends in the bin, with the lamp and the mixer.',
      after: 'You go home with a toaster that works and know why.',
      features: [
        { feature: 'Eleven people who can solder, sew and glue', benefit: 'mend it together' },
        { feature: 'Tools and spare parts on the table', benefit: 'bring nothing but the broken thing' },
      ],
      proof: ['In March 47 of 63 things left the room working.'],
      offer: 'Every first Saturday from ten to one; give what you like',
      action: 'Bring something broken',
    },
  },
];
