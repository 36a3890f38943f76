import type { FilledField } from '../../ask/answer.ts';

/** Values for the form of an agent that were read out of a question. */
export interface HandedValues {
  readonly question: string;
  readonly values: readonly FilledField[];
}

const name = 'handedValues';

/** What a link hands to the desk beside its address, which would be too long with it. */
export function handingState(handed: HandedValues): Record<string, unknown> {
  return { [name]: handed };
}

/** What was handed over, from the state of a place in the history, which anything may have written. */
export function readHandedValues(state: unknown): HandedValues | undefined {
  if (!isObject(state)) return undefined;
  const handed = state[name];
  if (!isObject(handed)) return undefined;
  const { question, values } = handed;
  if (typeof question !== 'string' || !Array.isArray(values) || !values.every(isFilled)) return undefined;
  return { question, values };
}

function isFilled(value: unknown): value is FilledField {
  if (!isObject(value)) return false;
  const { field, label, words, value: held } = value;
  return (
    [field, label, words].every((text) => typeof text === 'string') &&
    (typeof held === 'string' || typeof held === 'number')
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
