import { ChevronDown, List } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ContentHeading } from '../lib/content-module.ts';

interface ContentsProps {
  headings: readonly ContentHeading[];
  /** The section that is being read, where that is known. */
  current?: string | undefined;
}

/** Stands beside the text and shows where the reader is. */
export function ContentsAside({ headings }: { headings: readonly ContentHeading[] }) {
  const current = useCurrentSection(headings);
  return (
    <nav aria-label="Contents" className="max-h-[calc(100dvh-8rem)] overflow-y-auto">
      <p className="mb-3 text-small font-medium text-ink">Contents</p>
      <ContentsList headings={headings} current={current} />
    </nav>
  );
}

/** Stands above the text on small screens, closed. */
export function ContentsFold({ headings }: { headings: readonly ContentHeading[] }) {
  const fold = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={fold} className="group rounded-large border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 rounded-large px-4 text-small font-medium text-ink select-none [&::-webkit-details-marker]:hidden">
        <List aria-hidden className="size-4 text-ink-muted" />
        Contents
        <span className="ml-auto text-caption text-ink-faint">{headings.length} sections</span>
        <ChevronDown
          aria-hidden
          className="size-4 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <nav aria-label="Contents" className="border-t border-line px-4 py-3">
        <ContentsList headings={headings} onChoose={() => fold.current?.removeAttribute('open')} />
      </nav>
    </details>
  );
}

function ContentsList({ headings, current, onChoose }: ContentsProps & { onChoose?: () => void }) {
  return (
    <ol className="grid border-l border-line">
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={onChoose}
            className={`-ml-px flex min-h-11 items-center border-l border-transparent py-1.5 pr-2 text-small text-ink-muted transition-colors hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink lg:min-h-0 ${level === 3 ? 'pl-7' : 'pl-4'}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The last heading that has passed the upper part of the window. */
function useCurrentSection(headings: readonly ContentHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const look = () => {
      const passed = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight * 0.3;
      });
      setCurrent(passed.at(-1)?.id);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [headings]);
  return current;
}
