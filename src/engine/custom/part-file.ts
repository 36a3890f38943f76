import { pascal } from '../emit/names.ts';
import type { AppSpec, SectionSpec } from '../spec/app-spec.ts';

/** The block whose sections bring code of their own. */
export const customBlock = 'custom';

/** What the component of a part is called in its file. */
export function partComponent({ id }: Pick<SectionSpec, 'id'>): string {
  const name = pascal(id);
  return /^[A-Za-z]/.test(name) ? name : `Part${name}`;
}

/** A path under `src`. */
export function partPath({ id }: Pick<SectionSpec, 'id'>): string {
  return `custom/${id}.tsx`;
}

/** The sections of a plan that were written as code. */
function customSections({ pages }: Pick<AppSpec, 'pages'>): SectionSpec[] {
  return pages.flatMap(({ sections }) => sections.filter(({ block }) => block === customBlock));
}

/** The files of such sections. Their code calls its component `Part`; here it is called as its file is. */
export function partFiles(spec: AppSpec): [path: string, text: string][] {
  const writer = spec.byModel?.model;
  const by =
    writer === undefined ? 'a language model' : `the language model ${writer.replaceAll(/\s+/g, ' ')}`;
  return customSections(spec).map((section) => {
    const code = String(section.props['code']).trim();
    const named = code.replaceAll(/\bPart\b/g, partComponent(section));
    const head = `// Written by ${by}, and tried in a browser. Nobody has checked its types.\n// @ts-nocheck\n`;
    return [`src/${partPath(section)}`, `${head}${named}\n`];
  });
}
