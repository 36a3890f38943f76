import { Link } from 'wouter';
import { buttonClass } from '../ui/button.tsx';

export function NotFound() {
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-4 py-16 text-center">
      <h1 className="font-heading text-2xl font-bold">There is no such page</h1>
      <p className="text-muted">The address may be old or mistyped.</p>
      <Link href="/" className={buttonClass('primary', 'justify-self-center')}>
        Go to the start
      </Link>
    </div>
  );
}
