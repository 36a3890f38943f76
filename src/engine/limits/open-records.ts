import type { EntitySpec } from '../spec/app-spec.ts';

const over =
  /\b(?:returned|back|done|finished|cancel\w*|closed|over|completed?|collected|declined|refused|rejected|no[- ]show|past|sold|given|withdrawn|ended|paid|delivered|archived|free|available)\b/iu;
const cancelled = /\b(?:cancel\w*|declined|refused|rejected|withdrawn)\b/iu;

/** The formula of records that are not over yet, before a name of their fields (`this.` or nothing). */
export function stillOpen({ fields }: EntitySpec, before = ''): string | undefined {
  for (const { name, label, kind, options = [] } of fields) {
    const shut = options.filter((option) => over.test(option));
    if (kind === 'choice' && shut.length > 0 && shut.length < options.length)
      return noneOf(`${before}${name}`, shut);
    if (kind === 'yes-no' && over.test(label)) return `${before}${name} is not true`;
    if (kind === 'date' && /^(?:returned|brought back|back (?:on|since)|given back)/iu.test(label))
      return `${before}${name} is empty`;
  }
  return undefined;
}

const handedBack = /\b(?:returned|back|brought back|given back)\b/iu;

/** Whether somebody has what such a record is of until it is brought back: who has given one back has one less. */
export function isHolding({ fields }: EntitySpec): boolean {
  return fields.some(
    ({ kind, label, options = [] }) =>
      (kind === 'choice' && options.some((option) => handedBack.test(option))) ||
      ((kind === 'yes-no' || kind === 'date') && handedBack.test(label)),
  );
}

/** The formula of records that were not called off; undefined where none can be. */
export function notCancelled({ fields }: EntitySpec): string | undefined {
  for (const { name, kind, options = [] } of fields) {
    const shut = options.filter((option) => cancelled.test(option));
    if (kind === 'choice' && shut.length > 0) return noneOf(name, shut);
  }
  return undefined;
}

function noneOf(name: string, options: readonly string[]): string {
  return options.map((option) => `${name} is not "${option}"`).join(' and ');
}
