/** Stands where something will be, in its final size; give the size as classes. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`animate-breathe rounded-small bg-surface-overlay ${className}`} />;
}
