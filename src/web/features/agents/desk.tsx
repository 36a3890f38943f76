import { LoaderCircle, Square } from 'lucide-react';
import { useRef } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { AgentForm } from './form/agent-form.tsx';
import { StarterList } from './form/starter-list.tsx';
import type { LoadedAgent } from './load-agent.ts';
import { ExportMenu } from './result/export-menu.tsx';
import { Levers } from './result/levers.tsx';
import { MethodView } from './result/method-view.tsx';
import { ResultView } from './result/result-view.tsx';
import { OwnRuns } from './runs/own-runs.tsx';
import { SaveRun } from './runs/save-run.tsx';
import { useDesk } from './use-desk.ts';

const fullShare = 100;

/** Where an agent works: the example it begins with, the form, and the result beside it. */
export function Desk({ agent }: { agent: LoadedAgent }) {
  const { card, work } = agent;
  const result = useRef<HTMLDivElement>(null);
  const desk = useDesk(agent, result);
  const { draft, label, finished, saved } = desk;
  return (
    <div className="@container grid min-w-0 gap-10">
      <StarterList
        starters={work.starters}
        chosen={label}
        onChoose={({ name, input }) => void desk.start(input, name)}
      />
      <p className="grid gap-1 rounded-medium border border-line bg-surface p-4 text-small text-ink @5xl:hidden">
        {finished.result.summary}
        <a href="#result" className="inline-flex min-h-11 items-center text-accent sm:min-h-8">
          See the whole result
        </a>
      </p>
      <div className="grid min-w-0 gap-10 @5xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="@container min-w-0">
          <AgentForm
            work={work}
            draft={draft}
            faults={desk.faults}
            running={desk.running}
            onChange={(next) => desk.show(next, undefined)}
            onRun={() => void desk.start(draft, label)}
          />
        </div>
        <div ref={result} id="result" className="grid min-w-0 scroll-mt-20 content-start gap-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lead font-semibold text-ink">
              Result{label === undefined ? '' : `: ${label}`}
            </h2>
            <div className="flex flex-wrap justify-end gap-2">
              <ExportMenu
                title={label === undefined ? card.name : `${card.name}: ${label}`}
                work={work}
                finished={finished}
              />
              <SaveRun
                suggested={label ?? card.name}
                onSave={(name) => saved.save(card.slug, work.version, name, finished)}
              />
            </div>
          </div>
          {desk.trouble === undefined ? null : (
            <Alert tone="negative" announce>
              {desk.trouble}
            </Alert>
          )}
          {desk.running ? <Running share={desk.share} onCancel={desk.cancel} /> : null}
          <p aria-live="polite" className="sr-only">
            {desk.running ? 'Working it out' : finished.result.summary}
          </p>
          <ResultView result={finished.result} />
          <Levers work={work} draft={draft} onMove={desk.move} />
        </div>
      </div>
      <OwnRuns saved={saved} onOpen={desk.open} />
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
