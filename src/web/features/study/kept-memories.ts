import { type KeptMemories, MemoryBook } from '../../../catalog/study/memory-book.ts';
import { loadRuntime } from '../../app/local/load-runtime.ts';

const name = 'study-memories';
/** It is written again after so many memories were worked out; fewer are quicker worked out than kept. */
const worthKeeping = 500;
const books = new Map<string | null, MemoryBook>();
const recalled = new Map<string | null, Promise<void>>();

/** What was worked out for a person stays between pages; nobody gets the book of somebody else. */
export function bookOf(person: string | null): MemoryBook {
  const book = books.get(person) ?? new MemoryBook();
  books.set(person, book);
  return book;
}

/** Reads what the last visit kept on this device, once. Without it everything is worked out of the reviews. */
export function recallMemories(person: string | null): Promise<void> {
  const reading = recalled.get(person) ?? read(person);
  recalled.set(person, reading);
  return reading;
}

async function read(person: string | null): Promise<void> {
  try {
    const { store } = await (await loadRuntime()).personData(person);
    const kept = await store.read((tx) => tx.meta(name));
    if (isKept(kept)) bookOf(person).take(kept);
  } catch (error) {
    console.warn('What was worked out before could not be read.', error);
  }
}

/** It stands in the person's own store, and goes with it at sign-out. It is never sent: every device works out the same. */
export async function keepMemories(person: string | null, isThere: (card: string) => boolean): Promise<void> {
  const book = bookOf(person);
  if (book.fresh < worthKeeping) return;
  try {
    const kept = book.keep(isThere);
    const { store } = await (await loadRuntime()).personData(person);
    await store.write((tx) => tx.putMeta(name, kept));
  } catch (error) {
    // A device without room works them out at the next visit.
    console.warn('What was worked out could not be kept.', error);
  }
}

function isKept(value: unknown): value is KeptMemories {
  return (
    typeof value === 'object' && value !== null && 'numbers' in value && value.numbers instanceof Float64Array
  );
}
