import { limits } from '../../../../kernel/limits.ts';
import { readableBytes } from '../../../ui/check-files.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AddDocumentsButton } from './add-documents-button.tsx';
import { DocumentRow } from './document-row.tsx';
import { staysHere } from './document-words.ts';
import type { OwnDocumentsView } from './own-documents-view.ts';
import { RefusedFiles } from './refused-files.tsx';

interface DocumentsSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  view: OwnDocumentsView;
}

/** The person's own documents on this device. */
export function DocumentsSheet({ open, onOpenChange, view }: DocumentsSheetProps) {
  const { documents, attached, reading, shelf, add, attach } = view;
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Your documents">
      <div className="grid grid-cols-1 gap-4">
        <p className="text-small text-ink-muted">{staysHere}</p>
        <div className="grid justify-items-start gap-2">
          <AddDocumentsButton wide onFiles={add} />
          <p className="text-caption text-ink-muted">
            PDF, Word, Excel, Markdown, text, HTML and CSV, up to {readableBytes(limits.documents.bytes)}{' '}
            each. They can be dropped on the page or pasted too.
          </p>
        </div>
        <RefusedFiles view={view} />
        {reading.length === 0 ? null : (
          <p aria-live="polite" className="text-small text-ink-muted">
            Reading {reading.map(({ name }) => name).join(', ')}
          </p>
        )}
        {documents === undefined || shelf === undefined ? (
          <Skeleton className="h-24" />
        ) : documents.length === 0 ? (
          <p className="border-t border-line pt-4 text-small text-ink">
            No documents yet. Add a contract, a manual or a price list and ask what it says.
          </p>
        ) : (
          <ul aria-label="Documents" className="grid grid-cols-1 divide-y divide-line border-y border-line">
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                shelf={shelf}
                isAttached={attached.some(({ id }) => id === document.id)}
                onAttach={(isAttached) => attach(document.id, isAttached)}
                onOpened={() => onOpenChange(false)}
              />
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}
