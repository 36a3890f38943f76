import { type CallName, type CallWords, calls } from './calls.ts';
import { Failure } from './failure.ts';
import { late, lostSessionNames, sentences, sessionOver, unreachable } from './sentences.ts';

/** As much of an error as is looked at, whoever has made it: auth-js, postgrest-js, functions-js, a browser. */
interface Facts {
  readonly name: string;
  readonly code: string;
  readonly message: string;
  readonly status: number | undefined;
}

type Kind = 'late' | 'unreachable' | 'session-over' | 'told' | 'broken' | 'refused';

/** What to tell somebody about a call that did not work: why, where that is known, and what to do. */
export function describeFailure(call: CallName, error: unknown): string {
  return error instanceof Failure ? error.message : failureOf(call, error).message;
}

/** The failure of a call, to be thrown. What it says can be shown. */
export function failureOf(call: CallName, error: unknown): Failure {
  if (error instanceof Failure) return error;
  const facts = factsOf(error);
  const kind = kindOf(facts);
  return new Failure(facts.code || codes[kind], wordsFor(calls[call], kind, facts), facts.status);
}

const codes: Readonly<Record<Kind, string>> = {
  late: 'late',
  unreachable: 'unreachable',
  'session-over': 'invalid_token',
  told: 'internal',
  broken: 'internal',
  refused: 'internal',
};

function wordsFor(words: CallWords, kind: Kind, { code, message }: Facts): string {
  const own = typeof words === 'string' ? { failed: words } : words;
  switch (kind) {
    case 'late':
      return ('late' in own ? own.late : undefined) ?? late;
    case 'unreachable':
      return unreachable;
    case 'session-over':
      return sessionOver;
    case 'told':
      return Object.hasOwn(sentences, code) ? (sentences[code] ?? own.failed) : message;
    case 'refused':
      return ('refused' in own ? own.refused : undefined) ?? own.failed;
    case 'broken':
      return own.failed;
  }
}

const tooLate = new Set(['timed_out', 'request_timeout']);
/** Clients that make an error of their own keep no more of it than how a browser has said it. */
const toldAsLate = /^TimeoutError\b|^(the operation|signal) timed out/i;

function kindOf(facts: Facts): Kind {
  const { name, code, message, status } = facts;
  if (name === 'TimeoutError' || tooLate.has(code) || toldAsLate.test(message)) return 'late';
  if (Object.hasOwn(sentences, code)) return 'told';
  if (lostSessionNames.has(name)) return 'session-over';
  if (hadNoAnswer(facts)) return 'unreachable';
  if (status === 408 || status === 504) return 'late';
  if (isForPeople(facts)) return 'told';
  return status !== undefined && status >= 400 && status < 500 ? 'refused' : 'broken';
}

/** The clients each have a way of their own to say that nothing came back. */
function hadNoAnswer({ name, status, message }: Facts): boolean {
  if (name === 'AuthRetryableFetchError') return status === undefined || status === 0;
  if (name === 'TypeError' || name === 'FunctionsFetchError' || name === 'FunctionsRelayError') return true;
  return /^(TypeError|FetchError|Error): /.test(message) && (status === undefined || status === 0);
}

/** The codes by which the database and its interface speak to programs. */
const databaseCode = /^(PGRST\w+|[0-9A-Z]{5})$/;
/** Ours to read, not theirs: the cause is in the log of the server. */
const unexplained = new Set(['internal', 'unexpected_failure', 'bad_json', 'unexplained']);

/**
 * Only what our own server has said counts as words for people: it names its errors, and a proxy or a broken answer does
 * not. The database speaks for itself where a rule of ours was written as a sentence.
 */
function isForPeople({ code, message, status }: Facts): boolean {
  if (code === '' || unexplained.has(code)) return false;
  if (databaseCode.test(code)) return status !== 500 && /^[A-Z][^<{"]+\.$/.test(message);
  return /^[^<{[]*\s/.test(message);
}

function factsOf(error: unknown): Facts {
  if (typeof error !== 'object' || error === null)
    return { name: '', code: '', message: '', status: undefined };
  const { name, code, message, status, context } = error as Partial<Record<keyof Facts | 'context', unknown>>;
  // functions-js hides what happened behind a name of its own.
  if (typeof context === 'object' && context !== null && !(context instanceof Response))
    return factsOf(context);
  return {
    name: typeof name === 'string' ? name : '',
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message.trim() : '',
    status: typeof status === 'number' ? status : undefined,
  };
}
