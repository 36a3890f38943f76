export interface ReadMail {
  from: string;
  to: string[];
  subject: string;
  date: Date | null;
  text: string;
  html: string | null;
}

/**
 * Reads the mails that our own mailers write: RFC 5322 headers with RFC 2047 words, one text or a
 * multipart with one, in UTF-8. It works on single bytes (latin1) until a part is decoded.
 */
export function readEml(source: Buffer): ReadMail {
  const { headers, body } = split(source.toString('latin1'));
  const parts = readParts(headers, body);
  const date = new Date(headers.get('date') ?? '');
  return {
    from: decodeWords(headers.get('from') ?? ''),
    to: (headers.get('to') ?? '').split(',').map((one) => one.trim()),
    subject: decodeWords(headers.get('subject') ?? ''),
    date: Number.isNaN(date.getTime()) ? null : date,
    text: parts.get('text/plain') ?? '',
    html: parts.get('text/html') ?? null,
  };
}

interface Entity {
  headers: Map<string, string>;
  body: string;
}

function split(source: string): Entity {
  const end = source.indexOf('\r\n\r\n');
  const head = end === -1 ? source : source.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r\n(?=[ \t])/g, '').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end === -1 ? '' : source.slice(end + 4) };
}

function readParts(headers: Map<string, string>, body: string): Map<string, string> {
  const contentType = headers.get('content-type') ?? 'text/plain';
  const boundary = /^multipart\/.*;\s*boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (boundary === undefined) {
    const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
    return new Map([[type, decodeBody(headers.get('content-transfer-encoding') ?? '7bit', body)]]);
  }
  const found = new Map<string, string>();
  for (const piece of `\r\n${body}`.split(`\r\n--${boundary}`).slice(1)) {
    if (piece.startsWith('--')) break;
    const part = split(piece.replace(/^\r\n/, ''));
    for (const [type, text] of readParts(part.headers, part.body)) found.set(type, text);
  }
  return found;
}

function decodeBody(encoding: string, body: string): string {
  return toBytes(encoding.toLowerCase(), body).toString('utf8').replaceAll('\r\n', '\n').replace(/\n+$/, '');
}

function toBytes(encoding: string, body: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  return unescapeHex(body.replace(/[ \t]+(?=\r\n|$)/g, '').replace(/=\r\n/g, ''));
}

function unescapeHex(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}

/** White space between two encoded words belongs to neither, and a character may be cut between them. */
function decodeWords(text: string): string {
  return text
    .replace(/(\?=)[ \t]+(?==\?utf-8\?[bq]\?)/gi, '$1')
    .replace(/(?:=\?utf-8\?[bq]\?[^?\s]*\?=)+/gi, (run) => {
      const words = [...run.matchAll(/=\?utf-8\?([bq])\?([^?\s]*)\?=/gi)];
      return Buffer.concat(
        words.map(([, kind = '', word = '']) =>
          kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : unescapeHex(word.replaceAll('_', ' ')),
        ),
      ).toString('utf8');
    });
}
