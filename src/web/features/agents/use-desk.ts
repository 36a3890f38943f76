import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { blankDraft } from '../../../catalog/agent-desk/blank-draft.ts';
import type { Draft } from '../../../catalog/agent-desk/fields.ts';
import { limits } from '../../../kernel/limits.ts';
import { type HandedValues, readHandedValues } from '../../lib/handed-values.ts';
import type { LoadedAgent } from './load-agent.ts';
import { useRun } from './run/use-run.ts';
import { type SavedRun, useRuns } from './runs/use-runs.ts';

/** What stands in the form and in the result, and how one becomes the other. */
export function useDesk(
  { card, source, work: agentWork, example }: LoadedAgent,
  result: RefObject<HTMLElement | null>,
) {
  const [draft, setDraft] = useState<Draft>(example.input);
  const [label, setLabel] = useState<string | undefined>(example.starter);
  /** What the result that is shown was made of; the form may be ahead of it. */
  const [resultOf, setResultOf] = useState<string | undefined>(example.starter);
  const [opened, setOpened] = useState<SavedRun>();
  /** Values from a question, while the form is still about it. */
  const [handed, setHanded] = useState<HandedValues>();
  const running = useRun(source, { draft: example.input, seed: example.seed, result: example.result });
  const saved = useRuns(card.slug);
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(soon.current), []);

  function show(given: Draft, name: string | undefined) {
    setDraft(given);
    setLabel(name);
    setOpened(undefined);
    if (name !== undefined) setHanded(undefined);
  }

  async function work(given: Draft, seed: number, name: string | undefined): Promise<boolean> {
    const isDone = await running.run(given, seed);
    if (isDone) setResultOf(name);
    return isDone;
  }

  async function start(given: Draft, name: string | undefined) {
    show(given, name);
    // On a phone the result stands below the form, out of sight.
    if (await work(given, example.seed, name)) result.current?.scrollIntoView({ block: 'nearest' });
  }

  /** While a slider moves only its last place is worked out. */
  function move(given: Draft) {
    show(given, undefined);
    clearTimeout(soon.current);
    soon.current = setTimeout(
      () => void work(given, running.finished.seed, undefined),
      limits.ui.leverPauseMs,
    );
  }

  function open(kept: SavedRun) {
    show(kept.input, kept.name);
    setOpened(kept);
    void work(kept.input, kept.seed, kept.name);
  }

  const asked = useSearchParams()[0].get('run');
  const isThere = saved.runs.some(({ id }) => id === asked);
  const openAsked = useEffectEvent(() => {
    const wanted = saved.runs.find(({ id }) => id === asked);
    if (wanted !== undefined) open(wanted);
  });
  useEffect(() => {
    if (!isThere) return;
    const opening = setTimeout(() => openAsked());
    return () => clearTimeout(opening);
  }, [isThere]);

  useHanded(asked === null, (values) => {
    show({ ...blankDraft(agentWork), ...valuesOf(values) }, undefined);
    setHanded(values);
  });

  return { ...running, opened, handed, draft, label, resultOf, saved, show, start, move, open };
}

function valuesOf({ values }: HandedValues): Draft {
  return Object.fromEntries(values.map(({ field, value }) => [field, value]));
}

/** What a link handed over beside its address; taken once the page stands, which the build rendered without it. */
function useHanded(wanted: boolean, onHanded: (values: HandedValues) => void): void {
  const { state } = useLocation();
  const take = useEffectEvent(onHanded);
  useEffect(() => {
    const values = wanted ? readHandedValues(state) : undefined;
    if (values === undefined) return;
    const taking = setTimeout(() => take(values));
    return () => clearTimeout(taking);
  }, [wanted, state]);
}
