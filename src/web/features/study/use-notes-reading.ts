import { useState } from 'react';
import { readSource } from './read-source.ts';
import { workBeside } from './work-beside.ts';
import type { WorkedNotes } from './work-through.ts';

interface Reading {
  readonly label: string;
  readonly value: number | null;
}

/** Reads a file or a text, and says how far it is and what is wrong. */
export function useNotesReading(onWorked: (notes: WorkedNotes) => void) {
  const [fault, setFault] = useState<string>();
  const [reading, setReading] = useState<Reading>();

  async function take(file: File | undefined) {
    if (file === undefined) return;
    setFault(undefined);
    setReading({ label: `Reading ${file.name}`, value: null });
    const read = await readSource(file, (page, pages) =>
      setReading({ label: `Reading page ${page} of ${pages}`, value: Math.round((100 * page) / pages) }),
    );
    setReading(undefined);
    if (typeof read === 'string') setFault(`${file.name}: ${read}`);
    else work(read.title, read.text);
  }

  function work(title: string, text: string) {
    setFault(undefined);
    setReading({ label: 'Working through the text', value: null });
    // The screen first says what is under way.
    setTimeout(() => void workOn(title, text), 30);
  }

  async function workOn(title: string, text: string) {
    const worked = await workBeside(title, text);
    setReading(undefined);
    if (worked.summary.length === 0 && worked.cards.length === 0)
      setFault('There are no whole sentences in it yet. Paste a paragraph or more.');
    else onWorked(worked);
  }

  return { fault, reading, take, work };
}
