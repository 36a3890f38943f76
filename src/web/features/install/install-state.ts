import { useSyncExternalStore } from 'react';

/** What browsers that can install a site send; it is in no standard yet. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * `waiting`: the browser has not offered to install. `captured`: it has, and asks when we say so. `shown`: its question
 * is on the screen. `accepted` and `dismissed` are for good.
 */
export type InstallState = 'waiting' | 'captured' | 'shown' | 'accepted' | 'dismissed';

export const installStorageKey = 'install-prompt';

let state: InstallState = 'waiting';
let offer: InstallPromptEvent | undefined;
const watchers = new Set<() => void>();

function become(next: InstallState): void {
  state = next;
  for (const changed of watchers) changed();
}

/** Keeps the answer, here and for the next visit; public/theme.js hides the card then before it is painted. */
function settle(answer: 'accepted' | 'dismissed'): void {
  offer = undefined;
  try {
    localStorage.setItem(installStorageKey, answer);
  } catch {
    // Storage is blocked: the card comes back with the next visit.
  }
  become(answer);
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && 'userChoice' in event;
}

function capture(event: Event): void {
  if (!isInstallPrompt(event)) return;
  // Else the browser asks at a moment of its own.
  event.preventDefault();
  offer = event;
  if (currentState() === 'waiting') become('captured');
}

/** From now on the browser's offer to install waits for the person. Gives what ends it. */
export function captureInstallPrompt(): () => void {
  const installed = () => settle('accepted');
  addEventListener('beforeinstallprompt', capture);
  addEventListener('appinstalled', installed);
  const early = window.earlyInput?.offer;
  if (early !== undefined) capture(early);
  return () => {
    removeEventListener('beforeinstallprompt', capture);
    removeEventListener('appinstalled', installed);
    offer = undefined;
    state = 'waiting';
  };
}

function currentState(): InstallState {
  if (state === 'accepted' || state === 'dismissed') return state;
  return document.documentElement.dataset.install === 'hidden' ? 'dismissed' : state;
}

/** Lets the browser ask. False when it has not offered to: then only the person can do it, by hand. */
export async function askToInstall(): Promise<boolean> {
  const asked = offer;
  if (asked === undefined) return false;
  become('shown');
  await asked.prompt();
  settle((await asked.userChoice).outcome);
  return true;
}

export function dismissInstall(): void {
  settle('dismissed');
}

function watchInstall(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

export function useInstallState(): InstallState {
  return useSyncExternalStore(watchInstall, currentState, () => 'waiting');
}
