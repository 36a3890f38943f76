import type { Library } from '../../engine/emit/library-files.ts';

const iconImport = /import \{([^}]+)\} from 'lucide-react'/g;

/** The icons that the library of apps shows: only these are in the shared code. */
export function iconsOf(library: Library): string[] {
  const names = new Set<string>();
  for (const { text } of Object.values(library))
    for (const [, list = ''] of text.matchAll(iconImport))
      for (const entry of list.split(',')) {
        const name = entry.trim().split(/\s+as\s+/)[0];
        if (name !== undefined && name !== '' && !name.startsWith('type ')) names.add(name);
      }
  return [...names].toSorted();
}
