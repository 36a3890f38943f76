import { invalidRange } from '../postgrest-error.ts';

export interface RowRange {
  offset: number;
  /** Undefined: to the end. */
  limit: number | undefined;
}

/** The `Range` header (`0-9`, `10-`), which narrows what `limit` and `offset` ask for. */
export function parseRange(header: string | undefined, asked: RowRange): RowRange {
  const found = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(header ?? '');
  if (found === null) return asked;
  const first = Number(found[1]);
  const last = found[2] === undefined ? undefined : Number(found[2]);
  if (last !== undefined && last < first) {
    throw invalidRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const offset = Math.max(first, asked.offset);
  const ends = [
    last === undefined ? Number.POSITIVE_INFINITY : last + 1,
    asked.limit === undefined ? Number.POSITIVE_INFINITY : asked.offset + asked.limit,
  ];
  const end = Math.min(...ends);
  return { offset, limit: end === Number.POSITIVE_INFINITY ? undefined : Math.max(0, end - offset) };
}

/** `Content-Range: 0-9/42`. */
export function contentRange(first: number, last: number, total: number | undefined): string {
  const range = total !== 0 && first <= last ? `${first}-${last}` : '*';
  return `${range}/${total ?? '*'}`;
}
