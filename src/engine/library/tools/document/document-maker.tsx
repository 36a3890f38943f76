import { useState } from 'react';
import type { AppRecord } from '../../store/collection.ts';
import { createCollection } from '../../store/create-collection.ts';
import { inDays } from '../../store/sample-dates.ts';
import { useRecords } from '../../store/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { Fault } from '../parts/result-box.tsx';
import { CopyButton, DownloadButton, PrintButton } from '../parts/tool-buttons.tsx';
import { SelectField } from '../parts/tool-fields.tsx';
import { type DocumentDraft, documentText, faultOf, fieldText, newDraft } from './document-content.ts';
import { DocumentForm } from './document-form.tsx';
import { type DocumentKind, documentKinds, ownKind } from './document-kinds.ts';
import { DocumentView } from './document-view.tsx';

type SavedDocument = AppRecord & { name: string; kind: string; draft: string };

const saved = createCollection<SavedDocument>({ name: 'documents', version: 1, samples: () => [] });

interface MakerProps {
  title: string;
  /** The kinds that are offered; all of them when none is named. */
  kinds?: readonly string[];
  /** A kind of its own, with its sections. */
  own?: { readonly name: string; readonly sections: readonly string[] };
}

/** A form, the document as it will be printed beside it, and the documents that were made. */
export function DocumentMaker({ title, kinds, own }: MakerProps) {
  const known = documentKinds.filter(({ id }) => kinds?.includes(id) === true);
  const offered: readonly DocumentKind[] =
    own === undefined
      ? known.length === 0
        ? documentKinds
        : known
      : [ownKind(own.name, own.sections), ...known];
  const [draft, setDraft] = useState<DocumentDraft>(() =>
    newDraft(offered[0] ?? ownKind('Document', []), inDays),
  );
  const [fault, setFault] = useState<string>();
  const kind = [...offered, ...documentKinds].find(({ id }) => id === draft.kind) ?? offered[0];
  if (kind === undefined) return null;
  function generate(made: DocumentKind): void {
    const wrong = faultOf(made, draft);
    setFault(wrong);
    if (wrong !== undefined) return;
    const name = fieldText(made, draft, made.fields[0]?.name ?? '');
    saved.add({ name, kind: made.name, draft: JSON.stringify(draft) });
    say(`“${name}” is ready and saved below.`);
  }
  const text = documentText(kind, draft);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="min-w-0 print:hidden">
          <Panel title={title}>
            <div className="grid grid-cols-1 gap-5">
              {offered.length < 2 ? null : (
                <SelectField
                  label="Kind of document"
                  options={offered.map(({ id, name }) => ({ value: id, label: name }))}
                  value={kind.id}
                  onChange={(id) => {
                    const next = offered.find((one) => one.id === id);
                    if (next !== undefined) setDraft(newDraft(next, inDays));
                    setFault(undefined);
                  }}
                />
              )}
              <DocumentForm kind={kind} draft={draft} onChange={setDraft} />
              <Fault text={fault} />
              <div className="flex flex-wrap gap-3">
                <Button look="primary" onClick={() => generate(kind)}>
                  Generate
                </Button>
                <Button onClick={() => setDraft(newDraft(kind, inDays))}>Reset</Button>
              </div>
            </div>
          </Panel>
        </div>
        <section aria-label="Document" className="grid min-w-0 grid-cols-1 gap-4">
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            <h2 className="mr-auto font-heading text-lg font-semibold">Preview</h2>
            <PrintButton />
            <DownloadButton name={`${kind.id}.txt`} text={text} />
            <CopyButton text={text} />
          </div>
          <DocumentView kind={kind} draft={draft} />
        </section>
      </div>
      <SavedDocuments
        onOpen={(one) => {
          const opened = JSON.parse(one) as DocumentDraft;
          setDraft(opened);
          setFault(undefined);
        }}
      />
    </div>
  );
}

function SavedDocuments({ onOpen }: { onOpen: (draft: string) => void }) {
  const all = useRecords(saved);
  return (
    <div className="print:hidden">
      <Panel title={`Saved documents (${all.length})`}>
        {all.length === 0 ? <p className="text-muted">Documents that you generate are kept here.</p> : null}
        <ul className="grid grid-cols-1 gap-2">
          {all.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-1 last:border-0"
            >
              <span className="min-w-0 break-words">
                <strong>{one.name}</strong>{' '}
                <span className="text-muted">
                  {one.kind}, {formatMoment(one.createdAt)}
                </span>
              </span>
              <span className="flex gap-2">
                <Button
                  aria-label={`Open ${one.name}`}
                  onClick={() => {
                    onOpen(one.draft);
                    say(`“${one.name}” is open.`);
                  }}
                >
                  Open
                </Button>
                <Button
                  aria-label={`Delete ${one.name}`}
                  onClick={() => {
                    saved.remove(one.id);
                    say(`“${one.name}” was deleted.`, { undo: () => saved.restore(one) });
                  }}
                >
                  Delete
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
