import { saveFile } from '../../../lib/save-file.ts';

/** Hands a definition to the browser as a file that is named after it. */
export function saveTextFile(name: string, text: string): void {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  saveFile(new Blob([text], { type: 'application/json' }), `${plain === '' ? 'tool' : plain}.json`);
}
