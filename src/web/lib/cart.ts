import { useSyncExternalStore } from 'react';

export interface CartItem {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

export const cartStorageKey = 'cart';

const empty: readonly CartItem[] = [];
const watchers = new Set<() => void>();
/** The list that was last read, with the text it was read from: a store must give the same list until it changes. */
let known: { text: string | null; items: readonly CartItem[] } = { text: null, items: empty };

function isItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, price } = value as Record<string, unknown>;
  return (
    typeof id === 'string' && typeof name === 'string' && typeof price === 'number' && Number.isFinite(price)
  );
}

function parse(text: string | null): readonly CartItem[] {
  if (text === null) return empty;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read.filter(isItem) : empty;
  } catch {
    return empty;
  }
}

export function cartItems(): readonly CartItem[] {
  let text: string | null;
  try {
    text = localStorage.getItem(cartStorageKey);
  } catch {
    return known.items;
  }
  if (text !== known.text) known = { text, items: parse(text) };
  return known.items;
}

/** Where storage is blocked the cart lasts until the page is left. */
function store(items: readonly CartItem[]): void {
  const text = JSON.stringify(items);
  try {
    localStorage.setItem(cartStorageKey, text);
    known = { text, items };
  } catch (error) {
    console.warn('The cart could not be stored.', error);
    known = { ...known, items };
  }
  for (const changed of watchers) changed();
}

/** Puts an item in, once: says whether it was new. */
export function addToCart({ id, name, price }: CartItem): boolean {
  const items = cartItems();
  if (items.some((item) => item.id === id)) return false;
  store([...items, { id, name, price }]);
  return true;
}

export function removeFromCart(id: string): void {
  store(cartItems().filter((item) => item.id !== id));
}

export function clearCart(): void {
  store(empty);
}

function watchCart(changed: () => void): () => void {
  const followStorage = ({ key }: StorageEvent) => {
    if (key === cartStorageKey || key === null) changed();
  };
  watchers.add(changed);
  addEventListener('storage', followStorage);
  return () => {
    watchers.delete(changed);
    removeEventListener('storage', followStorage);
  };
}

/** What lies in the cart, here and in other tabs. */
export function useCart(): readonly CartItem[] {
  return useSyncExternalStore(watchCart, cartItems, () => empty);
}
