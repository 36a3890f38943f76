import { limits } from '../../../kernel/limits.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthCall } from '../verb.ts';

export interface Page {
  number: number;
  size: number;
}

export function readPage(call: AuthCall): Page {
  return {
    number: readCount(call.query.get('page'), 'page', 1, Number.MAX_SAFE_INTEGER),
    size: readCount(
      call.query.get('per_page'),
      'per_page',
      limits.auth.usersPerPage,
      limits.auth.usersPerPageMax,
    ),
  };
}

function readCount(text: string | null, name: string, standard: number, most: number): number {
  if (text === null || text === '') return standard;
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0)
    throw new AuthError('validation_failed', {
      message: `Bad Pagination Parameters: ${name} must be 1 or more`,
    });
  return Math.min(Number(text), most);
}

/** `page` comes first in the query: clients read the number right behind the first equals sign. */
export function pageHeaders(path: string, { number, size }: Page, total: number): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / size));
  const link = (page: number, rel: string) => `<${path}?page=${page}&per_page=${size}>; rel="${rel}"`;
  const links = [...(number < last ? [link(number + 1, 'next')] : []), link(last, 'last')];
  return { Link: links.join(', '), 'X-Total-Count': String(total) };
}
