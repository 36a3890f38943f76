import { useEffect, useMemo, useState } from 'react';
import { limits } from '../../../kernel/limits.ts';
import { askPaletteSources, type PaletteSource } from '../../lib/palette.ts';
import type { Command, CommandGroup } from '../../ui/command.ts';
import { CommandDialog } from '../../ui/command-dialog.tsx';
import { createCommandFinder } from './find-commands.ts';
import { keepRecent, readRecent, withChosen } from './recent-commands.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whose recent choices are shown; undefined for a visitor. */
  userId: string | undefined;
  /** What is known at once. */
  groups: readonly CommandGroup[];
  /** What has to be looked up on the device first; it joins when it is there. */
  sources: readonly PaletteSource[];
  /** What stands below everything that was found, and is there when nothing was. */
  lastRow: (typed: string) => Command | undefined;
}

/** Groups that are shown before anything is typed; the others would make it a list of everything. */
const shownFirst: ReadonlySet<string> = new Set(['Your apps', 'Actions', 'Pages', 'Settings']);

/** Everything the product can do and has, found by a few letters. */
export function Palette({ open, onOpenChange, userId, groups, sources, lastRow }: PaletteProps) {
  const [query, setQuery] = useState('');
  const looked = useLookedUp(open, sources);
  const { recent, choose } = useRecent(open, userId);
  const all = useMemo(() => [...groups, ...looked], [groups, looked]);
  const find = useMemo(() => createCommandFinder(all, new Set(recent)), [all, recent]);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setQuery('');
  }
  const typed = query.trim();
  const last = typed === '' ? undefined : lastRow(typed);
  return (
    <CommandDialog
      open={open}
      onOpenChange={onOpenChange}
      groups={typed === '' ? beginning(all, recent) : [...find(query), ...groupOf(last)]}
      onQueryChange={setQuery}
      onChosen={({ id }) => {
        // It is never the same again.
        if (id !== last?.id) choose(id);
      }}
    />
  );
}

function groupOf(last: Command | undefined): CommandGroup[] {
  return last === undefined ? [] : [{ label: 'Ask', items: [last] }];
}

/** What was chosen last comes first, then what there is to do and to open. Nothing stands in it twice. */
function beginning(groups: readonly CommandGroup[], recent: readonly string[]): CommandGroup[] {
  const byId = new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item])));
  const again = recent.flatMap((id): Command[] => {
    const command = byId.get(id);
    return command === undefined ? [] : [command];
  });
  const isAgain = new Set(again.map(({ id }) => id));
  return [
    { label: 'Recent', items: again },
    ...groups
      .filter(({ label }) => shownFirst.has(label))
      .map(({ label, items }) => ({
        label,
        items: items
          .filter(({ id }) => !isAgain.has(id))
          .slice(0, label === 'Your apps' ? limits.palette.perGroup : undefined),
      })),
  ];
}

const none: readonly CommandGroup[] = [];

function useLookedUp(open: boolean, sources: readonly PaletteSource[]): readonly CommandGroup[] {
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const groups = await askPaletteSources(sources, stop.signal);
      if (!stop.signal.aborted) setFound(groups);
    };
    void ask();
    return () => stop.abort();
  }, [open, sources]);
  return found;
}

function useRecent(open: boolean, userId: string | undefined) {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!open) return undefined;
    let isOver = false;
    const read = async () => {
      const ids = await readRecent(userId);
      if (!isOver) setRecent(ids);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [open, userId]);
  return {
    recent,
    choose: (id: string) => {
      const next = withChosen(recent, id);
      setRecent(next);
      void keepRecent(userId, next);
    },
  };
}
