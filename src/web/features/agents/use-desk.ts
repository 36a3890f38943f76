import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Draft } from '../../../catalog/agent-desk/fields.ts';
import { limits } from '../../../kernel/limits.ts';
import type { LoadedAgent } from './load-agent.ts';
import { useRun } from './run/use-run.ts';
import { type SavedRun, useRuns } from './runs/use-runs.ts';

/** What stands in the form and in the result, and how one becomes the other. */
export function useDesk({ card, example }: LoadedAgent, result: RefObject<HTMLElement | null>) {
  const [draft, setDraft] = useState<Draft>(example.input);
  const [label, setLabel] = useState<string | undefined>(example.starter);
  const running = useRun(card.slug, { draft: example.input, seed: example.seed, result: example.result });
  const saved = useRuns(card.slug);
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(soon.current), []);

  function show(given: Draft, name: string | undefined) {
    setDraft(given);
    setLabel(name);
  }

  async function start(given: Draft, name: string | undefined) {
    show(given, name);
    // On a phone the result stands below the form, out of sight.
    if (await running.run(given, example.seed)) result.current?.scrollIntoView({ block: 'nearest' });
  }

  /** While a slider moves only its last place is worked out. */
  function move(given: Draft) {
    show(given, undefined);
    clearTimeout(soon.current);
    soon.current = setTimeout(() => void running.run(given, running.finished.seed), limits.ui.leverPauseMs);
  }

  function open(kept: SavedRun) {
    show(kept.input, kept.name);
    void running.run(kept.input, kept.seed);
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

  return { ...running, draft, label, saved, show, start, move, open };
}
