import { ChevronRight, FilePlus2, FileText, Folder as FolderIcon, Search, Sparkles } from 'lucide-react';
import { useMemo, useState } from 'react';
import { limits } from '../../../../kernel/limits.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import type { FileMark } from './code-draft.ts';
import { type Folder, treeOf } from './file-tree.ts';
import { type FoundLine, searchFiles } from './search-files.ts';

interface FileBrowserProps {
  files: Readonly<Record<string, string>>;
  /** Also files that are to go, which are no more in `files`. */
  marks: ReadonlyMap<string, FileMark>;
  /** Files that a language model wrote. */
  byModel: ReadonlySet<string>;
  chosen: string | undefined;
  onChoose: (path: string, line?: number) => void;
  onNew: (() => void) | undefined;
}

/** The files of an app as a tree, or the lines that a search finds in them. */
export function FileBrowser({ files, marks, byModel, chosen, onChoose, onNew }: FileBrowserProps) {
  const [query, setQuery] = useState('');
  const tree = useMemo(() => treeOf([...new Set([...Object.keys(files), ...marks.keys()])]), [files, marks]);
  return (
    <div className="flex max-h-80 min-h-0 flex-col rounded-large border border-line bg-surface lg:max-h-none">
      <div className="flex items-center gap-1 border-b border-line p-2">
        <div className="relative min-w-0 flex-1">
          <Search aria-hidden className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-faint" />
          <Input
            type="search"
            aria-label="Search in all files"
            placeholder="Search in all files"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="pl-8"
          />
        </div>
        {onNew === undefined ? null : (
          <IconButton label="New file" onClick={onNew}>
            <FilePlus2 aria-hidden />
          </IconButton>
        )}
      </div>
      <nav aria-label="Files" className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5">
        {query.trim() === '' ? (
          <Level
            folder={tree}
            depth={0}
            chosen={chosen}
            marks={marks}
            byModel={byModel}
            onChoose={onChoose}
          />
        ) : (
          <FoundList files={files} query={query} onChoose={onChoose} />
        )}
      </nav>
    </div>
  );
}

const rowClass =
  'flex min-h-11 w-full min-w-0 items-center gap-1.5 rounded-small pr-2 text-left text-small transition-colors hover:bg-surface-raised focus-visible:-outline-offset-2 sm:min-h-7.5 sm:text-caption';

const markWords: Record<FileMark, { letter: string; word: string; look: string }> = {
  new: { letter: 'N', word: 'new', look: 'text-positive' },
  edited: { letter: 'E', word: 'edited', look: 'text-caution' },
  removed: { letter: 'R', word: 'removed', look: 'text-negative' },
};

interface LevelProps extends Pick<FileBrowserProps, 'marks' | 'byModel' | 'chosen' | 'onChoose'> {
  folder: Folder;
  depth: number;
}

function Level({ folder, depth, ...rest }: LevelProps) {
  return (
    <ul>
      {folder.folders.map((inner) => (
        <FolderRow key={inner.path} folder={inner} depth={depth} {...rest} />
      ))}
      {folder.files.map(({ name, path }) => {
        const mark = rest.marks.get(path);
        return (
          <li key={path}>
            <button
              type="button"
              aria-current={rest.chosen === path ? 'true' : undefined}
              onClick={() => rest.onChoose(path)}
              style={{ paddingLeft: `${depth * 0.75 + 1.4}rem` }}
              className={`${rowClass} ${rest.chosen === path ? 'bg-surface-overlay text-ink' : 'text-ink-muted'}`}
            >
              <FileText aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
              <span className={`min-w-0 flex-1 truncate ${mark === 'removed' ? 'line-through' : ''}`}>
                {name}
              </span>
              {rest.byModel.has(path) ? (
                <span className="text-accent">
                  <Sparkles aria-hidden className="size-3.5" />
                  <span className="sr-only">, written by a language model</span>
                </span>
              ) : null}
              {mark === undefined ? null : (
                <span className={`font-mono font-medium ${markWords[mark].look}`}>
                  <span aria-hidden>{markWords[mark].letter}</span>
                  <span className="sr-only">, {markWords[mark].word}, not saved</span>
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function FolderRow({ folder, depth, ...rest }: LevelProps) {
  const holds = rest.chosen?.startsWith(`${folder.path}/`) === true;
  const [asked, setAsked] = useState<boolean>();
  const open = asked ?? (depth === 0 || holds);
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setAsked(!open)}
        style={{ paddingLeft: `${depth * 0.75 + 0.25}rem` }}
        className={`${rowClass} text-ink`}
      >
        <ChevronRight
          aria-hidden
          className={`size-3.5 shrink-0 text-ink-faint transition-transform ${open ? 'rotate-90' : ''}`}
        />
        <FolderIcon aria-hidden className="size-3.5 shrink-0 text-ink-faint" />
        <span className="min-w-0 flex-1 truncate">{folder.name}</span>
      </button>
      {open ? <Level folder={folder} depth={depth + 1} {...rest} /> : null}
    </li>
  );
}

type FoundListProps = Pick<FileBrowserProps, 'files' | 'onChoose'> & { query: string };

function FoundList({ files, query, onChoose }: FoundListProps) {
  const { lines, more } = useMemo(() => searchFiles(files, query, limits.appPage.foundLines), [files, query]);
  return (
    <>
      <p aria-live="polite" className="px-2 py-1 text-caption text-ink-faint">
        {lines.length === 0 ? 'No line holds this.' : `${lines.length}${more ? ' and more' : ''} lines`}
      </p>
      <ul>
        {lines.map((found) => (
          <li key={`${found.path} ${found.line}`}>
            <button
              type="button"
              onClick={() => onChoose(found.path, found.line)}
              className="grid w-full gap-0.5 rounded-small px-2 py-1.5 text-left transition-colors hover:bg-surface-raised focus-visible:-outline-offset-2"
            >
              <span className="truncate text-caption text-ink-muted">
                {found.path}:{found.line}
              </span>
              <FoundText found={found} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was found in sight, with a little before it. */
function FoundText({ found: { text, start, end } }: { found: FoundLine }) {
  const from = Math.max(0, start - 24);
  return (
    <span className="truncate font-mono text-caption text-ink">
      {from > 0 ? '…' : ''}
      {text.slice(from, start).trimStart()}
      <mark className="rounded-small bg-accent/25 text-ink">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
