import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AgentForm } from './form/agent-form.tsx';
import { HandedNote } from './handed-note.tsx';
import type { LoadedAgent } from './load-agent.ts';
import type { useDesk } from './use-desk.ts';

/** Only who has a text to fill it from needs it. */
const FillFromText = lazyPart(async () => (await import('./model/fill-from-text.tsx')).FillFromText);

interface DeskFormProps {
  agent: LoadedAgent;
  desk: ReturnType<typeof useDesk>;
}

/** The form of an agent, and the ways to fill it. */
export function DeskForm({ agent: { source, work }, desk }: DeskFormProps) {
  const { draft, label } = desk;
  const [isFilling, setFilling] = useState(false);
  return (
    <div className="@container grid min-w-0 grid-cols-1 content-start gap-6">
      {desk.handed === undefined ? null : <HandedNote handed={desk.handed} />}
      <Button className="justify-self-start" aria-expanded={isFilling} onClick={() => setFilling(!isFilling)}>
        Fill from a text
      </Button>
      {isFilling ? (
        <FillFromText
          slug={source.kind === 'agent' ? source.slug : undefined}
          work={work}
          draft={draft}
          isExample={work.starters.some(({ name }) => name === label)}
          onChange={(next) => desk.show(next, undefined)}
          fallback={<Skeleton className="h-72" />}
        />
      ) : null}
      <AgentForm
        work={work}
        draft={draft}
        faults={desk.faults}
        running={desk.running}
        onChange={(next) => desk.show(next, undefined)}
        onRun={() => void desk.start(draft, label)}
      />
    </div>
  );
}
