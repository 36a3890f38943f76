import { z } from 'zod';
import { OAuthError } from './oauth-error.ts';

/** A form or query with every value of every name. */
export const parameterPairs = z.array(z.tuple([z.string(), z.string()]));

/** Parameters of a request. An empty one counts as absent; one that is there twice is refused (RFC 6749, 3.1). */
export class Parameters {
  readonly #all: URLSearchParams;

  constructor(pairs: Iterable<readonly [string, string]>) {
    this.#all = new URLSearchParams([...pairs].map(([name, value]) => [name, value]));
  }

  get(name: string): string | undefined {
    const values = this.#all.getAll(name);
    if (values.length > 1) throw new OAuthError('invalid_request', `${name} is there more than once.`);
    return values[0] === '' ? undefined : values[0];
  }

  need(name: string): string {
    const value = this.get(name);
    if (value === undefined) throw new OAuthError('invalid_request', `${name} is missing.`);
    return value;
  }

  all(name: string): string[] {
    return this.#all.getAll(name).filter((value) => value !== '');
  }
}
