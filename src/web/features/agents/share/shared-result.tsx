import { use, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import type { SharedRun } from '../../../../functions/read-shared-run/contract.ts';
import { href } from '../../../lib/href.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { deskEntry } from '../desk-entries.ts';
import { type LoadedAgent, loadAgent } from '../load-agent.ts';
import { ExportMenu } from '../result/export-menu.tsx';
import { MethodView } from '../result/method-view.tsx';
import { ResultView } from '../result/result-view.tsx';
import { useRun } from '../run/use-run.ts';

type OpenRun = Extract<SharedRun, { state: 'open' }>;

/** Worked out again on this device from what was shared: the same input and seed give the same result. */
export function SharedResult({ run }: { run: OpenRun }) {
  if (deskEntry(run.agent) === undefined)
    return <EmptyState heading="This agent is not there any more">{run.summary}</EmptyState>;
  return <KnownAgent run={run} />;
}

function KnownAgent({ run }: { run: OpenRun }) {
  const agent = use(loadAgent(run.agent));
  const madeOn = new Date(run.madeAt).toLocaleDateString(undefined, { dateStyle: 'medium' });
  return (
    <>
      <PageHeader
        heading={<span className="wrap-anywhere">{run.name}</span>}
        description={`Worked out by the ${agent.card.name} and shared to be looked at.`}
        meta={<Badge>Made on {madeOn}</Badge>}
        actions={
          <Link to={deskEntry(agent.card.slug)?.path ?? href('/agents')} className={buttonClass('primary')}>
            Work out your own
          </Link>
        }
      />
      <Reworked agent={agent} run={run} />
    </>
  );
}

function Reworked({ agent: { card, source, work, example }, run }: { agent: LoadedAgent; run: OpenRun }) {
  const {
    finished,
    running,
    faults,
    trouble,
    run: start,
  } = useRun(source, {
    draft: example.input,
    seed: example.seed,
    result: example.result,
  });
  const begin = useEffectEvent(() => void start(run.input, run.seed));
  useEffect(() => begin(), []);
  const isDone = finished.draft === run.input;
  if (faults.length > 0 || trouble !== undefined)
    return (
      <Alert tone="negative" title="This cannot be worked out any more" announce>
        {trouble ?? 'The agent asks for other things today than when this was made.'} It said then:{' '}
        {run.summary}
      </Alert>
    );
  if (running || !isDone) return <Skeleton className="h-[40rem] w-full" />;
  return (
    <>
      {work.version === run.version ? null : (
        <Alert tone="caution">
          The agent has changed since this was made; this is what it works out today. It said then:{' '}
          {run.summary}
        </Alert>
      )}
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <ExportMenu title={`${card.name}: ${run.name}`} work={work} finished={finished} />
        <ResultView result={finished.result} />
      </div>
      <MethodView work={work} />
    </>
  );
}
