import { callGuests, currentName, currentPerson } from '../account/session.ts';
import { reckonedKinds, startValue } from '../rules/start-value.ts';
import type { World } from '../rules/world.ts';
import type { AppRecord } from '../store/collection.ts';
import { shared } from '../store/shared-place.ts';
import { createValue } from '../store/value.ts';
import { onWorldChange, partsOfWorld, type WorldPart, worldChanged, worldNow } from './app-world.ts';

/** Who a visitor of an app without accounts says to be: the id of a record. */
export const chosenViewer = createValue('viewer', '');

/** The name of a record, which stands in its title. */
export function nameIn({ kind }: WorldPart, record: AppRecord): string {
  return String(record[kind.title] ?? '');
}

function mailIn({ kind }: WorldPart, record: AppRecord): string | undefined {
  const field = kind.fields.find((one) => one.kind === 'email');
  return field === undefined ? undefined : String(record[field.name] ?? '').toLowerCase();
}

/** By kind, the record of the person who is signed in. */
export function signedInAs(parts: readonly WorldPart[]): World['me'] {
  const person = currentPerson();
  const records: Record<string, string> = {};
  for (const part of parts) {
    if (part.standsFor === undefined || person === undefined) continue;
    const own = part.records
      .all()
      .find((record) => mailIn(part, record) === person.email || nameIn(part, record) === person.name);
    if (own !== undefined) records[part.kind.name] = own.id;
  }
  return { name: currentName(), records };
}

/** By kind, the record that a visitor said to be; at first that of the first sample. */
export function chosenAs(parts: readonly WorldPart[]): World['me'] {
  const chosen = viewerOf(parts);
  return chosen === undefined
    ? { name: currentName(), records: {} }
    : {
        name: nameIn(chosen.part, chosen.record),
        records: { [chosen.part.kind.name]: chosen.record.id },
      };
}

export function viewerOf(parts: readonly WorldPart[]): { part: WorldPart; record: AppRecord } | undefined {
  const people = parts
    .filter(({ standsFor }) => standsFor !== undefined)
    .flatMap((part) => part.records.all().map((record) => ({ part, record })));
  const id = chosenViewer.get();
  return (
    people.find(({ record }) => record.id === id) ??
    people.find(({ part, record }) => record.id === `${part.kind.name}-1`) ??
    people[0]
  );
}

/** In an app without accounts, what people write is theirs by the name that they chose. */
export function letGuestsChoose(): void {
  chosenViewer.subscribe(worldChanged);
  callGuests(() => {
    const chosen = viewerOf(partsOfWorld());
    return chosen === undefined ? undefined : nameIn(chosen.part, chosen.record);
  });
}

/** Whoever signs in has a record of the kind that stands for their role, from the first time on. */
export function keepOwnRecords(): void {
  let isKeeping = false;
  function keep(): void {
    if (isKeeping) return;
    isKeeping = true;
    try {
      for (const part of partsOfWorld()) addOwn(part);
    } finally {
      isKeeping = false;
    }
  }
  onWorldChange(keep);
  keep();
}

function addOwn(part: WorldPart): void {
  const person = currentPerson();
  const { kind, records, standsFor, alsoFor = [] } = part;
  if (person === undefined || ![standsFor, ...alsoFor].includes(person.role)) return;
  // Before they were read, nobody knows whether there is one.
  if (shared !== undefined && !shared.isRead()) return;
  if (signedInAs([part]).records[kind.name] !== undefined) return;
  const title = kind.fields.find(({ name }) => name === kind.title);
  if (title?.kind !== 'text' || title.formula !== undefined) return;
  const mail = kind.fields.find((field) => field.kind === 'email');
  const { today, now } = worldNow();
  const starts = kind.fields.map(({ name, start, kind: of }) => [
    name,
    reckonedKinds.includes(of) ? startValue(start, today, now, of) : start,
  ]);
  records.add({
    ...Object.fromEntries(starts.filter(([, value]) => value !== undefined)),
    [kind.title]: person.name,
    ...(mail === undefined ? {} : { [mail.name]: person.email }),
    by: person.name,
  });
}
