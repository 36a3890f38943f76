import type { AppRecord, Collection } from '../../store/collection.ts';
import { createCollection } from '../../store/create-collection.ts';
import { useRecords } from '../../store/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';

export type KeptResult = AppRecord & { question: string; answer: string };

const most = 50;

export function createResults(name: string): Collection<KeptResult> {
  return createCollection<KeptResult>({ name, version: 1, samples: () => [] });
}

/** Keeps what was worked out; the oldest make room. */
export function keepResult(results: Collection<KeptResult>, question: string, answer: string): void {
  results.add({ question, answer });
  for (const old of results.all().slice(most)) results.remove(old.id);
}

/** What was worked out before, the latest first. A press brings it back where the tool allows that. */
export function KeptResults({
  title = 'History',
  results,
  onChoose,
}: {
  title?: string;
  results: Collection<KeptResult>;
  onChoose?: (result: KeptResult) => void;
}) {
  const all = useRecords(results);
  function clear(): void {
    const gone = [...all].toReversed();
    for (const { id } of gone) results.remove(id);
    say('The history is empty now.', {
      undo: () => {
        for (const one of gone) results.restore(one);
      },
    });
  }
  return (
    <Panel
      title={`${title} (${all.length})`}
      tools={
        all.length === 0 ? undefined : (
          <Button onClick={clear} aria-label={`Clear ${title.toLowerCase()}`}>
            Clear
          </Button>
        )
      }
    >
      {all.length === 0 ? <p className="text-muted">Results are listed here and kept.</p> : null}
      <ul className="grid grid-cols-1 gap-1">
        {all.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0 break-words">
              {one.question} <strong className="whitespace-pre-wrap">{one.answer}</strong>
            </span>
            <span className="flex items-center gap-2 text-sm text-muted">
              {formatMoment(one.createdAt)}
              {onChoose === undefined ? null : (
                <Button aria-label={`Use ${one.question}`} onClick={() => onChoose(one)}>
                  Use
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
