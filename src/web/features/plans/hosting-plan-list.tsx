import { hostingPlans } from '../../../catalog/hosting-plans.ts';
import { SalesButton } from './sales-button.tsx';

/** What one app can be had for, as a list of prices. */
export function HostingPlanList() {
  return (
    <div className="@container">
      <ul className="divide-y divide-line overflow-hidden rounded-large border border-line bg-surface shadow-card">
        {hostingPlans.map(({ id, name, price, per, summary }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-3 px-5 py-5 @2xl:grid-cols-[minmax(0,1fr)_11rem_auto] @2xl:items-center"
          >
            <div className="min-w-0">
              <h3 className="text-body font-semibold text-ink">{name}</h3>
              <p className="mt-0.5 text-small text-ink-muted">{summary}</p>
            </div>
            <p className="flex items-baseline gap-1.5 tabular-nums @2xl:justify-end">
              <span className="text-lead font-semibold text-ink">{price}</span>
              <span className="text-small text-ink-faint">{per}</span>
            </p>
            <SalesButton about={name}>
              Contact Sales
              <span className="sr-only"> about {name}</span>
            </SalesButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
