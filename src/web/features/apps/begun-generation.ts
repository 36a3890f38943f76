import { brand } from '../../../kernel/brand.ts';
import { limits } from '../../../kernel/limits.ts';
import { type AppIdea, isIdea } from '../../lib/creator-draft.ts';

/** A press of Generate that has not ended: sent again under its key, it makes no second app. */
export interface BegunGeneration extends AppIdea {
  readonly userId: string;
  readonly key: string;
  /** When it was pressed, in ms since 1970. */
  readonly at: number;
  /** The server has said that it works on it. */
  readonly heard: boolean;
  /** The person was asked back and wants it built all the same. */
  readonly anyway?: boolean;
}

const begunStorageKey = `${brand.slug}-app-begun`;

/** That of this person, unless it was so long ago that nobody waits for it any more. */
export function readBegun(userId: string, now: number): BegunGeneration | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(begunStorageKey) ?? 'null');
    if (!isBegun(stored) || stored.userId !== userId) return undefined;
    return now - stored.at < limits.appCreator.resumeMs ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** What goes on by itself when the page is opened again: it was taken up, or pressed so shortly before that no answer had come. */
export function readUnended(userId: string, now: number): BegunGeneration | undefined {
  const begun = readBegun(userId, now);
  if (begun === undefined) return undefined;
  return begun.heard || now - begun.at < limits.appCreator.resendMs ? begun : undefined;
}

/** The one that this press stands for: the same again when the same was begun and not ended. */
export function begin(userId: string, idea: AppIdea, now: number, anyway = false): BegunGeneration {
  const before = readBegun(userId, now);
  const isSame =
    before?.appName === idea.appName &&
    before.prompt === idea.prompt &&
    before.model === idea.model &&
    String(before.changes ?? []) === String(idea.changes ?? []);
  if (isSame && before.heard) return before;
  const begun: BegunGeneration = {
    appName: idea.appName,
    prompt: idea.prompt,
    userId,
    key: isSame ? before.key : newKey(),
    at: now,
    heard: false,
    ...(anyway ? { anyway } : {}),
    ...(idea.changes === undefined ? {} : { changes: idea.changes }),
    ...(idea.model === undefined ? {} : { model: idea.model }),
  };
  keep(begun);
  return begun;
}

/** Not `randomUUID`, which browsers keep from pages of a plain http address. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

export function noteHeard(begun: BegunGeneration): void {
  keep({ ...begun, heard: true });
}

/** Only if it is still this one: another tab may have begun the next. */
export function forgetBegun({ userId, key }: BegunGeneration): void {
  if (readBegun(userId, 0)?.key !== key) return;
  try {
    localStorage.removeItem(begunStorageKey);
  } catch (error) {
    console.warn('A finished generation could not be forgotten.', error);
  }
}

function keep(begun: BegunGeneration): void {
  try {
    localStorage.setItem(begunStorageKey, JSON.stringify(begun));
  } catch (error) {
    // Without it a reload cannot go on where it was; the list of apps still shows what is under way.
    console.warn('The generation could not be noted on this device.', error);
  }
}

function isBegun(value: unknown): value is BegunGeneration {
  if (!isIdea(value)) return false;
  const { userId, key, at, heard, changes, model } = value as Partial<Record<keyof BegunGeneration, unknown>>;
  return (
    (changes === undefined || Array.isArray(changes)) &&
    (model === undefined || typeof model === 'string') &&
    typeof userId === 'string' &&
    typeof key === 'string' &&
    typeof at === 'number' &&
    typeof heard === 'boolean'
  );
}
