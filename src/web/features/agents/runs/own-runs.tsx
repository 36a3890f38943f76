import { useState } from 'react';
import { Section } from '../../../ui/section.tsx';
import { CompareRuns } from './compare-runs.tsx';
import { RunList } from './run-list.tsx';
import type { SavedRun, useRuns } from './use-runs.ts';

interface OwnRunsProps {
  saved: ReturnType<typeof useRuns>;
  /** Of the work as it is now. */
  version: number;
  onOpen: (run: SavedRun) => void;
}

const pair = 2;

/** What the person saved of this agent; two of them can be laid side by side. */
export function OwnRuns({ saved, version, onOpen }: OwnRunsProps) {
  const [compared, setCompared] = useState<readonly string[]>([]);
  const [one, other] = compared.map((id) => saved.runs.find((run) => run.id === id));
  return (
    <Section
      heading="Your runs"
      description={
        saved.runs.length < pair ? undefined : 'Choose two of them to see their figures side by side.'
      }
    >
      <RunList
        runs={saved.runs}
        onOpen={onOpen}
        eyebrow={(run) => (run.version === version ? null : `Made with version ${run.version}`)}
        onFavourite={(run) => void saved.keepAsFavourite(run.id, !run.favourite)}
        onRemove={(run) => void saved.remove(run)}
        compared={compared}
        onCompare={(id, chosen) =>
          setCompared((before) =>
            chosen ? [...before, id].slice(-pair) : before.filter((kept) => kept !== id),
          )
        }
      />
      {one === undefined || other === undefined ? null : <CompareRuns one={one} other={other} />}
    </Section>
  );
}
