import { useId, useState } from 'react';
import { contract as modelUsage } from '../../../functions/model-usage/contract.ts';
import { Progress } from '../../ui/progress.tsx';
import { writeCount, writeMoney } from './amounts.ts';
import { limitFields } from './limit-form.ts';
import { Loaded } from './loaded.tsx';
import { UsageView } from './usage-view.tsx';
import { useModelQuery } from './use-models.ts';

const days = 31;

/** What a person has used, beside what they may. */
export function OwnUsage() {
  const headingId = useId();
  const [today] = useState(() => new Date());
  const query = useModelQuery(modelUsage, { of: 'me', days });
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-3">
      <h3 id={headingId} className="text-small font-semibold text-ink">
        What you have used
      </h3>
      <Loaded what="Your usage" query={query}>
        {({ lines, limits }) => {
          const own = limits.find(({ whose }) => whose === 'person');
          const set = limitFields.flatMap(({ name, label, isMoney }) => {
            const most = own?.limits[name] ?? null;
            const used = own?.used[name] ?? 0;
            const write = isMoney ? writeMoney : writeCount;
            return most === null ? [] : [{ name, label, most, used, write }];
          });
          return (
            <>
              {set.length === 0 ? (
                <p className="text-small text-ink-muted">No limit of your own is set.</p>
              ) : (
                <ul aria-label="Your limits" className="grid gap-4 sm:grid-cols-2">
                  {set.map(({ name, label, used, most, write }) => (
                    <li key={name}>
                      <Progress
                        label={`${label}: ${write(used)} of ${write(most)}`}
                        value={most === 0 ? 100 : Math.min(100, (used / most) * 100)}
                      />
                    </li>
                  ))}
                </ul>
              )}
              <div className="min-w-0 rounded-large border border-line">
                <UsageView lines={lines} days={days} today={today} ofEveryone={false} />
              </div>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
