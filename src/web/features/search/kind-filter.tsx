interface KindFilterProps {
  kinds: readonly { readonly kind: string; readonly label: string; readonly count: number }[];
  /** Empty for all of them. */
  chosen: string;
  total: number;
  onChoose: (kind: string) => void;
}

export function KindFilter({ kinds, chosen, total, onChoose }: KindFilterProps) {
  const options = [{ kind: '', label: 'All', count: total }, ...kinds];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Kind</legend>
      {options.map(({ kind, label, count }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === chosen}
          disabled={count === 0 && kind !== chosen}
          onClick={() => onChoose(kind)}
          className="flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong px-4 text-small text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink disabled:opacity-50 aria-pressed:border-accent aria-pressed:bg-accent/10 aria-pressed:text-ink sm:min-h-8 sm:px-3"
        >
          {label}
          <span className="text-caption text-ink-faint tabular-nums">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
