import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { SentRequest } from './use-request-form.ts';

interface RequestSentProps {
  sent: SentRequest;
  onAnother: () => void;
}

export function RequestSent({ sent, onAnother }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <span className="flex size-11 items-center justify-center rounded-full border border-positive/30 bg-positive/10 text-positive">
        <CircleCheck aria-hidden className="size-5" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-title font-semibold text-ink outline-hidden">
        Your message has arrived
      </h2>
      <p className="max-w-[60ch] text-body text-ink-muted">
        Somebody will read it and answer to <span className="text-ink wrap-anywhere">{sent.email}</span>. A
        confirmation goes to the same address where this installation sends mail.
      </p>
      <dl className="w-full rounded-medium border border-line bg-ground px-4 py-3">
        <dt className="text-caption text-ink-faint">Reference</dt>
        <dd className="flex items-center justify-between gap-2">
          <code className="font-mono text-small text-ink wrap-anywhere">{sent.id}</code>
          <CopyButton text={sent.id} what="reference" />
        </dd>
      </dl>
      <Button onClick={onAnother}>Write another message</Button>
    </div>
  );
}
