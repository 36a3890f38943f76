export interface PostgrestErrorBody {
  code: string;
  message: string;
  details: unknown;
  hint: string | null;
}

interface ErrorParts {
  status: number;
  code: string;
  message: string;
  details?: unknown;
  hint?: string | null;
  /** The name was not in the schema cache; a newer cache may know it. */
  missing?: boolean;
  headers?: Readonly<Record<string, string>>;
}

/** What PostgREST would answer; the only error that leaves the data API. */
export class PostgrestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;
  readonly missing: boolean;
  readonly headers: Readonly<Record<string, string>>;

  constructor(parts: ErrorParts) {
    super(parts.message);
    this.name = 'PostgrestError';
    this.status = parts.status;
    this.code = parts.code;
    this.details = parts.details ?? null;
    this.hint = parts.hint ?? null;
    this.missing = parts.missing ?? false;
    this.headers = parts.headers ?? {};
  }

  body(): PostgrestErrorBody {
    return { code: this.code, message: this.message, details: this.details, hint: this.hint };
  }
}

export function parseError(what: string, text: string, column: number, details: string): PostgrestError {
  return new PostgrestError({
    status: 400,
    code: 'PGRST100',
    message: `"failed to parse ${what} (${text})" (line 1, column ${column + 1})`,
    details,
  });
}

export function invalidBody(message: string): PostgrestError {
  return new PostgrestError({ status: 400, code: 'PGRST102', message });
}

export function invalidRange(details: string): PostgrestError {
  return new PostgrestError({
    status: 416,
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details,
  });
}

/** PostgreSQL would say the same; the name never gets that far. */
export function unknownColumn(table: string, column: string, hint: string | null): PostgrestError {
  return new PostgrestError({
    status: 400,
    code: '42703',
    message: `column ${table}.${column} does not exist`,
    hint,
    missing: true,
  });
}

export function unknownType(name: string): PostgrestError {
  return new PostgrestError({
    status: 400,
    code: '42704',
    message: `type "${name}" does not exist`,
    missing: true,
  });
}

export function notEmbedded(name: string): PostgrestError {
  return new PostgrestError({
    status: 400,
    code: 'PGRST108',
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
