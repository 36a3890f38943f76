import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Plan, type PlanId, plans } from '../../../catalog/plans.ts';
import { Badge } from '../../ui/badge.tsx';
import { SalesButton } from './sales-button.tsx';

interface PlanCardsProps {
  /** The plan of the person who looks; absent when nobody is signed in, or it is not known yet. */
  current?: PlanId | undefined;
  /** How to begin with the free plan. */
  start: ReactNode;
  /** The rank of the plans' names among the headings around them. */
  level?: 2 | 3;
}

export function PlanCards({ current, start, level = 2 }: PlanCardsProps) {
  return (
    <div className="@container">
      <ul className="grid gap-4 @3xl:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isCurrent={plan.id === current} start={start} level={level} />
        ))}
      </ul>
    </div>
  );
}

interface PlanCardProps {
  plan: Plan;
  isCurrent: boolean;
  start: ReactNode;
  level: 2 | 3;
}

function PlanCard({ plan, isCurrent, start, level }: PlanCardProps) {
  const Heading = `h${level}` as const;
  const featured = plan.id === 'pro';
  return (
    <li
      className={`relative flex min-w-0 flex-col rounded-large border bg-surface p-6 shadow-card ${featured ? 'border-accent/40' : 'border-line'}`}
    >
      <div className="flex h-6 items-center justify-between gap-3">
        <Heading className="text-body font-semibold text-ink">{plan.name}</Heading>
        {isCurrent ? <Badge tone="accent">Your plan</Badge> : null}
      </div>
      <p className="mt-1.5 text-small text-ink-muted @3xl:min-h-10">{plan.summary}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="text-title font-semibold text-ink">{plan.price}</span>
        {plan.period === undefined ? null : <span className="text-small text-ink-faint">{plan.period}</span>}
      </p>
      <div className="mt-5 grid">
        {plan.ask === undefined ? (
          start
        ) : (
          <SalesButton about={`${plan.name} plan`} look={featured ? 'primary' : 'secondary'}>
            {plan.ask}
          </SalesButton>
        )}
      </div>
      <hr className="my-6 border-line" />
      {plan.base === undefined ? null : <p className="mb-3 text-small font-medium text-ink">{plan.base}</p>}
      <ul className="grid gap-3">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5 text-small text-ink-muted">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
