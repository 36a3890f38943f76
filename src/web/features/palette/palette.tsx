import { useEffect, useState } from 'react';
import { askPaletteSources, type PaletteFinding, type PaletteItem } from '../../lib/palette.ts';
import type { Command, CommandGroup } from '../../ui/command.ts';
import { CommandDialog } from '../../ui/command-dialog.tsx';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the app itself offers; what features have registered comes after it. */
  groups: readonly CommandGroup[];
}

/** Everything the product can do, found by a few letters. */
export function Palette({ open, onOpenChange, groups }: PaletteProps) {
  const found = useFindings(open);
  return (
    <CommandDialog open={open} onOpenChange={onOpenChange} groups={[...groups, ...found.map(asGroup)]} />
  );
}

const none: readonly PaletteFinding[] = [];

function useFindings(open: boolean): readonly PaletteFinding[] {
  const [found, setFound] = useState(none);
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const findings = await askPaletteSources(stop.signal);
      if (!stop.signal.aborted) setFound(findings);
    };
    void ask();
    return () => stop.abort();
  }, [open]);
  return found;
}

function asGroup({ label, items }: PaletteFinding): CommandGroup {
  return { label, items: items.map((item) => asCommand(label, item)) };
}

function asCommand(group: string, { id, label, hint, keywords, ...target }: PaletteItem): Command {
  const shared = {
    id: `${group}/${id}`,
    label,
    ...(hint === undefined ? {} : { hint }),
    ...(keywords === undefined ? {} : { keywords }),
  };
  return 'to' in target ? { ...shared, to: target.to } : { ...shared, onSelect: target.run };
}
