import { brand } from '../../kernel/brand.ts';

/** The parameters of the assistant's address that open a document, and a passage of it. */
export const documentParameter = 'document';
export const passageParameter = 'passage';

/** A place in one of the person's own documents. */
export interface DocumentPlace {
  readonly document: string;
  /** The number of the passage, counted from zero. */
  readonly passage: number;
}

export function documentAddress({ document, passage }: DocumentPlace): string {
  const query = new URLSearchParams({ [documentParameter]: document, [passageParameter]: String(passage) });
  return `/ask-${brand.slug}?${query}`;
}

/** Nothing for an address of anything else. */
export function readDocumentAddress(address: string): DocumentPlace | undefined {
  const [path, query = ''] = address.split('?', 2);
  return path === `/ask-${brand.slug}` ? readDocumentPlace(new URLSearchParams(query)) : undefined;
}

export function readDocumentPlace(parameters: URLSearchParams): DocumentPlace | undefined {
  const document = parameters.get(documentParameter);
  const passage = parameters.get(passageParameter) ?? '0';
  if (document === null || document === '' || !/^\d{1,6}$/u.test(passage)) return undefined;
  return { document, passage: Number(passage) };
}
