import { onSignIn } from '../account/session.ts';
import type { Kind, World } from '../rules/world.ts';
import type { AppRecord, Collection } from '../store/collection.ts';
import { inDays, today } from '../store/sample-dates.ts';

/** A kind of record with all that is stored of it. */
export interface WorldPart {
  readonly kind: Kind;
  /** As stored, without what is worked out. */
  readonly records: Collection<AppRecord>;
  /** The role whose people have a record of this kind each. */
  readonly standsFor?: string;
  /** Further roles whose people get one when they come in. */
  readonly alsoFor?: readonly string[];
}

const parts = new Map<string, WorldPart>();
const listeners = new Set<() => void>();
let numbers: World['numbers'] = {};
let whoLooks: (parts: readonly WorldPart[]) => World['me'] = () => ({ name: '', records: {} });
let known: World | undefined;

/** Something is different now: what was worked out before counts no more. */
export function worldChanged(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

export function addToWorld(part: WorldPart): void {
  parts.set(part.kind.name, part);
  part.records.subscribe(worldChanged);
  known = undefined;
}

export function partOfWorld(name: string): WorldPart | undefined {
  return parts.get(name);
}

export function partsOfWorld(): readonly WorldPart[] {
  return [...parts.values()];
}

const minuteMs = 60_000;

/** Begins what formulas need while the app is open: its figures, who looks, and a new day. */
export function openWorld(options: {
  figures: Readonly<Record<string, { readonly label: string; readonly value: number }>>;
  whoLooks: (parts: readonly WorldPart[]) => World['me'];
}): void {
  numbers = Object.fromEntries(Object.entries(options.figures).map(([name, { value }]) => [name, value]));
  whoLooks = options.whoLooks;
  onSignIn(worldChanged);
  setInterval(() => {
    if (known !== undefined && known.today !== today()) worldChanged();
  }, minuteMs);
  worldChanged();
}

export function onWorldChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All records of the app as formulas see them. The same object as long as nothing changes on the same day. */
export function appWorld(): World {
  if (known === undefined || known.today !== today()) known = worldNow();
  return known;
}

/** The same with the time of this very moment, for what is written down. */
export function worldNow(): World {
  return {
    kind: (name) => parts.get(name)?.kind,
    all: (things) => parts.get(things)?.records.all() ?? [],
    numbers,
    today: today(),
    now: inDays(0, clock(new Date())),
    me: whoLooks(partsOfWorld()),
    random: Math.random,
    worked: new WeakMap(),
  };
}

function clock(date: Date): string {
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}
