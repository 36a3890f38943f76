import type { Draft } from './fields.ts';
import type { AnyWork } from './work.ts';

/**
 * A form that nobody has filled in: choices and switches stand as in the first starter, because they always stand somewhere;
 * everything else is empty.
 */
export function blankDraft({ fields, starters }: Pick<AnyWork, 'fields' | 'starters'>): Draft {
  const example = starters[0]?.input ?? {};
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'choice' || kind === 'switch')
      .map(([name]) => [name, example[name]]),
  );
}
