import { openingName, openingTimeoutAt } from '../opening.ts';

/** How a message stands to a transaction. */
export type TransactionPlace = 'opens' | 'ends';

/**
 * The time that the opening of a transaction states in a comment right behind its first word. No text of a client can
 * stand before it.
 */
const opening = /^begin(?: read only)? \/\* statement_timeout (\d{1,9}) \*\/;/;

export function stateOfTransaction(text: string): {
  statementMs: number | undefined;
  place: TransactionPlace | undefined;
} {
  if (text === 'commit' || text === 'rollback') return { statementMs: undefined, place: 'ends' };
  if (!text.startsWith('begin')) return { statementMs: undefined, place: undefined };
  const found = opening.exec(text)?.[1];
  return { statementMs: found === undefined ? undefined : Number(found), place: 'opens' };
}

const name = Buffer.from(`\0${openingName}\0`, 'latin1');

/** The time that a question states when it takes its identity; `at` is where the content of the "bind" begins. */
export function boundStatementMs(bytes: Buffer, at: number): number | undefined {
  if (bytes.compare(name, 0, name.length, at, at + name.length) !== 0) return undefined;
  let cursor = at + name.length;
  cursor += 2 + 2 * bytes.readInt16BE(cursor);
  const count = bytes.readInt16BE(cursor);
  if (count <= openingTimeoutAt) return undefined;
  cursor += 2;
  for (let skipped = 0; skipped < openingTimeoutAt; skipped++)
    cursor += 4 + Math.max(0, bytes.readInt32BE(cursor));
  const length = bytes.readInt32BE(cursor);
  return Number(bytes.toString('latin1', cursor + 4, cursor + 4 + length));
}
