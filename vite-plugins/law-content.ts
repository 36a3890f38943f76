import type { Plugin } from 'vite';
import { splitFrontMatter } from '../scripts/registry/front-matter.ts';
import { readLawTerms } from '../src/catalog/law/read-law-terms.ts';

const asked = /\/content\/law\/[a-z]\.md\?terms$/;

/** Makes a module of one letter of the law dictionary, for `a.md?terms`: its entries, read at build. */
export function lawContent(): Plugin {
  return {
    name: 'kora-law-content',
    enforce: 'pre',
    transform: {
      filter: { id: asked },
      handler(source, id) {
        const faults: string[] = [];
        const { body } = splitFrontMatter(source, faults);
        const read = readLawTerms(body);
        if (faults.length + read.faults.length > 0)
          this.error(`${id}:\n${[...faults, ...read.faults].join('\n')}`);
        return { code: `export const terms = ${JSON.stringify(read.terms)};\n`, map: null, moduleType: 'js' };
      },
    },
  };
}
