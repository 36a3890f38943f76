import type { Plugin } from 'vite';
import { contentReaders } from '../src/catalog/content-readers.ts';

/** Makes a module of a text with a form of its own, for `content/law/a.md?parsed`: what its reader finds in it, read at build. */
export function parsedContent(): Plugin {
  return {
    name: 'kora-parsed-content',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/[^?]+\.md\?parsed$/ },
      handler(source, id) {
        const [, folder = ''] = /\/content\/([^/]+)\//.exec(id) ?? [];
        const read = contentReaders[folder];
        if (read === undefined) return this.error(`${id}: texts of ${folder} have no reader.`);
        const { value, faults } = read(source);
        if (faults.length > 0) return this.error(`${id}:\n${faults.join('\n')}`);
        return { code: `export const parsed = ${JSON.stringify(value)};\n`, map: null, moduleType: 'js' };
      },
    },
  };
}
