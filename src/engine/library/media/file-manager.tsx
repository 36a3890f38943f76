import {
  Download,
  Eye,
  FileText,
  Film,
  Image,
  Music,
  Pencil,
  Search,
  Table,
  Trash2,
  Upload,
} from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { currentName, usePerson } from '../account/session.ts';
import type { Entity } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { removeRecord } from '../records/record-browser.tsx';
import { mayChange, mayRemove } from '../records/rights.ts';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { download } from '../ui/download.ts';
import { Empty } from '../ui/empty.tsx';
import { ScrollArea } from '../ui/scroll-area.tsx';
import { say } from '../ui/toast.tsx';
import { formatMoment } from '../words/format-day.ts';
import { kindOf, readText, type StoredFile, storedFile } from './file-content.ts';
import { forgetFile, formatSize, keepFile } from './kept-files.ts';

const icons: Readonly<Record<string, typeof FileText>> = { Picture: Image, Audio: Music, Video: Film, Table };

/** Deleting can be taken back for a few seconds; then the content goes. */
const undoMs = 10_000;

/** Files of an app: upload, look, rename, download, delete. */
export function FileManager({ entity }: { entity: Entity }) {
  const records = useRecords(entity.records);
  const person = usePerson();
  const [text, setText] = useState('');
  const [shown, show] = useState<StoredFile>();
  const [renaming, rename] = useState<StoredFile>();
  const files = records.map((record) => storedFile(entity, record));
  const wanted = text.trim().toLowerCase();
  const found = files.filter((file) => `${file.name} ${kindOf(file)}`.toLowerCase().includes(wanted));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  function isAllowed(right: typeof mayRemove, { id }: StoredFile): boolean {
    const record = entity.records.find(id);
    return record !== undefined && right(entity, record, person);
  }
  function remove({ id }: StoredFile): void {
    const record = entity.records.find(id);
    if (record === undefined) return;
    removeRecord(entity, record);
    setTimeout(() => {
      if (entity.records.find(id) === undefined) forgetFile(id);
    }, undoMs);
  }
  return (
    <section aria-label="Files" className="grid grid-cols-1 gap-4">
      <UploadArea entity={entity} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <output className="block text-sm text-muted">
          {found.length} of {files.length} files, {formatSize(total)}
        </output>
        <div className="relative w-full sm:w-72">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted"
          />
          <input
            type="search"
            aria-label="Search files"
            placeholder="Search files"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${inputClass} pl-9`}
          />
        </div>
      </div>
      {found.length === 0 ? <Empty text="No files here." /> : null}
      <ul className="grid grid-cols-1 gap-2">
        {found.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onShow={show}
            onRename={isAllowed(mayChange, file) ? rename : undefined}
            onRemove={isAllowed(mayRemove, file) ? remove : undefined}
          />
        ))}
      </ul>
      {shown === undefined ? null : <FilePreview file={shown} onClose={() => show(undefined)} />}
      {renaming === undefined ? null : (
        <RenameDialog entity={entity} file={renaming} onClose={() => rename(undefined)} />
      )}
    </section>
  );
}

function UploadArea({ entity }: { entity: Entity }) {
  const [over, setOver] = useState(false);
  async function take(files: FileList | null): Promise<void> {
    const all = [...(files ?? [])];
    let kept = true;
    for (const file of all) {
      const record = entity.records.add({
        [entity.title]: file.name,
        fileType: file.type === '' ? 'application/octet-stream' : file.type,
        fileSize: file.size,
        by: currentName(),
      });
      kept = (await keepFile(record.id, file)) && kept;
      // Tells the list that the content is there now.
      entity.records.update(record.id, {});
    }
    if (all.length === 0) return;
    const what =
      all.length === 1 ? `${all[0]?.name ?? 'The file'} was uploaded.` : `${all.length} files were uploaded.`;
    say(kept ? what : `${what} What is larger than 1.5 MB stays for this visit.`);
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files);
      }}
      className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed p-6 text-center ${over ? 'border-primary bg-soft' : 'border-line-strong'}`}
    >
      <Upload aria-hidden="true" className="size-8 text-link" />
      <p>Drop files here, or choose them from your device.</p>
      <label className="grid grid-cols-1 gap-1.5 text-sm font-semibold *:font-normal">
        Upload files
        <input
          type="file"
          multiple
          onChange={(event) => void take(event.target.files)}
          className="w-full max-w-72 text-sm font-normal file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-primary file:px-4 file:font-semibold file:text-on-primary"
        />
      </label>
    </div>
  );
}

