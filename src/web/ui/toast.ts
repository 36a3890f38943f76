import { useSyncExternalStore } from 'react';

type ToastVariant = 'default' | 'success' | 'destructive';

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: ToastVariant;
  durationMs?: number;
  /** One thing that can be done about it, such as taking it back. The message goes when it is pressed. */
  action?: { readonly label: string; readonly onAction: () => void };
}

/** What puts messages on the screen: the toaster, whose code is fetched for the first message. */
export interface ToastScreen {
  show: (message: ToastOptions) => void;
  dismiss: () => void;
}

let screen: ToastScreen | undefined;
let waiting: ToastOptions | undefined;
/** The last one, whether or not somebody has closed it since. */
let shown: ToastOptions | undefined;
let wanted = false;
const watchers = new Set<() => void>();

/** Shows a message over the page. There is one at a time: a new one takes the place of the former. */
export function toast(message: ToastOptions): void {
  shown = message;
  if (screen !== undefined) {
    screen.show(message);
    return;
  }
  waiting = message;
  wanted = true;
  for (const changed of watchers) changed();
}

/** What these messages said had failed has worked now: should one of them still be shown, it goes. */
export function dismissFailure(...titles: readonly string[]): void {
  if (shown !== undefined && titles.includes(shown.title)) dismissToast();
}

export function dismissToast(): void {
  shown = undefined;
  waiting = undefined;
  screen?.dismiss();
}

/** From now on messages go there, beginning with the one that waits. Gives what ends it. */
export function takeToasts(taker: ToastScreen): () => void {
  screen = taker;
  if (waiting !== undefined) taker.show(waiting);
  waiting = undefined;
  return () => {
    if (screen === taker) screen = undefined;
  };
}

function watchWanted(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Whether there has been a message. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    watchWanted,
    () => wanted,
    () => false,
  );
}
