import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Band } from '../../../catalog/early-learning/bands.ts';
import { type ChildSettings, readChildSettings } from '../../../catalog/early-learning/child-settings.ts';
import { type DrawingName, isDrawing } from '../../../catalog/early-learning/drawings.ts';
import type { KeptDay } from '../../../catalog/early-learning/kept-day.ts';
import { randomIds } from '../../../kernel/ids.ts';
import { countingDay } from '../../../methods/early-learning/play-time.ts';
import { earlyChildren } from '../../app/local/handles/early-children.ts';
import { earlyDays } from '../../app/local/handles/early-days.ts';
import { useCollection } from '../../app/local/use-collection.ts';
import { dismissFailure, toast } from '../../ui/toast.ts';
import { dayOf, nowMs } from './day-of.ts';
import { DayWriter, type Happened } from './day-writer.ts';

export interface Child {
  readonly id: string;
  readonly name: string;
  readonly animal: DrawingName;
  readonly band: Band;
  readonly settings: ChildSettings;
}

export type ChildFacts = Pick<Child, 'name' | 'animal' | 'band'>;

const ids = randomIds();
/** One for the tab: it holds the rows that it writes into. */
const writer = new DayWriter();

export type Children = ReturnType<typeof useChildren>;

/** The children of a grown-up and what they did, with everything that changes them. */
export function useChildren() {
  const kept = useCollection(earlyChildren);
  const days = useCollection(earlyDays);
  const children = useMemo(
    () =>
      kept.records
        .map(({ value }): Child => {
          const { id, name, animal, band } = value;
          const settings = readChildSettings(value.settings);
          return { id, name, band, settings, animal: isDrawing(animal) ? animal : 'bear' };
        })
        .toSorted((one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1)),
    [kept.records],
  );
  const rows: readonly KeptDay[] = useMemo(() => days.records.map(({ value }) => value), [days.records]);
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  const { save } = days;
  const write = useCallback(
    async (child: Child, happened: Happened) => {
      const played = latest.current.filter(({ child_id }) => child_id === child.id);
      const day = countingDay(dayOf(nowMs()), played, child.settings.aside);
      await saying(() => writer.add(child.id, day, happened, { rows: () => latest.current, save }));
    },
    [save],
  );
  return {
    status: worst(kept.status, days.status),
    children,
    daysOf: useCallback((child: string) => rows.filter(({ child_id }) => child_id === child), [rows]),
    /** Days whose child was deleted on another device while they were written here. */
    astray: useMemo(() => {
      const known = new Set(children.map(({ id }) => id));
      return rows.filter(({ child_id }) => !known.has(child_id));
    }, [rows, children]),
    write,
    add: (facts: ChildFacts) =>
      saying(() => kept.insert({ id: ids.uuid(), ...facts, name: facts.name.trim(), settings: {} })),
    change: (child: Child, facts: ChildFacts) =>
      saying(() => kept.update(child.id, { ...facts, name: facts.name.trim() })),
    set: (child: Child, settings: Partial<ChildSettings>) =>
      saying(() => kept.update(child.id, { settings: { ...child.settings, ...settings } })),
    /** The days go first: should it be broken off, the child is still there to be deleted. */
    remove: (child: Child) =>
      saying(async () => {
        for (const { id, child_id } of latest.current) if (child_id === child.id) await days.remove(id);
        await kept.remove(child.id);
      }),
    removeDays: (gone: readonly KeptDay[]) =>
      saying(async () => {
        for (const { id } of gone) await days.remove(id);
      }),
  };
}

/** Does it, and says so when the device could not store it. Tells whether it was stored. */
async function saying(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    dismissFailure('This was not kept');
    return true;
  } catch (error) {
    console.error(error);
    toast({
      variant: 'destructive',
      title: 'This was not kept',
      description: 'The browser could not store it. Free some space on this device, then go on.',
    });
    return false;
  }
}

type Status = ReturnType<typeof useCollection>['status'];

function worst(one: Status, other: Status): Status {
  const all = [one, other];
  return all.find((status) => status === 'error') ?? all.find((status) => status !== 'ready') ?? 'ready';
}
