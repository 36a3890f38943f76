import { Parser } from 'htmlparser2';

const named = /^heading ([1-9])$/iu;

/** Which styles of a Word document are headings, and of what level: by their outline, their English name, or the style they build on. */
export function headingStyles(xml: string): ReadonlyMap<string, number> {
  const levels = new Map<string, number>();
  const parents = new Map<string, string>();
  let style = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const value = attributes['w:val'] ?? '';
        if (name === 'w:style') style = attributes['w:styleId'] ?? '';
        else if (style === '') return;
        else if (name === 'w:basedOn') parents.set(style, value);
        else if (name === 'w:outlineLvl' && Number(value) < 9) levels.set(style, Number(value) + 1);
        else if (name === 'w:name' && named.test(value)) levels.set(style, Number(named.exec(value)?.[1]));
      },
      onclosetag(name) {
        if (name === 'w:style') style = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  for (const id of parents.keys()) {
    const level = inherited(id, levels, parents);
    if (level !== undefined) levels.set(id, level);
  }
  return levels;
}

function inherited(
  id: string,
  levels: ReadonlyMap<string, number>,
  parents: ReadonlyMap<string, string>,
): number | undefined {
  const passed = new Set<string>();
  let at: string | undefined = id;
  // Styles that build on each other in a circle are a fault of the document.
  while (at !== undefined && !passed.has(at)) {
    const level = levels.get(at);
    if (level !== undefined) return level;
    passed.add(at);
    at = parents.get(at);
  }
  return undefined;
}
