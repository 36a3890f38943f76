import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../kernel/limits.ts';
import { cartItems, clearCart } from '../lib/cart.ts';
import { putInCart } from './put-in-cart.ts';
import { type ToastOptions, takeToasts } from './toast.ts';

const hosting = { id: 'hosting', name: 'Personal Hosting', price: 9.99 };

beforeEach(() => clearCart());

describe('putInCart', () => {
  it('says for three seconds that an item was added, or that it is there already', () => {
    const shown: ToastOptions[] = [];
    const end = takeToasts({ show: (message) => shown.push(message), dismiss: () => undefined });
    putInCart(hosting);
    putInCart(hosting);
    end();
    expect(shown.map(({ title, durationMs }) => [title, durationMs])).toEqual([
      ['Added to cart', limits.cart.noticeMs],
      ['Item already in cart', 3_000],
    ]);
    expect(cartItems()).toEqual([hosting]);
  });
});
