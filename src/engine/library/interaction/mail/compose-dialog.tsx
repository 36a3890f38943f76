import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { inputClass } from '../../records/field-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../ui/toast.tsx';
import { Labelled } from '../../views/form-parts.tsx';
import { mails } from './mail-store.ts';

export interface Draft {
  /** Of the draft that is written on; absent for a new mail. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

const address = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** A new mail: it is sent, or kept as a draft. */
export function ComposeDialog({ start, onClose }: { start: Draft; onClose: () => void }) {
  const [draft, setDraft] = useState(start);
  const [fault, setFault] = useState('');
  function keep(folder: 'Sent' | 'Drafts'): void {
    if (draft.id !== undefined) mails.remove(draft.id);
    const { to, subject, body } = draft;
    mails.add({ from: 'me', to, subject, body, folder, label: '', starred: false, unread: false });
    say(folder === 'Sent' ? `Your mail to ${to} was sent.` : 'Saved as a draft.');
    onClose();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = draft.to.split(/[,;]/).find((one) => !address.test(one.trim()));
    if (wrong !== undefined) return setFault('Enter an address such as name@example.com.');
    if (draft.subject.trim() === '' && draft.body.trim() === '') return setFault('Write something first.');
    keep('Sent');
  }
  return (
    <Dialog title={start.subject.startsWith('Re: ') ? 'Reply' : 'New mail'} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
        <Labelled label="To">
          <input
            value={draft.to}
            inputMode="email"
            onChange={(event) => setDraft({ ...draft, to: event.target.value })}
            className={inputClass}
          />
        </Labelled>
        <Labelled label="Subject">
          <input
            value={draft.subject}
            onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
            className={inputClass}
          />
        </Labelled>
        <Labelled label="Message">
          <textarea
            rows={8}
            value={draft.body}
            onChange={(event) => setDraft({ ...draft, body: event.target.value })}
            className={inputClass}
          />
        </Labelled>
        {fault === '' ? null : (
          <p role="alert" className="font-medium text-danger-ink">
            {fault}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => keep('Drafts')}>Save draft</Button>
          <Button look="primary" type="submit">
            <Send aria-hidden="true" className="size-4" />
            Send
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
