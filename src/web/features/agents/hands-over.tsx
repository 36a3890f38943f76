import { Check } from 'lucide-react';

/** What an agent gives, a few words each: they break where the screen ends. */
export function HandsOver({ things }: { things: readonly string[] }) {
  return (
    <ul aria-label="What it hands over" className="flex flex-wrap gap-x-5 gap-y-1.5">
      {things.map((thing) => (
        <li key={thing} className="flex min-w-0 items-start gap-1.5">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
          <span className="min-w-0">{thing}</span>
        </li>
      ))}
    </ul>
  );
}
