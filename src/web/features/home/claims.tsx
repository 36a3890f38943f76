import { brand } from '../../../kernel/brand.ts';

/** What the brand says of itself; the sentence below makes plain whose words these are. */
export function Claims() {
  return (
    <figure className="@container">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-large border border-line bg-line @3xl:grid-cols-4">
        {brand.claims.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-surface px-5 py-6">
            <dt className="text-small text-ink-muted">{label}</dt>
            <dd className="text-headline font-semibold text-ink tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-3 text-caption text-ink-faint">
        Claims of {brand.name} about itself. They are not figures of this installation.
      </figcaption>
    </figure>
  );
}
