/**
 * The little of PostgreSQL's wire protocol that is needed to hand a client's bytes to the embedded engine:
 * where one message ends, and what the engine says at the start of a connection.
 */
import { boundStatementMs, stateOfTransaction, type TransactionPlace } from './stated-timeout.ts';

const headerLength = 5;
const bindMessage = 0x42; // B
const queryMessage = 0x51; // Q
const parseMessage = 0x50; // P
const terminateMessage = 0x58; // X
const syncMessage = 0x53; // S

export interface Unit {
  bytes: Buffer;
  /** How long the engine may work on it, when it says so itself. */
  statementMs: number | undefined;
  place: TransactionPlace | undefined;
}

export interface Frames {
  /** Whole messages, in order, ready for the engine; each part but the last ends where the client waits for "ready". */
  units: Unit[];
  /** The beginning of a message whose end has not come yet. */
  rest: Buffer;
  /** The client said goodbye. */
  terminated: boolean;
  /** Text of every statement in `units`. */
  statements: string[];
}

export function splitFrames(bytes: Buffer): Frames {
  const statements: string[] = [];
  const units: Unit[] = [];
  let statementMs: number | undefined;
  let place: TransactionPlace | undefined;
  let unitStart = 0;
  let at = 0;
  function endUnit(): void {
    if (at > unitStart) units.push({ bytes: bytes.subarray(unitStart, at), statementMs, place });
    unitStart = at;
    statementMs = undefined;
    place = undefined;
  }
  while (at + headerLength <= bytes.length) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (end > bytes.length) break;
    const kind = bytes[at];
    if (kind === terminateMessage) {
      endUnit();
      return { units, rest: Buffer.alloc(0), terminated: true, statements };
    }
    if (kind === queryMessage) {
      const text = bytes.toString('utf8', at + headerLength, end - 1);
      statements.push(text);
      const stated = stateOfTransaction(text);
      statementMs ??= stated.statementMs;
      place ??= stated.place;
    } else if (kind === bindMessage) statementMs ??= boundStatementMs(bytes, at + headerLength);
    if (kind === parseMessage) {
      const nameEnd = bytes.indexOf(0, at + headerLength);
      statements.push(bytes.toString('utf8', nameEnd + 1, bytes.indexOf(0, nameEnd + 1)));
    }
    at = end;
    if (kind === syncMessage) endUnit();
  }
  endUnit();
  return { units, rest: bytes.subarray(at), terminated: false, statements };
}

/** The embedded engine always starts as superuser; no statement may take the session back there. */
export function changesSessionUser(statement: string): boolean {
  return (
    /session[\s_]+(\/\*.*?\*\/\s*)*authorization/is.test(statement) || /\bdiscard\s+all\b/i.test(statement)
  );
}

/** Length of the start-up message at the head of `bytes`, or 0 when it has not come whole. */
export function startupLength(bytes: Buffer): number {
  if (bytes.length < 4) return 0;
  const length = bytes.readInt32BE(0);
  return bytes.length >= length ? length : 0;
}

function message(kind: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const header = Buffer.alloc(headerLength);
  header.write(kind, 0, 'latin1');
  header.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

const cString = (text: string) => Buffer.from(`${text}\0`, 'utf8');

/** "You are in; here is how I speak; go ahead." */
export function greeting(): Buffer {
  const parameters = {
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    standard_conforming_strings: 'on',
    integer_datetimes: 'on',
  };
  return Buffer.concat([
    message('R', int32(0)),
    ...Object.entries(parameters).map(([name, value]) => message('S', cString(name), cString(value))),
    message('K', int32(0), int32(0)),
    message('Z', Buffer.from('I', 'latin1')),
  ]);
}
