import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type AlertTone = 'info' | 'positive' | 'caution' | 'negative';

export interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  /** What to do about it. */
  actions?: ReactNode;
  /** It appears because something just happened, so it is read out. */
  announce?: boolean;
}

const looks: Record<AlertTone, string> = {
  info: 'border-accent/25 bg-accent/8 [&>svg]:text-accent',
  positive: 'border-positive/25 bg-positive/8 [&>svg]:text-positive',
  caution: 'border-caution/25 bg-caution/8 [&>svg]:text-caution',
  negative: 'border-negative/25 bg-negative/8 [&>svg]:text-negative',
};

const icons = { info: Info, positive: CircleCheck, caution: TriangleAlert, negative: CircleAlert };

/** Something to know, in the flow of the page. */
export function Alert({ tone = 'info', title, children, actions, announce = false }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      {...(announce ? { role: 'alert' } : {})}
      className={`flex items-start gap-3 rounded-large border p-4 text-small ${looks[tone]}`}
    >
      <Icon aria-hidden className="mt-px size-4.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title === undefined ? null : <p className="font-semibold text-ink">{title}</p>}
        {children === undefined ? null : (
          <div className={`wrap-anywhere text-ink-muted ${title === undefined ? '' : 'mt-1'}`}>
            {children}
          </div>
        )}
        {actions === undefined ? null : <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
