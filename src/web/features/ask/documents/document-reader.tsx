import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { DocumentPlace } from '../../../../ask/documents/document-address.ts';
import { type Leaf, leafOf, readerLeaves } from '../../../../ask/documents/reader-leaves.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { documentLine, elsewhere } from './document-words.ts';
import type { OwnDocumentsView } from './own-documents-view.ts';

interface DocumentReaderProps {
  place: DocumentPlace;
  view: Pick<OwnDocumentsView, 'documents' | 'shelf'>;
  onClose: () => void;
}

/** The text of a document, opened at a passage of it. It is shown as text: nothing in it can be pressed. */
export function DocumentReader({ place, view, onClose }: DocumentReaderProps) {
  const { documents, shelf } = view;
  const document = documents?.find(({ id }) => id === place.document);
  const leaves = useLeaves(place.document, shelf);
  /** The leaf that somebody turned to; the one with the passage until then. */
  const [turned, setTurned] = useState<number>();
  const at = turned ?? leafOf(leaves ?? [], place.passage);
  const isMissing = documents !== undefined && document === undefined;
  const leaf = leaves?.[at];
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={document?.title ?? 'Document'}
      description={document === undefined ? undefined : documentLine(document)}
      actions={
        leaves === undefined || leaves.length < 2 ? undefined : (
          <LeafTurner
            label={leaf?.label ?? ''}
            at={at}
            count={leaves.length}
            onTurn={(by) => setTurned(at + by)}
          />
        )
      }
    >
      {isMissing ? (
        <Alert tone="caution" title="Not on this device">
          {elsewhere} Documents stay on the device, so it can be opened only where it was added.
        </Alert>
      ) : leaf === undefined ? (
        <Spinner>Opening the document</Spinner>
      ) : (
        <LeafText key={leaf.passages[0]?.number} leaf={leaf} marked={place.passage} />
      )}
    </Dialog>
  );
}

function useLeaves(id: string, shelf: OwnDocumentsView['shelf']): Leaf[] | undefined {
  const [known, setRead] = useState<{ of: string; leaves: Leaf[] }>();
  useEffect(() => {
    if (shelf === undefined) return;
    let ended = false;
    const read = async () => {
      const passages = await shelf.passages(id);
      if (!ended && passages !== undefined) setRead({ of: id, leaves: readerLeaves(passages) });
    };
    read().catch((error: unknown) => console.warn('A document could not be opened.', error));
    return () => {
      ended = true;
    };
  }, [id, shelf]);
  return known?.of === id ? known.leaves : undefined;
}

interface LeafTurnerProps {
  label: string;
  at: number;
  count: number;
  onTurn: (by: number) => void;
}

function LeafTurner({ label, at, count, onTurn }: LeafTurnerProps) {
  return (
    <div className="flex w-full items-center justify-between gap-2">
      <Button disabled={at === 0} onClick={() => onTurn(-1)}>
        <ChevronLeft aria-hidden />
        Back
      </Button>
      <p aria-live="polite" className="text-small text-ink-muted tabular-nums">
        {label}
      </p>
      <Button disabled={at >= count - 1} onClick={() => onTurn(1)}>
        Next
        <ChevronRight aria-hidden />
      </Button>
    </div>
  );
}

function LeafText({ leaf: { passages }, marked }: { leaf: Leaf; marked: number }) {
  const found = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what ends the effect.
    void found.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="grid grid-cols-1 gap-4 text-body">
      {passages.map(({ number, section, text }, index) => (
        <div key={number} className="grid grid-cols-1 gap-1.5">
          {section === '' || section === passages[index - 1]?.section ? null : (
            <p className="text-caption font-medium wrap-anywhere text-ink-muted">{section}</p>
          )}
          {number === marked ? (
            <mark
              ref={found}
              className="block border-l-2 border-accent bg-accent/12 py-2 pr-2 pl-3 wrap-anywhere whitespace-pre-line text-ink"
            >
              {text}
            </mark>
          ) : (
            <p className="wrap-anywhere whitespace-pre-line text-ink">{text}</p>
          )}
        </div>
      ))}
    </div>
  );
}
