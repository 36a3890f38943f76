import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { isEntered } from './meant-field.ts';

export interface FromAndTo {
  readonly from: FieldSpec;
  readonly to: FieldSpec;
}

const starts =
  /^(?:start\w*|from|begins?|beginning|arriv\w*|check[- ]?in|pick[- ]?up|out|lent|borrowed|collected)\b/iu;
const ends =
  /^(?:ends?|ending|to|until|till|finish\w*|leav\w*|depart\w*|check[- ]?out|return\w*|back|due|bring back)\b/iu;
const timed = new Set<FieldSpec['kind']>(['date', 'moment', 'time']);

/** The two properties of a record that say from when to when. */
export function fromAndTo({ fields }: EntitySpec): FromAndTo | undefined {
  const open = fields.filter((field) => timed.has(field.kind) && isEntered(field));
  for (const from of open.filter(({ label }) => starts.test(label))) {
    const to = open.find(({ label, kind }) => kind === from.kind && ends.test(label));
    if (to !== undefined) return { from, to };
  }
  return undefined;
}
