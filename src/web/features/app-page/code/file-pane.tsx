import { Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { FileMark } from './code-draft.ts';
import { CodeEditor } from './code-editor.tsx';

interface ShownFile {
  readonly path: string;
  /** Undefined for a file that is to go, or was never there. */
  readonly text: string | undefined;
  readonly mark: FileMark | undefined;
  /** Somebody changed it in this version or one before: a new plan does not write over it. */
  readonly byHand: boolean;
  /** The language model that wrote it. */
  readonly writer?: string | undefined;
}

interface FilePaneProps {
  file: ShownFile;
  readOnly: boolean;
  goTo: { readonly line: number } | undefined;
  /** A new text; null removes the file. */
  onText: (text: string | null) => void;
  onRevert: () => void;
  /** At the foot. */
  children: ReactNode;
}

const marks: Record<FileMark, string> = { new: 'New', edited: 'Edited', removed: 'Will be removed' };

export function FilePane({ file, readOnly, goTo, onText, onRevert, children }: FilePaneProps) {
  const { path, text, mark, byHand, writer } = file;
  return (
    <section
      aria-label="Editor"
      className="flex h-[70dvh] min-h-0 min-w-0 flex-col overflow-hidden rounded-large border border-line bg-surface lg:h-auto"
    >
      <div className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-4">
        <h2 className="min-w-0 flex-1 truncate font-mono text-caption text-ink-muted">{path}</h2>
        {writer === undefined ? null : <Badge tone="accent">Written by {writer}</Badge>}
        {byHand ? <Badge>Changed by hand</Badge> : null}
        {mark === undefined ? null : <Badge tone="caution">{marks[mark]}</Badge>}
        {mark === undefined ? null : (
          <IconButton label="Undo the changes of this file" disabled={readOnly} onClick={onRevert}>
            <Undo2 aria-hidden />
          </IconButton>
        )}
        {text === undefined ? null : (
          <>
            <CopyButton text={text} what="file" />
            <IconButton label="Remove this file" disabled={readOnly} onClick={() => onText(null)}>
              <Trash2 aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      {text === undefined ? (
        <p className="flex-1 p-4 text-small text-ink-muted">
          {mark === 'removed'
            ? 'This file is removed when you save. Undo brings it back.'
            : 'There is no such file in this version. Choose another one.'}
        </p>
      ) : (
        <CodeEditor key={path} path={path} text={text} readOnly={readOnly} onChange={onText} goTo={goTo} />
      )}
      {children}
    </section>
  );
}
