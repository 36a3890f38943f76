import { characterEntities } from 'character-entities';

/** The HTML of a field as plain text with its lines; sounds and pictures are left out. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/\[sound:[^\]]*\]/g, '')
    .replaceAll(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)\s*>/gi, '')
    .replaceAll(/<anki-mathjax\s+block="true">([\s\S]*?)<\/anki-mathjax>/gi, String.raw`\[$1\]`)
    .replaceAll(/<anki-mathjax[^>]*>([\s\S]*?)<\/anki-mathjax>/gi, String.raw`\($1\)`)
    .replaceAll(/\r?\n/g, ' ')
    .replaceAll(/<li\b[^>]*>/gi, '\n- ')
    .replaceAll(/<(?:br|hr)\b[^>]*>|<\/?(?:div|p|ul|ol|tr|h[1-6])\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, code: string) => decoded(whole, code))
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function decoded(whole: string, code: string): string {
  if (!code.startsWith('#'))
    return Object.hasOwn(characterEntities, code) ? (characterEntities[code] ?? whole) : whole;
  const number = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number.parseInt(code.slice(1), 10);
  return number > 0 && number <= 0x10_ff_ff ? String.fromCodePoint(number) : '';
}

/** The first picture that a field names. */
export function pictureIn(html: string): string | undefined {
  const found = /<img\b[^>]*\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(html);
  const name = found?.[1] ?? found?.[2] ?? found?.[3];
  if (name === undefined) return;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Plain text as the HTML of a field. */
export function htmlOfText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\$\$([^$]+)\$\$/g, String.raw`\[$1\]`)
    .replaceAll(/(?<![\\$\d])\$([^\s$](?:[^$\n]*?[^\s\\$])?)\$(?![\d$])/g, String.raw`\($1\)`)
    .replaceAll('\n', '<br>');
}

/** A template of Anki with its fields filled in. */
export function fillTemplate(format: string, fields: ReadonlyMap<string, string>): string {
  let filled = format;
  for (let depth = 0; depth < 5; depth += 1)
    filled = filled.replaceAll(
      /\{\{([#^])([^{}]+)\}\}([\s\S]*?)\{\{\/\2\}\}/g,
      (_, sign: string, name: string, inner: string) =>
        ((fields.get(name.trim()) ?? '').trim() !== '') === (sign === '#') ? inner : '',
    );
  return filled.replaceAll(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
    const plain = name.split(':').at(-1)?.trim() ?? '';
    return plain === 'FrontSide' ? '' : (fields.get(plain) ?? '');
  });
}

const cloze = /\{\{c(\d+)::([\s\S]*?)(?:::[\s\S]*?)?\}\}/g;

/** A sentence of Anki in which only the gaps of one number stay. */
export function clozeOf(text: string, number: number): string {
  return text.replaceAll(cloze, (_, of: string, hidden: string) =>
    Number(of) === number ? `{{${hidden}}}` : hidden,
  );
}
