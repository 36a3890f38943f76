import { CircleAlert, CircleCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';

interface Message {
  readonly id: number;
  readonly text: string;
  readonly tone: 'good' | 'bad';
  readonly undo?: () => void;
}

const shownMs = 6000;
const listeners = new Set<() => void>();
let message: Message | undefined;
let count = 0;

function set(next: Message | undefined): void {
  message = next;
  for (const listener of listeners) listener();
}

/** Says for a few seconds what was done, and offers to take it back where that is possible. */
export function say(text: string, options: { tone?: 'good' | 'bad'; undo?: () => void } = {}): void {
  count += 1;
  const id = count;
  set({
    id,
    text,
    tone: options.tone ?? 'good',
    ...(options.undo === undefined ? {} : { undo: options.undo }),
  });
  setTimeout(() => {
    if (message?.id === id) set(undefined);
  }, shownMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => message);
  const Icon = shown?.tone === 'bad' ? CircleAlert : CircleCheck;
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-center"
    >
      {shown === undefined ? null : (
        <div className="pointer-events-auto flex max-w-lg items-center gap-3 rounded-card border border-line bg-ink px-4 py-3 text-sm font-medium text-ground shadow-card">
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span>{shown.text}</span>
          {shown.undo === undefined ? null : (
            <button
              type="button"
              className="min-h-9 cursor-pointer rounded-control px-2 font-bold underline"
              onClick={() => {
                shown.undo?.();
                set(undefined);
              }}
            >
              Undo
            </button>
          )}
        </div>
      )}
    </div>
  );
}