interface FileRowProps {
  file: StoredFile;
  onShow: (file: StoredFile) => void;
  onRename: ((file: StoredFile) => void) | undefined;
  onRemove: ((file: StoredFile) => void) | undefined;
}

function FileRow({ file, onShow, onRename, onRemove }: FileRowProps) {
  const Icon = icons[kindOf(file)] ?? FileText;
  return (
    <li data-record={file.id}>
      <Card className="flex flex-wrap items-center gap-3 p-3">
        {file.address !== undefined && file.type.startsWith('image/') ? (
          <img src={file.address} alt="" className="size-12 rounded-control object-cover" />
        ) : (
          <span className="grid size-12 shrink-0 place-items-center rounded-control bg-soft">
            <Icon aria-hidden="true" className="size-6" />
          </span>
        )}
        <span className="min-w-40 flex-1">
          <span className="block font-semibold break-all">{file.name}</span>
          <span className="block text-sm text-muted">
            {kindOf(file)} · {formatSize(file.size)} · {formatMoment(file.added)}
          </span>
        </span>
        <span className="flex gap-1.5">
          <Button aria-label={`Preview ${file.name}`} className="px-3" onClick={() => onShow(file)}>
            <Eye aria-hidden="true" className="size-4" />
          </Button>
          {onRename === undefined ? null : (
            <Button aria-label={`Rename ${file.name}`} className="px-3" onClick={() => onRename(file)}>
              <Pencil aria-hidden="true" className="size-4" />
            </Button>
          )}
          <Button aria-label={`Download ${file.name}`} className="px-3" onClick={() => save(file)}>
            <Download aria-hidden="true" className="size-4" />
          </Button>
          {onRemove === undefined ? null : (
            <Button aria-label={`Delete ${file.name}`} className="px-3" onClick={() => onRemove(file)}>
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          )}
        </span>
      </Card>
    </li>
  );
}

function save(file: StoredFile): void {
  if (file.address === undefined) download(file.name, file.text);
  else {
    const link = document.createElement('a');
    link.href = file.address;
    link.download = file.name;
    link.click();
  }
  say(`${file.name} was downloaded.`);
}

function FilePreview({ file, onClose }: { file: StoredFile; onClose: () => void }) {
  const isText = file.address === undefined || /^text\/|json|csv|xml/.test(file.type);
  return (
    <Dialog title={file.name} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        {file.address !== undefined && file.type.startsWith('image/') ? (
          <img
            src={file.address}
            alt={file.name}
            className="max-h-[60dvh] w-full rounded-control object-contain"
          />
        ) : isText ? (
          <ScrollArea label="Text of the file" className="max-h-[50dvh] rounded-control bg-soft p-4">
            <pre className="text-sm break-words whitespace-pre-wrap">{readText(file)}</pre>
          </ScrollArea>
        ) : (
          <p className="text-muted">There is no preview for this kind of file. Download it to open it.</p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => save(file)}>Download</Button>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function RenameDialog({ entity, file, onClose }: { entity: Entity; file: StoredFile; onClose: () => void }) {
  const [name, setName] = useState(file.name);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const next = name.trim();
    if (next === '') return;
    const before = String(entity.records.find(file.id)?.[entity.title] ?? file.name);
    entity.records.update(file.id, { [entity.title]: next });
    say(`Renamed to ${next}.`, { undo: () => entity.records.update(file.id, { [entity.title]: before }) });
    onClose();
  }
  return (
    <Dialog title={`Rename ${file.name}`} onClose={onClose}>
      <form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <label className="grid grid-cols-1 gap-1.5 text-sm font-semibold *:font-normal">
          New name
          <input value={name} onChange={(event) => setName(event.target.value)} className={inputClass} />
        </label>
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={name.trim() === ''}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
