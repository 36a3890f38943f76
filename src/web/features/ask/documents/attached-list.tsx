import { FileText, LoaderCircle, X } from 'lucide-react';
import type { OwnDocumentsView, ReadingFile } from './own-documents-view.ts';

/** The documents that the next question is asked of, and those that are being read. */
export function AttachedList({ view: { attached, reading, attach } }: { view: OwnDocumentsView }) {
  if (attached.length + reading.length === 0) return null;
  return (
    <ul aria-label="Attached documents" className="flex flex-wrap gap-1.5 px-1 pt-1">
      {attached.map(({ id, title }) => (
        <li
          key={id}
          className="flex max-w-full min-w-0 items-center gap-1.5 rounded-medium border border-line bg-surface pl-2.5 text-small text-ink"
        >
          <FileText aria-hidden className="size-4 shrink-0 text-ink-muted" />
          <span className="truncate">{title}</span>
          <button
            type="button"
            aria-label={`Do not ask ${title}`}
            title="Do not ask this document"
            onClick={() => attach(id, false)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-medium text-ink-muted transition-colors hover:bg-surface-raised hover:text-ink sm:size-8"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
      {reading.map((file) => (
        <li
          key={file.key}
          className="flex min-h-11 max-w-full min-w-0 items-center gap-1.5 rounded-medium border border-line bg-surface px-2.5 text-small text-ink-muted sm:min-h-8"
        >
          <LoaderCircle aria-hidden className="size-4 shrink-0 animate-turn text-accent" />
          <span className="truncate">{readingWords(file)}</span>
        </li>
      ))}
    </ul>
  );
}

function readingWords({ name, page, pages }: ReadingFile): string {
  return page === undefined || pages === undefined
    ? `Reading ${name}`
    : `Reading ${name}, page ${page} of ${pages}`;
}
