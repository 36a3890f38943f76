import { describeChecks } from '../../features/system/describe-checks.ts';
import { SystemStatus } from '../../features/system/system-status.tsx';
import { useHealth } from '../../features/system/use-health.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The live checks in one row, so that the work below them stays in sight. */
export function HealthStrip() {
  const { data, isError, isPending, refetch } = useHealth();
  const state = isError ? 'silent' : isPending ? 'asking' : data.status === 'ok' ? 'ready' : 'partial';
  return (
    <Card aria-labelledby="health-heading" aria-busy={isPending} className="overflow-hidden">
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-2.5">
        <h2 id="health-heading" className="text-small font-semibold text-ink">
          System{data === undefined ? '' : ` · version ${data.version}`}
        </h2>
        <SystemStatus state={state} />
      </header>
      {isError && data === undefined ? (
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-small text-ink-muted">
          <p>The server does not answer. It is asked again every few seconds.</p>
          <Button onClick={() => void refetch()}>Ask now</Button>
        </div>
      ) : (
        <dl className="flex flex-wrap gap-px bg-line">
          {data === undefined
            ? Array.from({ length: 5 }, (_, index) => (
                <div
                  key={index}
                  className="h-14 min-w-28 flex-1 bg-surface px-3 py-2 sm:h-17 sm:min-w-36 sm:px-4 sm:py-3"
                >
                  <Skeleton className="h-3 w-20" />
                  <Skeleton className="mt-3 h-3 w-28" />
                </div>
              ))
            : describeChecks(data).map(({ name, label, value, time, ok }) => (
                <div
                  key={name}
                  className="h-14 min-w-28 flex-1 bg-surface px-3 py-2 sm:h-17 sm:min-w-36 sm:px-4 sm:py-3"
                >
                  <dt className="truncate text-caption text-ink-muted">{label}</dt>
                  <dd className="mt-0.5 flex items-baseline sm:mt-1 gap-2 text-small">
                    <span className={`truncate font-medium ${ok ? 'text-ink' : 'text-negative'}`}>
                      {value}
                    </span>
                    <span className="hidden font-mono text-caption whitespace-nowrap text-ink-faint sm:inline">
                      {time}
                    </span>
                  </dd>
                </div>
              ))}
        </dl>
      )}
    </Card>
  );
}
