import type { Passage } from '../passages/passage.ts';
import { documentAddress } from './document-address.ts';
import type { TextPassage } from './text-passage.ts';

/** A document with its text, as it is asked. */
export interface AskedDocument {
  readonly id: string;
  readonly title: string;
  readonly passages: readonly TextPassage[];
}

/** The text of documents as passages that are ranked like those that are shipped. */
export function documentPassages(documents: readonly AskedDocument[]): Passage[] {
  return documents.flatMap(({ id, title, passages }) =>
    passages.map(({ section, page, text }, number) => ({
      id: `${id} ${number}`,
      source: {
        kind: 'document' as const,
        title,
        address: documentAddress({ document: id, passage: number }),
      },
      section,
      text,
      ...(page === undefined ? {} : { page }),
    })),
  );
}
