const name = String.raw`[\p{L}_:][\p{L}\p{N}\p{M}_.:-]*`;
const attribute = new RegExp(String.raw`\s+(${name})\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'uy');
const opening = new RegExp(String.raw`<(${name})`, 'uy');
const closing = new RegExp(String.raw`</(${name})\s*>`, 'uy');
const character = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;
const strayAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

export interface XmlText {
  /** The element that the text stands in. */
  readonly element: string;
  readonly text: string;
}

/** Reads XML as a strict reader does: it throws at the first thing that is not well-formed. Returns its texts. */
export function readXml(xml: string): XmlText[] {
  const fail = (what: string, at: number): never => {
    throw new Error(`${what} at ${at}: ${JSON.stringify(xml.slice(Math.max(0, at - 60), at + 60))}`);
  };
  if (!character.test(xml)) throw new Error('A character that XML forbids');
  const texts: XmlText[] = [];
  const open: string[] = [];
  let roots = 0;
  let at = xml.startsWith('\uFEFF') ? 1 : 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(xml);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  while (at < xml.length) {
    if (xml.startsWith('<?', at) || xml.startsWith('<!--', at)) {
      const end = xml.startsWith('<?', at) ? '?>' : '-->';
      const to = xml.indexOf(end, at);
      at = to === -1 ? fail('Nothing ends this', at) : to + end.length;
    } else if (xml.startsWith('</', at)) {
      const found = match(closing);
      if (found === null || open.pop() !== found[1]) fail('A tag that closes nothing', at);
    } else if (xml[at] === '<') {
      const found = match(opening) ?? fail('No name after <', at);
      const element = found[1] ?? '';
      const seen = new Set<string>();
      for (let pair = match(attribute); pair !== null; pair = match(attribute)) {
        const value = pair[2] ?? pair[3] ?? '';
        if (seen.has(pair[1] ?? '')) fail('The same attribute twice', at);
        if (value.includes('<') || strayAmpersand.test(value)) fail('A sign that is not escaped', at);
        seen.add(pair[1] ?? '');
      }
      const end = match(/\s*(\/?)>/y) ?? fail('A tag without an end', at);
      if (open.length === 0) roots += 1;
      if (end[1] === '') open.push(element);
    } else {
      const to = xml.indexOf('<', at);
      const text = xml.slice(at, to === -1 ? xml.length : to);
      if (strayAmpersand.test(text) || text.includes(']]>')) fail('A sign that is not escaped', at);
      if (open.length === 0 && text.trim() !== '') fail('Text outside of everything', at);
      texts.push({ element: open.at(-1) ?? '', text: unescaped(text) });
      at += text.length;
    }
  }
  if (open.length > 0 || roots !== 1) fail('Not one whole element', at);
  return texts;
}

function unescaped(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (_, what: string) => {
    if (what.startsWith('#x')) return String.fromCodePoint(Number.parseInt(what.slice(2), 16));
    return what.startsWith('#') ? String.fromCodePoint(Number(what.slice(1))) : (named[what] ?? '');
  });
}
