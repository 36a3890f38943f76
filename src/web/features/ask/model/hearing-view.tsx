import { useDeferredValue } from 'react';
import type { Speaker } from '../../../../ask/said/said.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Hearing } from './speaking-model.ts';

const SaidText = lazyPart(async () => (await import('./said-text.tsx')).SaidText);
const nothing: readonly [] = [];
const noId = () => '';

/** What a model does, in words. */
const uses: Readonly<Record<string, string>> = {
  work_out: 'Working it out',
  search: 'Looking for sources',
  list_agents: 'Looking for an agent',
  read_agent_form: 'Reading what the agent asks for',
  run_agent: 'Running an agent',
  list_my_apps: 'Looking at your apps',
  list_my_runs: 'Looking at your saved runs',
};

/** An answer while it is being given. Nothing of it is read out before its end. */
export function HearingView({ hearing: { text, using }, speaker }: { hearing: Hearing; speaker: Speaker }) {
  const shown = useDeferredValue(text);
  return (
    <div className="grid grid-cols-1 gap-4">
      {shown === '' ? null : (
        <SaidText
          text={shown}
          marks={nothing}
          sources={nothing}
          idOf={noId}
          fallback={<p className="wrap-anywhere whitespace-pre-wrap text-ink">{shown}</p>}
        />
      )}
      <Spinner>
        {using === undefined ? `${speaker.name} is answering` : (uses[using] ?? 'Using a tool')}
      </Spinner>
    </div>
  );
}
