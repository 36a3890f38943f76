import { createValue } from '../store/value.ts';

export interface CartLine {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly quantity: number;
}

export const cartLines = createValue<readonly CartLine[]>('cart', []);

/** One more of a thing, but never more than there is. */
export function addLine(item: Omit<CartLine, 'quantity'>, most = Number.POSITIVE_INFINITY): void {
  const lines = cartLines.get();
  const known = lines.find(({ id }) => id === item.id);
  if (known === undefined) return cartLines.set([...lines, { ...item, quantity: 1 }]);
  changeQuantity(item.id, Math.min(known.quantity + 1, most));
}

/** None of it takes the line out of the cart. */
export function changeQuantity(id: string, quantity: number): void {
  const lines = cartLines.get();
  cartLines.set(
    quantity <= 0
      ? lines.filter((line) => line.id !== id)
      : lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
  );
}

export function clearCart(): void {
  cartLines.set([]);
}

export function linesTotal(lines: readonly CartLine[]): number {
  return Math.round(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100;
}
