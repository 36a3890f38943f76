import { PostgrestError } from '../postgrest-error.ts';

export type AnswerFormat =
  | { kind: 'array'; stripped: boolean }
  | { kind: 'object'; stripped: boolean }
  | { kind: 'csv' }
  | { kind: 'openapi' }
  | { kind: 'plan'; as: 'json' | 'text'; options: readonly string[]; for: AnswerFormat };

interface Accepted {
  type: string;
  parameters: ReadonlyMap<string, string>;
  quality: number;
}

export interface Offer {
  plan: boolean;
  openapi: boolean;
}

/** The first format that the client takes and we have, its favourite first. */
export function chooseFormat(header: string | undefined, offer: Offer): AnswerFormat {
  const accepted = parseAccept(header ?? '*/*');
  for (const one of accepted) {
    const format = formatOf(one, offer);
    if (format !== undefined) return format;
  }
  throw new PostgrestError({
    status: 406,
    code: 'PGRST107',
    message: `None of these media types are available: ${accepted.map(nameOf).join(', ')}`,
  });
}

/** A plan is named with what it is for; of other types the name is enough. */
function nameOf(accepted: Accepted): string {
  if (!accepted.type.startsWith('application/vnd.pgrst.plan')) return accepted.type;
  const format = planFormat(accepted.type, accepted.parameters);
  return format === undefined ? accepted.type : contentTypeOf(format).replace('; charset=utf-8', '');
}

export function contentTypeOf(format: AnswerFormat): string {
  if (format.kind === 'csv') return 'text/csv; charset=utf-8';
  if (format.kind === 'openapi') return 'application/openapi+json; charset=utf-8';
  if (format.kind === 'plan') {
    const inner = contentTypeOf(format.for).split(';')[0];
    const options = format.options.length === 0 ? '' : ` options=${format.options.join('|')};`;
    return `application/vnd.pgrst.plan+${format.as}; for="${inner}";${options} charset=utf-8`;
  }
  const base = format.kind === 'object' ? 'application/vnd.pgrst.object+json' : 'application/json';
  if (!format.stripped) return `${base}; charset=utf-8`;
  return `application/vnd.pgrst.${format.kind}+json; nulls=stripped; charset=utf-8`;
}

function formatOf({ type, parameters }: Accepted, offer: Offer): AnswerFormat | undefined {
  const stripped = parameters.get('nulls') === 'stripped';
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return offer.openapi ? { kind: 'openapi' } : { kind: 'array', stripped: false };
    case 'application/openapi+json':
      return offer.openapi ? { kind: 'openapi' } : undefined;
    case 'application/vnd.pgrst.array+json':
    case 'application/vnd.pgrst.array':
      return offer.openapi ? undefined : { kind: 'array', stripped };
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.object':
      return offer.openapi ? undefined : { kind: 'object', stripped };
    case 'text/csv':
      return offer.openapi ? undefined : { kind: 'csv' };
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+json':
    case 'application/vnd.pgrst.plan+text':
      return offer.plan && !offer.openapi ? planFormat(type, parameters) : undefined;
    default:
      return undefined;
  }
}

const planOptions = ['analyze', 'verbose', 'settings', 'buffers', 'wal'];

function planFormat(type: string, parameters: ReadonlyMap<string, string>): AnswerFormat | undefined {
  const inner = formatOf(
    { type: parameters.get('for') ?? 'application/json', parameters: new Map(), quality: 1 },
    { plan: false, openapi: false },
  );
  if (inner === undefined) return undefined;
  const asked = (parameters.get('options') ?? '').split('|');
  const options = planOptions.filter((option) => asked.includes(option));
  return { kind: 'plan', as: type.endsWith('+json') ? 'json' : 'text', options, for: inner };
}

function parseAccept(header: string): Accepted[] {
  const parsed = splitOutsideQuotes(header, ',').map((part): Accepted => {
    const [type = '', ...rest] = splitOutsideQuotes(part, ';').map((piece) => piece.trim());
    const parameters = new Map(
      rest.map((piece) => {
        const equals = piece.indexOf('=');
        const value = piece.slice(equals + 1).replace(/^"(.*)"$/, '$1');
        return [piece.slice(0, equals).trim().toLowerCase(), value] as const;
      }),
    );
    const quality = Number(parameters.get('q') ?? 1);
    return { type: type.toLowerCase(), parameters, quality: Number.isNaN(quality) ? 1 : quality };
  });
  return parsed
    .filter(({ type, quality }) => type !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const parts: string[] = [''];
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if (character === separator && !quoted) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
