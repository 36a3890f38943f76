import { readabilityOf } from '../../../methods/language/readability.ts';
import type { Part } from '../../agent-desk/parts.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { channelTexts } from './channels.ts';
import { type Claim, claimsOf } from './claims.ts';
import type { CopyInput } from './fields.ts';
import { type Variant, variantsOf } from './frameworks.ts';

/** Below this, a text asks more of readers than most give it on a screen. */
const plainEnough = 60;

export function runCopyChief(input: CopyInput): AgentResult {
  const variants = variantsOf(input);
  const { fitting, tooLong } = channelTexts(input);
  const measured = variants.map((variant) => ({ variant, ease: readabilityOf(textOf(variant)) }));
  const claims = claimsOf(promisesOf(input).join('\n'));
  const easiest = measured.reduce((best, one) =>
    (one.ease?.ease ?? 0) > (best.ease?.ease ?? 0) ? one : best,
  );
  return {
    summary: `Five variants and ${fitting.length} texts that fit their channel; ${easiest.variant.framework} reads most easily, and ${claims.length === 0 ? 'no wording needs proof' : `${claims.length} ${claims.length === 1 ? 'wording needs' : 'wordings need'} proof before you publish`}.`,
    values: {
      variants: variants.length,
      channels: fitting.length,
      claims: claims.length,
      easiest: easiest.variant.framework,
      problemEase: readabilityOf(input.problem)?.ease ?? null,
      readingEase: easiest.ease?.ease ?? null,
    },
    parts: [
      {
        kind: 'table',
        title: 'How they read',
        columns: [
          { key: 'framework', label: 'Framework', as: 'text' },
          { key: 'ease', label: 'Reading ease', as: 'number' },
          { key: 'grade', label: 'School year', as: 'number' },
          { key: 'words', label: 'Words', as: 'whole' },
        ],
        rows: measured.map(({ variant, ease }) => ({
          framework: variant.framework,
          ease: ease?.ease ?? null,
          grade: ease?.grade ?? null,
          words: ease?.words ?? null,
        })),
        note: 'Reading ease above 60 is plain English. Longer sentences and longer words lower it.',
      },
      ...variants.map(document),
      {
        kind: 'table',
        title: 'Within the limits of each channel',
        columns: [
          { key: 'channel', label: 'Channel', as: 'text' },
          { key: 'text', label: 'Text', as: 'text' },
          { key: 'length', label: 'Characters', as: 'whole' },
          { key: 'limit', label: 'Of', as: 'whole' },
        ],
        rows: fitting.map(({ channel, text, length, limit }) => ({ channel, text, length, limit })),
      },
      ...claimCards(claims),
    ],
    warnings: [
      ...tooLong.map(
        (channel) =>
          `${channel}: nothing you wrote is short enough. Shorten the name, the offer or the call.`,
      ),
      ...((easiest.ease?.ease ?? 100) < plainEnough
        ? [
            'Even the easiest variant is hard to read. Use shorter sentences and shorter words in what you entered.',
          ]
        : []),
      ...((input.proof ?? []).length === 0
        ? ['There is no proof yet. One figure with its source does more than three adjectives.']
        : []),
    ],
  };
}

/** What you say of your own offer; what bothers people today is no promise. */
function promisesOf({ product, after, features, proof = [], offer }: CopyInput): string[] {
  return [product, after, ...features.flatMap(({ feature, benefit }) => [feature, benefit]), ...proof, offer];
}

function textOf({ headline, body }: Variant): string {
  return [headline, ...body].join('\n');
}

function document({ framework, idea, headline, body }: Variant): Part {
  return {
    kind: 'document',
    title: `${framework}: ${idea.toLowerCase()}`,
    blocks: [{ kind: 'heading', text: headline }, ...body.map((text) => ({ kind: 'text', text }) as const)],
  };
}

function claimCards(claims: readonly Claim[]): Part[] {
  if (claims.length === 0) return [];
  return [
    {
      kind: 'cards',
      title: 'Prove it or change it',
      cards: claims.map(({ words, kind, advice }) => ({
        title: `“${words}”`,
        text: advice,
        tags: [kind],
        tone: 'bad' as const,
      })),
    },
  ];
}
