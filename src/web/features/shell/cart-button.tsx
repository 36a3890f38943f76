import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router';
import { cartPath } from '../../../catalog/navigation.ts';
import { useCart } from '../../lib/cart.ts';

/** The way to the cart, with how many items lie in it. An empty one has nothing to offer, and no place in the bar. */
export function CartButton() {
  const count = useCart().length;
  if (count === 0) return null;
  const label = `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  return (
    <Link
      to={cartPath}
      aria-label={label}
      title={label}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-medium text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink sm:size-9"
    >
      <ShoppingCart aria-hidden className="size-4.5" />
      <span
        aria-hidden
        className="absolute top-1 right-1 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent-fill px-1 text-[0.625rem] leading-none font-semibold text-on-accent tabular-nums sm:top-0 sm:right-0"
      >
        {count > 99 ? '99+' : count}
      </span>
    </Link>
  );
}
