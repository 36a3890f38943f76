import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'positive' | 'caution' | 'negative';
export type BadgeLook = 'default' | 'destructive' | 'secondary';

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line-strong bg-surface-overlay text-ink-muted',
  accent: 'border-accent/30 bg-accent/10 text-accent',
  positive: 'border-positive/30 bg-positive/10 text-positive',
  caution: 'border-caution/30 bg-caution/10 text-caution',
  negative: 'border-negative/30 bg-negative/10 text-negative',
};

const looks: Record<BadgeLook, string> = {
  default: 'border-accent/30 bg-transparent text-accent',
  destructive: 'border-transparent bg-negative-fill text-on-negative',
  secondary: tones.neutral,
};

export interface BadgeProps {
  /** A tint that says how a thing is. */
  tone?: BadgeTone;
  /** Filled, in place of a tint. */
  look?: BadgeLook;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', look, children }: BadgeProps) {
  return (
    <span
      data-look={look}
      className={`inline-flex h-5.5 items-center gap-1 rounded-full border px-2 text-caption font-medium whitespace-nowrap [&>svg]:size-3 ${look === undefined ? tones[tone] : looks[look]}`}
    >
      {children}
    </span>
  );
}
