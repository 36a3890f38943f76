import { ChevronRight } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { compareLines, type DiffHunk, type DiffLine } from './compare-lines.ts';

interface FileDiffProps {
  path: string;
  kind: string;
  before: string;
  after: string;
  openAtFirst: boolean;
}

/** One file on both sides: what went is marked with a minus, what came with a plus. */
export function FileDiff({ path, kind, before, after, openAtFirst }: FileDiffProps) {
  const [open, setOpen] = useState(openAtFirst);
  const hunks = useMemo(() => compareLines(before, after), [before, after]);
  const count = (wanted: DiffLine['kind']) => hunks.flat().filter(({ kind: is }) => is === wanted).length;
  return (
    <section aria-label={path} className="overflow-hidden rounded-large border border-line bg-surface">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center gap-2 px-3 text-left text-small transition-colors hover:bg-surface-raised focus-visible:-outline-offset-2 sm:min-h-10"
        >
          <ChevronRight
            aria-hidden
            className={`size-4 shrink-0 text-ink-faint transition-transform ${open ? 'rotate-90' : ''}`}
          />
          <span className="min-w-0 flex-1 truncate font-mono text-caption text-ink">{path}</span>
          <Badge>{kind}</Badge>
          <span className="font-mono text-caption text-positive tabular-nums">+{count('added')}</span>
          <span className="font-mono text-caption text-negative tabular-nums">−{count('removed')}</span>
        </button>
      </h3>
      {open ? <Hunks path={path} hunks={hunks} /> : null}
    </section>
  );
}

/** A part that scrolls must be reachable by keyboard, or what it hides is lost. */
const scrollable = 0;

function Hunks({ path, hunks }: { path: string; hunks: readonly DiffHunk[] }) {
  return (
    <section
      aria-label={`Changed lines of ${path}`}
      tabIndex={scrollable}
      className="overflow-x-auto border-t border-line focus-visible:-outline-offset-2"
    >
      <table className="w-full border-collapse font-mono text-caption leading-5">
        <thead className="sr-only">
          <tr>
            <th scope="col">Line before</th>
            <th scope="col">Line after</th>
            <th scope="col">Text</th>
          </tr>
        </thead>
        <tbody>
          {hunks.map((part, index) => (
            <Fragment key={`${part[0]?.before ?? 0} ${part[0]?.after ?? 0}`}>
              {index === 0 ? null : (
                <tr>
                  <td colSpan={3} className="border-y border-line bg-surface-raised px-3 text-ink-faint">
                    …
                  </td>
                </tr>
              )}
              {part.map((line) => (
                <Line key={`${line.kind} ${line.before ?? 0} ${line.after ?? 0}`} line={line} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const looks = {
  same: 'text-ink-muted',
  added: 'bg-positive/10 text-ink',
  removed: 'bg-negative/10 text-ink',
};
const signs = { same: ' ', added: '+', removed: '−' };

function Line({ line: { kind, text, before, after } }: { line: DiffLine }) {
  return (
    <tr className={looks[kind]}>
      <td className="w-10 px-2 text-right text-ink-faint select-none">{before ?? ''}</td>
      <td className="w-10 px-2 text-right text-ink-faint select-none">{after ?? ''}</td>
      <td className="pr-4 whitespace-pre">
        <span aria-hidden className="inline-block w-4 select-none">
          {signs[kind]}
        </span>
        {kind === 'same' ? null : <span className="sr-only">{kind}: </span>}
        {text}
      </td>
    </tr>
  );
}
