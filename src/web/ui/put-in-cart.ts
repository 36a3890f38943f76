import { limits } from '../../kernel/limits.ts';
import { addToCart, type CartItem } from '../lib/cart.ts';
import { toast } from './toast.ts';

/** Puts an item into the cart and says so, or says that it is there already. */
export function putInCart(item: CartItem): void {
  const added = addToCart(item);
  toast({
    title: added ? 'Added to cart' : 'Item already in cart',
    description: item.name,
    variant: added ? 'success' : 'default',
    durationMs: limits.cart.noticeMs,
  });
}
