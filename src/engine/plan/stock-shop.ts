import type { EntitySpec } from '../spec/app-spec.ts';
import { findThing } from './find-thing.ts';
import { makeEntity } from './make-entity.ts';
import { nounOf } from './noun.ts';
import type { PlanDraft } from './plan-draft.ts';

const shop =
  /\b(?:shop|store|boutique|marketplace|webshop|e-?shop|e-?commerce)(?:\s+(?:web ?site|site|platform|app|system))?$/;
const sold =
  /^(?:for|selling|that sells|which sells|to sell|of)\s+(?:buying |selling )?([a-z][a-z -]{2,40}?)(?=\s+(?:with|where|that|which|to|in|and|online)\b|[,.]|$)/i;
const ofSubject =
  /(?:^|\s)(?!(?:online|web|small|local|coffee|barber|repair|general|department|concept|pop-up|app|e|virtual|digital|internet|shopping)\b)([a-z-]{3,})\s+(?:web)?(?:shop|store|boutique)$/;
const kinds = ['Classic', 'Signature', 'Everyday', 'Travel', 'Deluxe', 'Seasonal'];

/** “A shop for candles”: the candles are what it sells, with a price and a stock like everything that is sold. False when it is no shop. */
export function stockShop(draft: PlanDraft): boolean {
  const { brief, parts } = draft;
  if (!shop.test(brief.subject)) return false;
  // Who speaks of products has said what the shop keeps.
  const namesGoods = brief.requests.some(({ object }) => /\b(?:products?|goods|items?)\b/.test(object));
  const ofName = namesGoods ? undefined : ofSubject.exec(brief.subject)?.[1];
  const noun = nounOf(sold.exec(brief.purpose)?.[1] ?? ofName ?? '');
  const product = parts.things.get('product');
  if (noun === undefined || product === undefined) return false;
  const known = findThing(parts.things, noun);
  const entity = makeEntity(noun.phrase, product);
  if (known === undefined || known !== product) nameSamples(entity);
  const goods = draft.addEntity(entity);
  draft.callAlso(goods, 'product');
  return draft.useBlock('cart', { entity: goods, text: brief.text }) !== undefined;
}

function nameSamples(entity: EntitySpec): void {
  for (const [index, sample] of entity.samples.entries()) {
    sample[entity.title] = `${kinds[index % kinds.length] ?? ''} ${entity.one.toLowerCase()}`;
    const description = entity.fields.find(({ kind }) => kind === 'long-text')?.name;
    if (description !== undefined)
      sample[description] =
        `Our ${(kinds[index % kinds.length] ?? '').toLowerCase()} one, made with care and sent within two days.`;
  }
}
