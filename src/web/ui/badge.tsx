import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'caution' | 'negative';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line-strong bg-surface-overlay text-ink-muted',
  accent: 'border-accent/30 bg-accent/10 text-accent',
  positive: 'border-positive/30 bg-positive/10 text-positive',
  caution: 'border-caution/30 bg-caution/10 text-caution',
  negative: 'border-negative/30 bg-negative/10 text-negative',
};

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-5.5 items-center gap-1 rounded-full border px-2 text-caption font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
