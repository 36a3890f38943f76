/** A hairline between two things; with a word, such as 'or', in its middle. */
export function Separator({ label }: { label?: string }) {
  if (label === undefined) return <hr className="border-t border-line" />;
  return (
    <div className="flex items-center gap-3 text-caption text-ink-faint">
      <hr aria-hidden className="flex-1 border-t border-line" />
      {label}
      <hr aria-hidden className="flex-1 border-t border-line" />
    </div>
  );
}
