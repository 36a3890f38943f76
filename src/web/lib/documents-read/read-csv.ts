import papa from 'papaparse';
import { cutRows } from '../../../ask/documents/cut-rows.ts';
import type { TextPassage } from '../../../ask/documents/text-passage.ts';

/** The rows of a table that commas, semicolons or tabs part. */
export function readCsv(text: string): TextPassage[] {
  const { data } = papa.parse<readonly string[]>(text.replace(/^\uFEFF/u, '').trimEnd(), {
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  return cutRows('', data);
}
