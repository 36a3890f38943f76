/** What happened, the latest first. */
export function PlayLog({ lines, title = 'Play by play' }: { lines: readonly string[]; title?: string }) {
  return (
    <section aria-label={title}>
      <h3 className="font-heading font-semibold">{title}</h3>
      {lines.length === 0 ? <p className="text-sm text-muted">Nothing has happened yet.</p> : null}
      <ol
        className="mt-1 grid max-h-64 gap-1 overflow-y-auto text-sm"
        tabIndex={0}
        aria-label={`${title}, latest first`}
      >
        {lines.toReversed().map((line, index) => (
          <li key={lines.length - index} data-play className="rounded-control bg-soft px-3 py-1.5">
            {line}
          </li>
        ))}
      </ol>
    </section>
  );
}
