import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, cartItems, cartStorageKey, clearCart, removeFromCart, useCart } from './cart.ts';

const hosting = { id: 'hosting', name: 'Personal Hosting', price: 9.99 };
const source = { id: 'source', name: 'Source Code', price: 500 };

beforeEach(() => clearCart());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the cart', () => {
  it('takes each item once, and is kept in the browser', () => {
    expect(addToCart(hosting)).toBe(true);
    expect(addToCart({ ...hosting, price: 1 })).toBe(false);
    expect(addToCart(source)).toBe(true);
    expect(cartItems()).toEqual([hosting, source]);
    expect(JSON.parse(localStorage.getItem(cartStorageKey) ?? '')).toEqual([hosting, source]);
    removeFromCart('hosting');
    expect(cartItems()).toEqual([source]);
    clearCart();
    expect(cartItems()).toEqual([]);
  });

  it('tells every part of the page, and follows another tab', () => {
    const { result } = renderHook(() => useCart());
    act(() => void addToCart(hosting));
    expect(result.current).toEqual([hosting]);
    localStorage.setItem(cartStorageKey, JSON.stringify([source]));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: cartStorageKey })));
    expect(result.current).toEqual([source]);
  });

  it.each(['{', '{"id":1}', '[{"id":"a"},null,{"id":"b","name":"B","price":"1"}]'])(
    'takes %s in the storage for an empty cart',
    (text) => {
      localStorage.setItem(cartStorageKey, text);
      expect(cartItems()).toEqual([]);
    },
  );

  it('lasts until the page is left where storage is blocked', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    addToCart(hosting);
    expect(cartItems()).toEqual([hosting]);
  });
});
