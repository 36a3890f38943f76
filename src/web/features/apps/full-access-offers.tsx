import { Link } from 'react-router';
import { hostingPlans } from '../../../catalog/hosting-plans.ts';
import { href } from '../../lib/href.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';

type OfferId = (typeof hostingPlans)[number]['id'];

const verbs: Record<OfferId, string> = {
  'day-access': 'Use credits',
  'personal-hosting': 'Host it',
  'commercial-hosting': 'Host it',
  'source-code': 'Buy',
};

/** What can be had for one app. */
export function FullAccessOffers() {
  return (
    <Section heading="Get Full Access">
      <ul className="divide-y divide-line rounded-large border border-line bg-surface">
        {hostingPlans.map(({ id, name, price, per, summary }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
            <div className="min-w-0 flex-1 basis-52">
              <h3 className="text-small font-semibold text-ink">{name}</h3>
              <p className="mt-0.5 text-small text-ink-muted">{summary}</p>
            </div>
            <p className="text-small text-ink-muted tabular-nums">
              <span className="text-body font-semibold text-ink">{price}</span> {per}
            </p>
            <Link to={href('/plans')} className={buttonClass('secondary', 'min-w-24')}>
              {verbs[id]}
              <span className="sr-only">: {name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
