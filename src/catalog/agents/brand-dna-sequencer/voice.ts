import type { BrandInput } from './fields.ts';

type Band = 'low' | 'middle' | 'high';

export interface ToneRule {
  readonly dimension: string;
  /** Where the brand stands, in words. */
  readonly stands: string;
  readonly level: number;
  readonly rule: string;
  readonly write: string;
  readonly avoid: string;
}

interface Guide {
  readonly stands: string;
  readonly rule: string;
  readonly write: string;
  readonly avoid: string;
}

/** The four dimensions of tone of the Nielsen Norman Group, with guidance and sentences of our own. */
const guides: Readonly<
  Record<'humor' | 'formality' | 'respect' | 'enthusiasm', Readonly<Record<Band, Guide>>>
> = {
  humor: {
    low: {
      stands: 'serious',
      rule: 'No jokes and no puns. Facts carry the text.',
      write: '{brand} delivers on Tuesday. You can change the day until Monday noon.',
      avoid: 'Guess who is coming on Tuesday? Spoiler: it is your parcel.',
    },
    middle: {
      stands: 'light',
      rule: 'A wry word is welcome where nothing is at stake; never twice on one page.',
      write: 'Your parcel leaves on Tuesday. We packed it as if it were ours.',
      avoid: 'Your parcel is having the time of its life in our van.',
    },
    high: {
      stands: 'funny',
      rule: 'Be funny at the edges: empty pages, confirmations, packaging. Never about money, health, errors or loss.',
      write: 'Your parcel leaves on Tuesday. It has been told to behave.',
      avoid: 'Payment failed. Awkward, is it not?',
    },
  },
  formality: {
    low: {
      stands: 'formal',
      rule: 'Whole words, whole sentences, no contractions, titles and surnames.',
      write: 'We have received your request and will reply within two working days.',
      avoid: 'Got it, we’ll ping you back soon.',
    },
    middle: {
      stands: 'plain',
      rule: 'Write as one speaks to a colleague: contractions yes, slang no.',
      write: 'We’ve received your request and reply within two working days.',
      avoid: 'Your request has been duly received and shall be attended to.',
    },
    high: {
      stands: 'casual',
      rule: 'Short, spoken, first names. Leave out what a friend would leave out.',
      write: 'Got your note. You’ll hear from us by Thursday.',
      avoid: 'We hereby confirm receipt of your correspondence.',
    },
  },
  respect: {
    low: {
      stands: 'respectful',
      rule: 'Thank, ask, and give reasons. People and competitors are never the butt.',
      write: 'Thank you for telling us. May we ask for a photograph, so that we see what went wrong?',
      avoid: 'Most complaints are user errors, but send a photo.',
    },
    middle: {
      stands: 'level with the reader',
      rule: 'Neither bow nor nudge. Say what is so and what can be done.',
      write: 'Thanks for telling us. Send a photo and we sort it out.',
      avoid: 'We are deeply honoured by your esteemed feedback.',
    },
    high: {
      stands: 'irreverent',
      rule: 'Poke at habits and at the trade, including yourselves. Never at the reader.',
      write: 'Most of our trade talks nonsense about this. Here is what we know.',
      avoid: 'Only fools still buy the other kind.',
    },
  },
  enthusiasm: {
    low: {
      stands: 'matter-of-fact',
      rule: 'Nouns and verbs, few adjectives, no superlatives.',
      write: 'The new range has four sizes. It is in the shop from 1 March.',
      avoid: 'We are thrilled to reveal our amazing new range.',
    },
    middle: {
      stands: 'glad',
      rule: 'Show that you care by detail. One warm word to a text.',
      write: 'The new range has four sizes, and we are glad how the smallest turned out.',
      avoid: 'The new range is available.',
    },
    high: {
      stands: 'enthusiastic',
      rule: 'Let joy show in verbs and pace. Say why, so that it is believed.',
      write: 'Four new sizes, and the smallest is the one we fought over in the workshop.',
      avoid: 'Best ever, unbelievable, a total game changer.',
    },
  },
};

const names = {
  humor: 'Humour',
  formality: 'Formality',
  respect: 'Respectfulness',
  enthusiasm: 'Enthusiasm',
} as const;

function bandOf(level: number): Band {
  if (level <= 2) return 'low';
  return level === 3 ? 'middle' : 'high';
}

export function toneRules(input: BrandInput): ToneRule[] {
  return (['humor', 'formality', 'respect', 'enthusiasm'] as const).map((key) => {
    const guide = guides[key][bandOf(input[key])];
    const fill = (text: string) => text.replaceAll('{brand}', input.brand);
    return {
      dimension: names[key],
      level: input[key],
      ...guide,
      write: fill(guide.write),
      avoid: fill(guide.avoid),
    };
  });
}

export interface Moment {
  readonly name: string;
  readonly text: string;
}

/** The same four moments for every brand, worded by its tone. Jokes stay away where somebody loses something. */
export function moments(input: BrandInput): Moment[] {
  const formality = bandOf(input.formality);
  const isCasual = formality === 'high';
  const isFormal = formality === 'low';
  const isFunny = input.humor >= 4;
  const isKeen = input.enthusiasm >= 4;
  const isIrreverent = input.respect >= 4;
  const pick = (formal: string, plain: string, casual: string) =>
    isFormal ? formal : isCasual ? casual : plain;
  const welcome = pick(
    `Welcome to ${input.brand}. We look forward to serving you.`,
    `Welcome to ${input.brand}. It’s good to have you here.`,
    `You’re in. This is ${input.brand}.`,
  );
  const sorry = isIrreverent
    ? pick('This was our mistake.', 'We got this wrong.', 'We messed up.')
    : pick('We apologise for the inconvenience.', 'We’re sorry about this.', 'Sorry about that.');
  return [
    {
      name: 'Welcome',
      text: `${welcome}${isKeen ? ` We have worked on this for a long time, and we cannot wait to hear what ${input.audience} make of it.` : ''}${isFunny ? ' The manual is short; we got tired of writing it.' : ''}`,
    },
    {
      name: 'Order confirmed',
      text: `${pick('Your order has been received and will be dispatched within two working days.', 'Thanks for your order. It leaves within two working days.', 'Order’s in. It’s off within two days.')}${isFunny ? ' We have already argued about who may pack it.' : ''}`,
    },
    {
      name: 'Something failed',
      text: `${sorry} ${pick('Your payment could not be processed, and nothing has been charged. Please try again or use another card.', 'Your payment didn’t go through, and nothing was charged. Try again, or use another card.', 'That payment didn’t go through. You weren’t charged. Have another go, or try a different card.')}`,
    },
    {
      name: 'Prices rise',
      text: `${pick('As of 1 March our prices will increase by four per cent, because our materials have become more expensive.', 'From 1 March our prices go up by four per cent, because our materials cost more.', 'Prices go up four per cent on 1 March. Materials cost us more, that’s all.')} ${isIrreverent ? 'We like it as little as you do.' : pick('We thank you for your understanding.', 'Thank you for staying with us.', 'Thanks for sticking with us.')}`,
    },
  ];
}
