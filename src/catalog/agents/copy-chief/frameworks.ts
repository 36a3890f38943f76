import type { CopyInput } from './fields.ts';

export interface Variant {
  readonly framework: string;
  readonly idea: string;
  readonly headline: string;
  readonly body: readonly string[];
}

/** A sentence with a full stop and a capital, whatever was typed. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/\s+/g, ' ');
  if (trimmed === '') return '';
  const first = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(first) ? first : `${first}.`;
}

const bare = (text: string) => text.trim().replace(/[.!?…]+$/, '');
const lower = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** The name alone: what stands before a comma or a dash. */
export function nameOf(product: string): string {
  return bare(product.split(/,| – | - |: /)[0] ?? product);
}

/** Five ways to say the same, each with its own order of thought. */
export function variantsOf(input: CopyInput): Variant[] {
  const name = nameOf(input.product);
  const [first] = input.features;
  const feature = bare(first?.feature ?? '');
  const benefit = lower(bare(first?.benefit ?? ''));
  const rest = input.features.slice(1).map((one) => `${bare(one.feature)}: ${lower(bare(one.benefit))}.`);
  const proof = (input.proof ?? []).map(sentence);
  const action = `${sentence(input.offer)} ${sentence(input.action)}`;
  return [
    {
      framework: 'AIDA',
      idea: 'Attention, interest, desire, action',
      headline: sentence(input.problem),
      body: [
        `For ${lower(bare(input.audience))} there is ${bare(input.product)}.`,
        `${feature}, so that you ${benefit}. ${rest.join(' ')}`.trim(),
        [sentence(input.after), ...proof].join(' '),
        action,
      ],
    },
    {
      framework: 'PAS',
      idea: 'Problem, agitation, solution',
      headline: sentence(input.problem),
      body: [
        sentence(input.consequence),
        `${bare(input.product)} ends it. ${feature}, so that you ${benefit}.`,
        [...proof, action].join(' '),
      ],
    },
    {
      framework: 'Before–after–bridge',
      idea: 'How it is, how it could be, and the way there',
      headline: sentence(input.after),
      body: [
        `Today: ${lower(sentence(input.problem))}`,
        `The way there is ${name}. ${feature}, so that you ${benefit}.`,
        action,
      ],
    },
    {
      framework: 'FAB',
      idea: 'Features, advantages, benefits',
      headline: `${name}: ${benefit}.`,
      body: [
        ...input.features.map((one) => `${bare(one.feature)}, so that you ${lower(bare(one.benefit))}.`),
        ...(proof.length > 0 ? [proof.join(' ')] : []),
        action,
      ],
    },
    {
      framework: '4P',
      idea: 'Picture, promise, proof, push',
      headline: `Picture it: ${lower(sentence(input.after))}`,
      body: [
        `${name} promises one thing: you ${benefit}.`,
        proof.length > 0
          ? proof.join(' ')
          : 'Put your proof here before you print this: a figure, a test or a customer by name.',
        action,
      ],
    },
  ];
}
