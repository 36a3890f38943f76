import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

/** A key, with `Mod` before it for Ctrl or Cmd: `['Mod', 'K']`, `['?']`. */
type ShortcutKeys = readonly ['Mod', string] | readonly [string];

export interface Shortcut {
  readonly keys: ShortcutKeys;
  /** What it does, as the list of all keys says it. */
  readonly label: string;
  readonly run: () => void;
}

let shortcuts: readonly Shortcut[] = [];
const watchers = new Set<() => void>();

function change(next: readonly Shortcut[]): void {
  if (next.length > 0 && shortcuts.length === 0) document.addEventListener('keydown', press);
  if (next.length === 0) document.removeEventListener('keydown', press);
  shortcuts = next;
  for (const changed of watchers) changed();
}

/** From now on the keys do this. Gives what ends it. */
export function registerShortcut(shortcut: Shortcut): () => void {
  change([...shortcuts, shortcut]);
  return () => change(shortcuts.filter((other) => other !== shortcut));
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing) return;
  // What was registered last is nearest to what the person looks at.
  const shortcut = shortcuts.findLast(({ keys }) => isPressed(keys, event));
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut.run();
}

function isPressed(keys: ShortcutKeys, event: KeyboardEvent): boolean {
  const withMod = keys.length === 2;
  const key = keys.at(-1) ?? '';
  if ((event.ctrlKey || event.metaKey) !== withMod || event.altKey) return false;
  if (event.key.toLowerCase() !== key.toLowerCase()) return false;
  return withMod ? !event.shiftKey : !isTyping(event.target);
}

/** A plain key belongs to the field that somebody writes in. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** The keys do this while the component is there; `run` may change with every render. */
export function useShortcut({ keys: [first, second], label, run }: Shortcut): void {
  const runNow = useEffectEvent(run);
  // What can be seen can be pressed: an ordinary effect would come some time after the first sight.
  useLayoutEffect(() => {
    const keys = second === undefined ? ([first] as const) : (['Mod', second] as const);
    return registerShortcut({ keys, label, run: () => runNow() });
  }, [first, second, label]);
}

function watchShortcuts(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

const none: readonly Shortcut[] = [];

/** Every shortcut that works here and now. */
export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(
    watchShortcuts,
    () => shortcuts,
    () => none,
  );
}

const noChange = () => () => undefined;

/** What to write on a key for `Mod`: it depends on the keyboard, so HTML that is made for everybody says Ctrl. */
export function useModKey(): 'Ctrl' | '⌘' {
  return useSyncExternalStore(
    noChange,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
}
