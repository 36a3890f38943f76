import { FileText, Upload, X } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Alert } from './alert.tsx';
import { checkFiles, type FileRules, readableBytes } from './check-files.ts';
import { IconButton } from './icon-button.tsx';

export interface FileDropProps extends FileRules {
  /** What is wanted: 'Bank statement'. */
  label: string;
  /** Which files are good, in the reader's words. */
  hint?: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  disabled?: boolean;
}

/** Takes files by drag, click, keyboard or paste, and says at once what it cannot take. */
export function FileDrop({ label, hint, files, onChange, disabled = false, ...rules }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const several = rules.maxFiles !== 1;

  function add(list: FileList | null) {
    if (disabled || list === null || list.length === 0) return;
    // Where there can be but one, the new one takes the place of the former.
    const kept = several ? files : [];
    const checked = checkFiles([...list], kept.length, rules);
    setRefused(checked.refused);
    if (checked.accepted.length > 0) onChange([...kept, ...checked.accepted]);
  }

  const addPasted = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData?.files ?? null;
    if (isTextField(event.target) || pasted === null || pasted.length === 0) return;
    event.preventDefault();
    add(pasted);
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent) => addPasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  function drag(event: DragEvent, inside: boolean) {
    event.preventDefault();
    setOver(inside && !disabled);
  }

  return (
    <div className="grid gap-2">
      <label
        htmlFor={id}
        className={`relative flex min-h-36 flex-col items-center justify-center gap-1.5 rounded-large border border-dashed px-4 py-6 text-center transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-50 ${over ? 'border-accent bg-accent/8' : 'border-line-strong bg-surface not-has-disabled:hover:border-ink-faint'}`}
      >
        <Upload aria-hidden className="mb-1 size-5 text-ink-muted" />
        <span className="text-small font-medium text-ink">{label}</span>
        <span className="text-small text-ink-muted">
          <span className="max-sm:hidden">
            Drop {several ? 'files' : 'a file'} here, paste, or click to choose
          </span>
          <span className="sm:hidden">Tap to choose</span>
        </span>
        {hint === undefined ? null : <span className="text-caption text-ink-faint">{hint}</span>}
        <input
          id={id}
          type="file"
          multiple={several}
          accept={rules.accept?.join(',')}
          disabled={disabled}
          onChange={(event) => {
            add(event.target.files);
            // So that the same file can be chosen again after it was removed.
            event.target.value = '';
          }}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false);
            add(event.dataTransfer.files);
          }}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
        />
      </label>
      <FileRows files={files} onRemove={(gone) => onChange(files.filter((file) => file !== gone))} />
      {refused.length === 0 ? null : (
        <Alert tone="negative" announce title="Not added">
          <ul>
            {refused.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

function FileRows({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  if (files.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-large border border-line bg-surface">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.size} ${file.lastModified}`}
          className="flex items-center gap-3 py-0.5 pr-1 pl-3.5 text-small"
        >
          <FileText aria-hidden className="size-4 shrink-0 text-ink-faint" />
          <span className="min-w-0 flex-1 truncate text-ink">{file.name}</span>
          <span className="shrink-0 text-caption text-ink-muted tabular-nums">
            {readableBytes(file.size)}
          </span>
          <IconButton label={`Remove ${file.name}`} onClick={() => onRemove(file)}>
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches('input:not([type=file]), textarea') || target.isContentEditable)
  );
}
