import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/failures/failure.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

interface HostingPartProps {
  title: string;
  lead?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

export function HostingPart({ title, lead, tools, children }: HostingPartProps) {
  return (
    <Card className="grid min-w-0 grid-cols-1 content-start gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-body font-semibold text-ink">{title}</h2>
          {lead === undefined ? null : <p className="mt-0.5 text-small text-ink-muted">{lead}</p>}
        </div>
        {tools}
      </div>
      {children}
    </Card>
  );
}

/** What could not be read, with the way to try again. */
export function NotRead({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert
      tone="negative"
      announce
      title="This could not be read"
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {messageOf(error, 'It could not be read. Please try again.')}
    </Alert>
  );
}
