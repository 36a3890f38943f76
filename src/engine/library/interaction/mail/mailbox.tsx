import { Archive, FileText, Inbox, type LucideIcon, PenLine, Search, Send, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { inputClass } from '../../records/field-input.tsx';
import { useRecords } from '../../store/use-records.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { ComposeDialog, type Draft } from './compose-dialog.tsx';
import { mails } from './mail-store.ts';
import { MailView } from './mail-view.tsx';
import { type Folder, findMails, folders, inFolder, labels, type Mail, nameOf } from './mails.ts';

const icons: Readonly<Record<Folder, LucideIcon>> = {
  Inbox,
  Starred: Star,
  Sent: Send,
  Drafts: FileText,
  Archive,
  Trash: Trash2,
};

/** Letters in folders: read, write, answer, star, archive, delete, find. */
export function Mailbox() {
  const all = useRecords(mails);
  const [folder, setFolder] = useState<Folder>('Inbox');
  const [text, setText] = useState('');
  const [label, setLabel] = useState('');
  const [openId, setOpen] = useState('');
  const [draft, setDraft] = useState<Draft>();
  const shown = findMails(inFolder(all, folder), text, label);
  const open = all.find(({ id }) => id === openId);
  function read(mail: Mail): void {
    if (mail.folder === 'Drafts') {
      return setDraft({ id: mail.id, to: mail.to, subject: mail.subject, body: mail.body });
    }
    if (mail.unread) mails.update(mail.id, { unread: false });
    setOpen(mail.id);
  }
  return (
    <section
      aria-label="Mailbox"
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div className="grid grid-cols-1 gap-3">
        <Button look="primary" onClick={() => setDraft({ to: '', subject: '', body: '' })}>
          <PenLine aria-hidden="true" className="size-4" />
          Compose
        </Button>
        <FolderList
          all={all}
          folder={folder}
          onChoose={(next) => {
            setFolder(next);
            setOpen('');
          }}
        />
      </div>
      {open === undefined ? (
        <div className="grid grid-cols-1 gap-3">
          <div className="flex flex-wrap gap-3">
            <div className="relative min-w-52 flex-1">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute top-3.5 left-3 size-4 text-muted"
              />
              <input
                type="search"
                aria-label="Search mails"
                placeholder={`Search in ${folder.toLowerCase()}`}
                value={text}
                onChange={(event) => setText(event.target.value)}
                className={`${inputClass} pl-9`}
              />
            </div>
            <select
              aria-label="Filter by label"
              value={label}
              onChange={(event) => setLabel(event.target.value)}
              className={`${inputClass} sm:w-auto`}
            >
              <option value="">All labels</option>
              {labels.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </div>
          <output className="block text-sm text-muted">
            {folder}: {shown.length} {shown.length === 1 ? 'mail' : 'mails'}
          </output>
          {shown.length === 0 ? <Empty text="No mails here." /> : <MailList mails={shown} onOpen={read} />}
        </div>
      ) : (
        <MailView mail={open} onClose={() => setOpen('')} onReply={setDraft} />
      )}
      {draft === undefined ? null : <ComposeDialog start={draft} onClose={() => setDraft(undefined)} />}
    </section>
  );
}

interface FolderListProps {
  all: readonly Mail[];
  folder: Folder;
  onChoose: (folder: Folder) => void;
}

function FolderList({ all, folder, onChoose }: FolderListProps) {
  return (
    <ul aria-label="Folders" className="grid grid-cols-2 gap-1 sm:grid-cols-3 lg:grid-cols-1">
      {folders.map((one) => {
        const Icon = icons[one];
        const count = inFolder(all, one).filter(({ unread }) => one !== 'Inbox' || unread).length;
        return (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === folder}
              onClick={() => onChoose(one)}
              className={`flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left text-sm font-semibold ${one === folder ? 'bg-primary text-on-primary' : 'hover:bg-soft'}`}
            >
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              <span className="flex-1">{one}</span>
              {count === 0 ? null : <span className="tabular-nums">{count}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function MailList({ mails: list, onOpen }: { mails: readonly Mail[]; onOpen: (mail: Mail) => void }) {
  return (
    <ul className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {list.map((mail) => (
        <li
          key={mail.id}
          data-record={mail.id}
          data-unread={mail.unread}
          className="relative flex items-center gap-1"
        >
          {mail.unread ? (
            <span aria-hidden="true" className="absolute inset-y-0 left-0 w-1.5 bg-primary" />
          ) : null}
          <StarButton mail={mail} />
          <button
            type="button"
            onClick={() => onOpen(mail)}
            className="grid min-h-16 min-w-0 flex-1 cursor-pointer gap-0.5 py-2 pr-4 text-left hover:underline"
          >
            <span className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
              <span className={mail.unread ? 'font-bold' : ''}>
                {mail.folder === 'Sent' || mail.folder === 'Drafts' ? `To ${mail.to}` : nameOf(mail.from)}
              </span>
              <span>{formatMoment(mail.createdAt)}</span>
            </span>
            <span className="flex min-w-0 flex-wrap items-center gap-2">
              <span className={`break-words ${mail.unread ? 'font-bold' : 'font-semibold'}`}>
                {mail.subject || '(no subject)'}
              </span>
              {mail.label === '' ? null : <Badge>{mail.label}</Badge>}
              {mail.unread ? <span className="sr-only">unread</span> : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function StarButton({ mail }: { mail: Mail }) {
  return (
    <button
      type="button"
      aria-pressed={mail.starred}
      aria-label={`Star ${mail.subject}`}
      onClick={() => mails.update(mail.id, { starred: !mail.starred })}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-link hover:bg-soft"
    >
      <Star aria-hidden="true" className={`size-5 ${mail.starred ? 'fill-current' : ''}`} />
    </button>
  );
}
