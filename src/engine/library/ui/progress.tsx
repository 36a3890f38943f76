export function Progress({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  const percent = max <= 0 ? 0 : Math.round((Math.min(Math.max(value, 0), max) / max) * 100);
  return (
    <div>
      <div className="flex justify-between gap-3 text-sm">
        <span>{label}</span>
        <span className="tabular-nums">{percent}%</span>
      </div>
      <progress aria-label={label} value={percent} max={100} className="app-progress mt-1.5 h-2 w-full" />
    </div>
  );
}
