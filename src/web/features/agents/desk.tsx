import { LoaderCircle, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { DeskForm } from './desk-form.tsx';
import { StarterList } from './form/starter-list.tsx';
import type { LoadedAgent } from './load-agent.ts';
import type { ToldResult } from './model/told-result.ts';
import { ExportMenu } from './result/export-menu.tsx';
import { Levers } from './result/levers.tsx';
import { MakeApp } from './result/make-app.tsx';
import { MethodView } from './result/method-view.tsx';
import { ResultView } from './result/result-view.tsx';
import { RunNames } from './runs/run-names.tsx';
import { SaveRun } from './runs/save-run.tsx';
import { useDesk } from './use-desk.ts';

const fullShare = 100;
/** Only who has saved something needs it. */
const OwnRuns = lazyPart(async () => (await import('./runs/own-runs.tsx')).OwnRuns);

/** Only who is signed in may use a model. */
const Narrative = lazyPart(async () => (await import('./model/narrative.tsx')).Narrative);

/** Where an agent works: the example it begins with, the form, and the result beside it. */
export function Desk({ agent }: { agent: LoadedAgent }) {
  const { card, work } = agent;
  const result = useRef<HTMLDivElement>(null);
  const desk = useDesk(agent, result);
  const { draft, resultOf, finished, saved } = desk;
  const { user } = useSession();
  const [told, setTold] = useState<ToldResult>();
  const title = resultOf === undefined ? card.name : `${card.name}: ${resultOf}`;
  return (
    <div className="@container grid min-w-0 grid-cols-1 gap-10">
      <StarterList
        starters={work.starters}
        chosen={desk.label}
        onChoose={({ name, input }) => void desk.start(input, name)}
      />
      <p className="grid grid-cols-1 gap-1 rounded-medium border border-line bg-surface p-4 text-small text-ink @5xl:hidden">
        {finished.result.summary}
        <a href="#result" className="inline-flex min-h-11 items-center text-accent sm:min-h-8">
          See the whole result
        </a>
      </p>
      <div className="grid min-w-0 grid-cols-1 gap-10 @5xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <DeskForm agent={agent} desk={desk} />
        <div ref={result} id="result" className="grid min-w-0 grid-cols-1 scroll-mt-20 content-start gap-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lead font-semibold text-ink">
              Result{resultOf === undefined ? '' : `: ${resultOf}`}
            </h2>
            <div className="flex flex-wrap justify-end gap-2">
              {finished.result.app === undefined ? null : <MakeApp wish={finished.result.app} />}
              <ExportMenu
                title={title}
                work={work}
                finished={told?.of === finished.result ? { ...finished, result: told.withText } : finished}
              />
              <SaveRun
                suggested={resultOf ?? card.name}
                onSave={(name) => saved.save(card.slug, work.version, name, finished)}
              />
            </div>
          </div>
          {desk.trouble === undefined ? null : (
            <Alert tone="negative" announce>
              {desk.trouble}
            </Alert>
          )}
          {desk.opened === undefined || desk.opened.version === work.version ? null : (
            <Alert tone="caution">
              This was saved by an older version of the agent, and is worked out here by the present one. It
              said then: {desk.opened.summary}
            </Alert>
          )}
          {desk.running ? <Running share={desk.share} onCancel={desk.cancel} /> : null}
          <p aria-live="polite" className="sr-only">
            {desk.running ? 'Working it out' : finished.result.summary}
          </p>
          <ResultView result={finished.result} />
          <Levers work={work} draft={draft} onMove={desk.move} />
          {user === null ? null : <Narrative title={title} result={finished.result} onExport={setTold} />}
        </div>
      </div>
      {saved.runs.length === 0 ? null : (
        <OwnRuns
          saved={saved}
          version={work.version}
          onOpen={desk.open}
          fallback={<RunNames runs={saved.runs} onOpen={desk.open} />}
        />
      )}
      <MethodView work={work} />
    </div>
  );
}

function Running({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-4 rounded-medium border border-line bg-surface p-3">
      <LoaderCircle aria-hidden className="size-5 shrink-0 animate-turn text-accent" />
      <div className="min-w-0 flex-1">
        <Progress label="Working it out" value={Math.round(share * fullShare)} />
      </div>
      <Button look="quiet" onClick={onCancel}>
        <Square aria-hidden />
        Stop
      </Button>
    </div>
  );
}
