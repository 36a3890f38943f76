import { type PostgrestError, parseError } from '../postgrest-error.ts';

/** A dash belongs to a name unless it begins an arrow. */
const bareName = /[\p{L}\p{N}_ $](?:[\p{L}\p{N}_ $]|-(?!>))*/uy;

/** Reads a text from left to right; every refusal names the place. */
export class TextCursor {
  readonly text: string;
  private readonly what: string;
  private at = 0;

  constructor(text: string, what: string) {
    this.text = text;
    this.what = what;
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  get position(): number {
    return this.at;
  }

  set position(at: number) {
    this.at = at;
  }

  peek(): string {
    return this.text.charAt(this.at);
  }

  startsWith(token: string): boolean {
    return this.text.startsWith(token, this.at);
  }

  take(token: string): boolean {
    if (!this.startsWith(token)) return false;
    this.at += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) throw this.fault(`"${token}"`);
  }

  /** Sticky expressions only. */
  match(expression: RegExp): string | undefined {
    expression.lastIndex = this.at;
    const found = expression.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    return found;
  }

  rest(): string {
    const rest = this.text.slice(this.at);
    this.at = this.text.length;
    return rest;
  }

  until(stops: string): string {
    const start = this.at;
    while (this.at < this.text.length && !stops.includes(this.text.charAt(this.at))) this.at++;
    return this.text.slice(start, this.at);
  }

  fault(expected: string): PostgrestError {
    const found = this.done ? 'unexpected end of input' : `unexpected "${this.peek()}"`;
    return parseError(this.what, this.text, this.at, `${found} expecting ${expected}`);
  }

  /** In double quotes, where a backslash takes the next character as it is. */
  quoted(): string | undefined {
    if (this.peek() !== '"') return undefined;
    this.at++;
    let value = '';
    while (!this.done) {
      const character = this.peek();
      this.at++;
      if (character === '"') return value;
      if (character === '\\') {
        value += this.peek();
        this.at++;
      } else value += character;
    }
    throw this.fault('"\\""');
  }

  /** A column, table, alias or hint. */
  name(): string {
    const quoted = this.quoted();
    // A statement is sent as text that ends at the first NUL.
    if (quoted?.includes('\0')) throw this.fault('a name without NUL');
    if (quoted !== undefined) return quoted;
    const start = this.at;
    const name = this.match(bareName)?.trim() ?? '';
    if (name === '') this.at = start;
    if (name === '') throw this.fault('field name (* or [a..z0..9_$])');
    return name;
  }
}
