/** A run of text, or a part of it that looks different. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis' | 'struck'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly parts: readonly Inline[] };

export interface ListItem {
  readonly parts: readonly Inline[];
  /** Undefined when the item is no task. */
  readonly done?: boolean;
}

export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] };

const marks =
  /`([^`]+)`|\*\*([^*]+)\*\*|__([^_]+)__|~~([^~]+)~~|\*([^*\s][^*]*)\*|\b_([^_\s][^_]*)_\b|\[([^\]]+)\]\(([^)\s]+)\)|(https?:\/\/[^\s<>)]+)/;

/** Addresses that a reader may follow safely. */
export function isSafeLink(address: string): boolean {
  return /^(?:https?:|mailto:|tel:|#|\/|\.)/i.test(address);
}

export function parseInline(text: string): readonly Inline[] {
  const found = marks.exec(text);
  if (found === null) return text === '' ? [] : [{ kind: 'text', text }];
  const [whole, code, bold, alsoBold, struck, slanted, alsoSlanted, label, address, bare] = found;
  const before = parseInline(text.slice(0, found.index));
  const after = parseInline(text.slice(found.index + whole.length));
  const strong = bold ?? alsoBold;
  const emphasis = slanted ?? alsoSlanted;
  const part: Inline =
    code !== undefined
      ? { kind: 'code', text: code }
      : strong !== undefined
        ? { kind: 'strong', parts: parseInline(strong) }
        : struck !== undefined
          ? { kind: 'struck', parts: parseInline(struck) }
          : emphasis !== undefined
            ? { kind: 'emphasis', parts: parseInline(emphasis) }
            : label !== undefined && address !== undefined
              ? isSafeLink(address)
                ? { kind: 'link', to: address, parts: parseInline(label) }
                : { kind: 'text', text: label }
              : { kind: 'link', to: bare ?? '', parts: [{ kind: 'text', text: bare ?? '' }] };
  return [...before, part, ...after];
}

const listLine = /^\s*(?:([-*+])|\d+[.)])\s+(.*)$/;

function listItem(text: string): ListItem {
  const task = /^\[([ xX])\]\s+(.*)$/.exec(text);
  return task === null
    ? { parts: parseInline(text) }
    : { parts: parseInline(task[2] ?? ''), done: task[1] !== ' ' };
}

function tableRow(line: string): readonly (readonly Inline[])[] {
  return line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()));
}

/** The blocks of a Markdown text: headings, paragraphs, lists, quotes, code, tables and rules. */
export function parseMarkdown(text: string): readonly MarkdownBlock[] {
  const lines = text.replaceAll('\r', '').split('\n');
  const blocks: MarkdownBlock[] = [];
  let at = 0;
  const takeWhile = (test: (line: string) => boolean) => {
    const from = at;
    while (at < lines.length && test(lines[at] ?? '')) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    const item = listLine.exec(line);
    if (line.trim() === '') at += 1;
    else if (/^\s*```/.test(line)) {
      at += 1;
      const code = takeWhile((one) => !/^\s*```/.test(one));
      at += 1;
      blocks.push({ kind: 'code', text: code.join('\n') });
    } else if (heading !== null) {
      at += 1;
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, parts: parseInline(heading[2] ?? '') });
    } else if (/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line)) {
      at += 1;
      blocks.push({ kind: 'rule' });
    } else if (/^\s*>/.test(line)) {
      const quoted = takeWhile((one) => /^\s*>/.test(one)).map((one) => one.replace(/^\s*>\s?/, ''));
      blocks.push({ kind: 'quote', parts: parseInline(quoted.join(' ')) });
    } else if (item !== null) {
      const ordered = item[1] === undefined;
      const items = takeWhile((one) => {
        const next = listLine.exec(one);
        return next !== null && (next[1] === undefined) === ordered;
      });
      blocks.push({
        kind: 'list',
        ordered,
        items: items.map((one) => listItem(listLine.exec(one)?.[2] ?? '')),
      });
    } else if (line.includes('|') && /^\s*\|?[\s:|-]*-[\s:|-]*$/.test(lines[at + 1] ?? '')) {
      const rows = takeWhile((one) => one.includes('|'));
      blocks.push({ kind: 'table', rows: rows.filter((_, index) => index !== 1).map(tableRow) });
    } else {
      const paragraph = takeWhile(
        (one) => one.trim() !== '' && !/^(?:#{1,6}\s|\s*>|\s*```)/.test(one) && !listLine.test(one),
      );
      blocks.push({ kind: 'paragraph', parts: parseInline(paragraph.join(' ')) });
    }
  }
  return blocks;
}
