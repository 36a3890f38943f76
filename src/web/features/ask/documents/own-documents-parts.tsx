import { Files } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readDocumentPlace } from '../../../../ask/documents/document-address.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { conversationAddress, conversationParameter } from '../ask-address.ts';
import type { OwnDocumentsView } from './own-documents-view.ts';
import { useTakenFiles } from './use-taken-files.ts';

const DocumentReader = lazyPart(async () => (await import('./document-reader.tsx')).DocumentReader);
const DocumentsSheet = lazyPart(async () => (await import('./documents-sheet.tsx')).DocumentsSheet);

/** What of documents lies over the page: the reader, which the address opens, and where files can be dropped. */
export function OwnDocumentsOverPage({ view }: { view: OwnDocumentsView }) {
  const isOver = useTakenFiles(view.add);
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const address = parameters.toString();
  const place = isHydrated ? readDocumentPlace(parameters) : undefined;
  return (
    <>
      {isOver ? (
        <div className="pointer-events-none fixed inset-0 z-10 grid place-items-center bg-scrim p-6">
          <p className="rounded-large border border-dashed border-accent bg-popup px-6 py-5 text-body font-medium text-ink shadow-overlay">
            Drop documents to ask what they say. They stay on this device.
          </p>
        </div>
      ) : null}
      {place === undefined ? null : (
        <DocumentReader
          key={address}
          place={place}
          view={view}
          onClose={() =>
            void navigate(conversationAddress(parameters.get(conversationParameter) ?? undefined), {
              preventScrollReset: true,
              replace: true,
            })
          }
        />
      )}
    </>
  );
}

/** Opens the list of documents. */
export function DocumentsButton({ view, className = '' }: { view: OwnDocumentsView; className?: string }) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const count = view.documents?.length ?? 0;
  return (
    <>
      <Button
        look="quiet"
        className={className}
        onClick={() => {
          setOpen(true);
          setWasOpen(true);
        }}
      >
        <Files aria-hidden />
        Documents{count === 0 ? '' : ` (${count})`}
      </Button>
      {wasOpen ? <DocumentsSheet open={open} onOpenChange={setOpen} view={view} /> : null}
    </>
  );
}
