import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

export function Empty({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line px-6 py-10 text-center">
      <Inbox aria-hidden="true" className="size-8 text-muted" />
      <p className="text-muted">{text}</p>
      {action}
    </div>
  );
}
