import type { CopyInput } from './fields.ts';
import { nameOf, sentence } from './frameworks.ts';

export interface ChannelText {
  readonly channel: string;
  readonly text: string;
  readonly limit: number;
  /** Characters as the channel counts them. */
  readonly length: number;
}

interface Channel {
  readonly name: string;
  readonly limit: number;
  /** The longest that fits is taken. */
  readonly candidates: (input: CopyInput) => readonly string[];
}

const bare = (text: string) => text.trim().replace(/[.!?…]+$/, '');

/** The limits that the channels publish; those without a hard one have the length that is shown before it is cut. */
const channels: readonly Channel[] = [
  {
    name: 'Search ad, headline',
    limit: 30,
    candidates: ({ product, action }) => [nameOf(product), bare(action)],
  },
  {
    name: 'Search ad, description',
    limit: 90,
    candidates: ({ offer, action, after }) => [
      sentence(action),
      sentence(offer),
      `${sentence(offer)} ${sentence(action)}`,
      `${sentence(after)} ${sentence(action)}`,
    ],
  },
  {
    name: 'Page title for search engines',
    limit: 60,
    candidates: ({ product, audience }) => [
      nameOf(product),
      bare(product),
      `${nameOf(product)} for ${bare(audience)}`,
    ],
  },
  {
    name: 'Page description for search engines',
    limit: 155,
    candidates: ({ after, offer, action }) => [
      sentence(after),
      `${sentence(after)} ${sentence(action)}`,
      `${sentence(after)} ${sentence(offer)} ${sentence(action)}`,
    ],
  },
  {
    name: 'E-mail, subject',
    limit: 50,
    candidates: ({ problem, after, action }) => [bare(action), bare(after), bare(problem)],
  },
  {
    name: 'E-mail, preview line',
    limit: 90,
    candidates: ({ offer, after }) => [sentence(offer), `${sentence(after)} ${sentence(offer)}`],
  },
  {
    name: 'Text message',
    limit: 160,
    candidates: ({ product, offer, action }) => [
      `${nameOf(product)}: ${sentence(action)}`,
      `${nameOf(product)}: ${sentence(offer)} ${sentence(action)}`,
    ],
  },
  {
    name: 'Short post',
    limit: 280,
    candidates: ({ problem, after, action, offer }) => [
      `${sentence(after)} ${sentence(action)}`,
      `${sentence(problem)} ${sentence(after)} ${sentence(action)}`,
      `${sentence(problem)} ${sentence(after)} ${sentence(offer)} ${sentence(action)}`,
    ],
  },
  {
    name: 'Social feed, first lines',
    limit: 125,
    candidates: ({ problem, after }) => [
      sentence(after),
      sentence(problem),
      `${sentence(problem)} ${sentence(after)}`,
    ],
  },
];

/** For every channel the longest text that fits, and the channels for which even the shortest is too long. */
export function channelTexts(input: CopyInput): { fitting: ChannelText[]; tooLong: string[] } {
  const fitting: ChannelText[] = [];
  const tooLong: string[] = [];
  for (const { name, limit, candidates } of channels) {
    const texts = candidates(input)
      .filter((text) => [...text].length <= limit)
      .toSorted((one, other) => [...other].length - [...one].length);
    const [text] = texts;
    if (text === undefined) tooLong.push(`${name}, at most ${limit} characters`);
    else fitting.push({ channel: name, text, limit, length: [...text].length });
  }
  return { fitting, tooLong };
}
