import { Download, Ellipsis, Paperclip, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { documentAddress } from '../../../../ask/documents/document-address.ts';
import { kindTypes } from '../../../../ask/documents/document-kind.ts';
import { limits } from '../../../../kernel/limits.ts';
import type { StoredDocument } from '../../../app/local/documents/document-shapes.ts';
import type { DocumentShelf } from '../../../app/local/documents/document-shelf.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { NameDialog } from '../history/name-dialog.tsx';
import { documentLine } from './document-words.ts';
import { useDocumentLink } from './use-document-link.ts';

interface DocumentRowProps {
  document: StoredDocument;
  shelf: DocumentShelf;
  isAttached: boolean;
  onAttach: (isAttached: boolean) => void;
  /** After it was opened; a list over the page closes then. */
  onOpened: () => void;
}

/** A document with everything that can be done with it. */
export function DocumentRow({ document, shelf, isAttached, onAttach, onOpened }: DocumentRowProps) {
  const [asking, setAsking] = useState<'name' | 'remove'>();
  const linkTo = useDocumentLink();
  const { id, title } = document;
  const close = () => setAsking(undefined);
  return (
    <li className="flex min-w-0 items-center gap-1 py-1">
      <Link
        to={linkTo(documentAddress({ document: id, passage: 0 }))}
        onClick={onOpened}
        className="group grid min-h-11 min-w-0 flex-1 content-center rounded-medium px-2 py-1.5 transition-colors hover:bg-surface-raised"
      >
        <span className="flex min-w-0 items-center gap-1.5 text-small text-ink">
          <span className="truncate">{title}</span>
          {isAttached ? (
            <>
              <Paperclip aria-hidden className="size-3.5 shrink-0 text-accent" />
              <span className="sr-only">, attached to this conversation</span>
            </>
          ) : null}
        </span>
        <span className="truncate text-caption text-ink-muted">{documentLine(document)}</span>
      </Link>
      <Menu
        trigger={
          <IconButton label={`More for ${title}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Paperclip aria-hidden />} onSelect={() => onAttach(!isAttached)}>
          {isAttached ? 'Do not ask it here' : 'Ask it in this conversation'}
        </MenuItem>
        <MenuItem icon={<PencilLine aria-hidden />} onSelect={() => setAsking('name')}>
          Rename
        </MenuItem>
        <MenuItem icon={<Download aria-hidden />} onSelect={() => void saveOriginal(document, shelf)}>
          Save the original file
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 aria-hidden />} onSelect={() => setAsking('remove')}>
          Remove
        </MenuItem>
      </Menu>
      {asking === 'name' ? (
        <NameDialog
          title="Rename the document"
          label="Name"
          start={title}
          maxLength={limits.documents.titleLength}
          onSave={(name) => shelf.rename(id, name.trim()).catch(sayNotChanged)}
          onClose={close}
        />
      ) : null}
      <AlertDialog
        open={asking === 'remove'}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        title={`Remove ${title}?`}
        description="It is on this device only and cannot be brought back. Answers keep the sentences that they quote."
        action="Remove"
        onAction={() => {
          close();
          shelf.remove(id).catch(sayNotChanged);
        }}
      />
    </li>
  );
}

async function saveOriginal(
  { id, kind, fileName }: StoredDocument,
  shelf: Pick<DocumentShelf, 'original'>,
): Promise<void> {
  const bytes = await shelf.original(id).catch(() => undefined);
  if (bytes === undefined) {
    toast({
      title: 'Not saved',
      description: 'The browser does not give the document out. Reload the page and try again.',
      variant: 'destructive',
    });
    return;
  }
  saveFile(new Blob([new Uint8Array(bytes)], { type: kindTypes[kind] }), fileName);
}

function sayNotChanged(): void {
  toast({
    title: 'Not changed',
    description: 'The browser did not store it. Try again.',
    variant: 'destructive',
  });
}
