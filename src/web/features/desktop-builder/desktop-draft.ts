import {
  type DesktopSettings,
  desktopSettings,
  shells,
  targets,
} from '../../../functions/build-desktop-project/contract.ts';
import { brand } from '../../../kernel/brand.ts';

type Shell = DesktopSettings['shell'];
type Target = DesktopSettings['targets'][number];
export type SideName = 'width' | 'height' | 'minWidth' | 'minHeight';
export type WindowSwitch = 'resizable' | 'fullscreen' | 'alwaysOnTop';

/** What stands in the form; a number field can be empty. */
export interface DesktopDraft {
  readonly shell: Shell;
  readonly name: string;
  readonly identifier: string;
  readonly version: string;
  readonly sides: Readonly<Record<SideName, number | null>>;
  readonly switches: Readonly<Record<WindowSwitch, boolean>>;
  readonly targets: readonly Target[];
}

export function newDraft(appName: string): DesktopDraft {
  return {
    shell: 'electron',
    name: appName,
    identifier: `com.example.${wordOf(appName)}`,
    version: '1.0.0',
    sides: { width: 1200, height: 800, minWidth: 400, minHeight: 400 },
    switches: { resizable: true, fullscreen: false, alwaysOnTop: false },
    targets: [...targets],
  };
}

function wordOf(name: string): string {
  const word = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
    .replace(/^\d+/, '');
  return word === '' || word === 'app' ? 'myapp' : word.slice(0, 40);
}

function inputOf({ sides, switches, ...rest }: DesktopDraft) {
  return { ...rest, window: { ...sides, ...switches } };
}

/** What is to be sent, or what is wrong by the name of the field. */
export function checkDraft(
  draft: DesktopDraft,
): { settings: DesktopSettings } | { faults: Readonly<Record<string, string>> } {
  const parsed = desktopSettings.safeParse(inputOf(draft));
  if (parsed.success) return { settings: parsed.data };
  const faults: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = String(path.at(-1) === path[0] || path[0] === 'targets' ? path[0] : path.at(-1));
    const isEmpty = field in draft.sides && draft.sides[field as SideName] === null;
    faults[field] ??= isEmpty ? 'Use a whole number.' : message;
  }
  return { faults };
}

const keyOf = (appId: string) => `${brand.slug}-desktop-project-${appId}`;

/** What was chosen for an app in this browser before, as far as it still has the right shape. */
export function readKeptDraft(appId: string, appName: string): DesktopDraft {
  const fresh = newDraft(appName);
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(appId)) ?? 'null');
    return isDraft(kept) ? kept : fresh;
  } catch {
    // Storage is blocked, or holds something else.
    return fresh;
  }
}

export function keepDraft(appId: string, draft: DesktopDraft): void {
  try {
    localStorage.setItem(keyOf(appId), JSON.stringify(draft));
  } catch {
    // Blocked or full: the form still works, it only does not remember.
  }
}

function isDraft(value: unknown): value is DesktopDraft {
  if (typeof value !== 'object' || value === null) return false;
  const {
    shell,
    name,
    identifier,
    version,
    sides,
    switches,
    targets: chosen,
  } = value as Partial<Record<keyof DesktopDraft, unknown>>;
  const sample = newDraft('');
  const hasAll = (given: unknown, like: object, isFit: (one: unknown) => boolean) =>
    typeof given === 'object' &&
    given !== null &&
    Object.keys(like).every((key) => isFit((given as Record<string, unknown>)[key]));
  return (
    shells.some((one) => one === shell) &&
    [name, identifier, version].every((text) => typeof text === 'string') &&
    hasAll(sides, sample.sides, (one) => one === null || typeof one === 'number') &&
    hasAll(switches, sample.switches, (one) => typeof one === 'boolean') &&
    Array.isArray(chosen) &&
    chosen.every((one) => targets.some((target) => target === one))
  );
}
