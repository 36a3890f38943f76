/** What the worker does with a request. */
export type Way =
  /** Nothing: the browser asks the server as if there were no worker. */
  | 'leave'
  /** The name carries a hash of the content: the first copy is as good as any. */
  | 'asset'
  /** Came with the worker and changes with it. */
  | 'shell'
  | 'page';

export interface AskedFor {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Answers of the API are never kept: they belong to a person and a moment. `/auth` itself is a page. */
const apiPaths = /^\/((auth|rest|functions|realtime|storage)\/|(health|mcp|openapi\.json)(\/|$))/;

export function chooseWay(
  { method, mode, url }: AskedFor,
  origin: string,
  shellFiles: ReadonlySet<string>,
): Way {
  if (method !== 'GET') return 'leave';
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin || apiPaths.test(pathname) || pathname === '/sw.js') return 'leave';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (mode === 'navigate') return 'page';
  return shellFiles.has(pathname) ? 'shell' : 'leave';
}

/** Whether the document of a page may be kept for reading it again: no query, which may carry a code, and no sign-in. */
export function mayKeepPage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return search === '' && pathname !== '/auth';
}
