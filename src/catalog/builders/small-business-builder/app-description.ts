import { limits } from '../../../kernel/limits.ts';
import type { AppWish } from '../../agent-desk/result.ts';
import { writeAmount } from '../../agent-desk/write-amount.ts';
import { dealingInApp } from './dealing.ts';
import type { BusinessInput } from './fields.ts';

const mostProducts = 6;
const sellsGoods: ReadonlySet<string> = new Set(['order', 'delivery', 'visit']);

/** The business as its owner would describe the app for it. */
export function appWishOf(input: BusinessInput): AppWish {
  const isOnline = /^online\b/i.test(input.place);
  const where = isOnline ? '' : ` in ${input.place}`;
  const sold = input.products
    .slice(0, mostProducts)
    .map(({ name, price }) => `${plain(name)} (${writeAmount(price, 'money', input.currency)})`);
  return {
    name: input.name,
    description: fitting([
      `A site for my ${input.trade.toLowerCase()} ${input.name}${where}.`,
      `We ${sellsGoods.has(input.dealing) ? 'sell' : 'offer'} ${listed(sold)}.`,
      dealingInApp[input.dealing],
      ...(input.hours === undefined ? [] : [`Opening hours: ${sentence(input.hours)}`]),
      `On the first page: ${sentence(input.difference)}`,
    ]),
  };
}

/** As many whole sentences as the generator takes, the weightiest first. */
function fitting(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => {
    const longer = text === '' ? next : `${text} ${next}`;
    return longer.length <= limits.apps.description ? longer : text;
  }, '');
}

/** “Sourdough loaf” in the middle of a sentence; names in capitals stay as they are. */
function plain(name: string): string {
  return /^[A-ZÄÖÜ][a-zäöüß]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
