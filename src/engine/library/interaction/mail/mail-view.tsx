import { Archive, ArrowLeft, Forward, MailOpen, Reply, Trash2, Undo2 } from 'lucide-react';
import { inputClass } from '../../records/field-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import type { Draft } from './compose-dialog.tsx';
import { mails } from './mail-store.ts';
import { addressOf, labels, type Mail } from './mails.ts';

interface MailViewProps {
  mail: Mail;
  onClose: () => void;
  onReply: (draft: Draft) => void;
}

/** One mail with everything that can be done with it. */
export function MailView({ mail, onClose, onReply }: MailViewProps) {
  function move(folder: Mail['folder'], text: string): void {
    const before = mail.folder;
    mails.update(mail.id, { folder });
    onClose();
    say(text, { undo: () => mails.update(mail.id, { folder: before }) });
  }
  const quoted = `\n\n${mail.from} wrote:\n${mail.body.replaceAll(/^/gm, '> ')}`;
  return (
    <Card className="grid grid-cols-1 gap-5 p-5 sm:p-6">
      <Button look="quiet" className="justify-self-start px-2" onClick={onClose}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to the list
      </Button>
      <header className="grid gap-1 border-b border-line pb-4">
        <h2 className="font-heading text-2xl font-bold break-words">{mail.subject || '(no subject)'}</h2>
        <p className="text-sm text-muted">
          From {mail.from} to {mail.to} · {formatMoment(mail.createdAt)}
        </p>
      </header>
      <p className="max-w-prose leading-relaxed break-words whitespace-pre-line">{mail.body}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          onClick={() => onReply({ to: addressOf(mail.from), subject: `Re: ${mail.subject}`, body: quoted })}
        >
          <Reply aria-hidden="true" className="size-4" />
          Reply
        </Button>
        <Button onClick={() => onReply({ to: '', subject: `Fwd: ${mail.subject}`, body: quoted })}>
          <Forward aria-hidden="true" className="size-4" />
          Forward
        </Button>
        <Button
          onClick={() => {
            mails.update(mail.id, { unread: true });
            onClose();
            say('Marked as unread.');
          }}
        >
          <MailOpen aria-hidden="true" className="size-4" />
          Mark as unread
        </Button>
        <MoveButtons mail={mail} onMove={move} onGone={onClose} />
        <label className="flex items-center gap-2 text-sm font-semibold">
          Label
          <select
            value={mail.label}
            onChange={(event) => {
              mails.update(mail.id, { label: event.target.value });
              say(event.target.value === '' ? 'The label is gone.' : `Labelled: ${event.target.value}.`);
            }}
            className={`${inputClass} font-normal`}
          >
            <option value="">None</option>
            {labels.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </div>
    </Card>
  );
}

interface MoveButtonsProps {
  mail: Mail;
  onMove: (folder: Mail['folder'], text: string) => void;
  onGone: () => void;
}

function MoveButtons({ mail, onMove, onGone }: MoveButtonsProps) {
  if (mail.folder === 'Trash')
    return (
      <>
        <Button onClick={() => onMove('Inbox', 'Moved back to the inbox.')}>
          <Undo2 aria-hidden="true" className="size-4" />
          Restore
        </Button>
        <Button
          onClick={() => {
            const removed = mails.remove(mail.id);
            onGone();
            say('Deleted for good.', {
              undo: () => {
                if (removed !== undefined) mails.restore(removed);
              },
            });
          }}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          Delete for good
        </Button>
      </>
    );
  return (
    <>
      {mail.folder === 'Archive' ? (
        <Button onClick={() => onMove('Inbox', 'Moved back to the inbox.')}>
          <Undo2 aria-hidden="true" className="size-4" />
          Move to inbox
        </Button>
      ) : (
        <Button aria-label={`Archive ${mail.subject}`} onClick={() => onMove('Archive', 'Archived.')}>
          <Archive aria-hidden="true" className="size-4" />
          Archive
        </Button>
      )}
      <Button aria-label={`Delete ${mail.subject}`} onClick={() => onMove('Trash', 'Moved to the trash.')}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
    </>
  );
}
