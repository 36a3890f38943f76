import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import type { SavedRun } from './use-runs.ts';

/** What was saved, by name: until the code of the whole list is there, which without a network may take a while. */
export function RunNames({ runs, onOpen }: { runs: readonly SavedRun[]; onOpen: (run: SavedRun) => void }) {
  return (
    <Section heading="Your runs">
      <ul className="grid grid-cols-1 justify-items-start gap-1">
        {runs.map((run) => (
          <li key={run.id}>
            <Button look="quiet" onClick={() => onOpen(run)}>
              {run.name}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
