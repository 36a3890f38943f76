import { messageOf } from './failures/failure.ts';

/** Browsers name what went wrong; why it did, they keep to themselves. */
const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: 'It was cancelled or took too long. Try again when you are ready.',
  InvalidStateError:
    'This device already holds a key for your account. Use that one, or choose another device.',
  NotSupportedError: 'This device cannot make such a key. Try another device or browser.',
  ConstraintError: 'This device cannot check that it is you. Set up a screen lock, or try another device.',
  SecurityError: 'Keys do not work at this address. Open the site at its own name.',
};

/** What to tell about a ceremony that failed; nothing when another one took its place. */
export function describePasskeyFault(error: unknown, fallback: string): string | undefined {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  if (name === 'AbortError') return undefined;
  return Object.hasOwn(sentences, name) ? sentences[name] : messageOf(error, fallback);
}
