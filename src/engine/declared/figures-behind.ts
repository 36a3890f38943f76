import type { DeclaredField } from './declared.ts';
import { kindOfWords } from './kind-of-words.ts';

const figure = String.raw`[-−]?\d{1,3}(?:,\d{3})+|[-−]?\d+(?:[.,]\d+)?`;
const unit = String.raw`%|°C|°F|[a-zA-Zµ°€$£][a-zA-Z²³/µ]{0,9}`;
const between = new RegExp(
  String.raw`^([a-z][a-z -]*?)\s+(?:of |from |between )?(${figure})\s*(?:–|-|—|to|and)\s*(${figure})(?:\s*(${unit}))?$`,
  'i',
);
const bound = new RegExp(
  String.raw`^([a-z][a-z -]*?)\s+(?:of )?(min(?:imum)?\.?|max(?:imum)?\.?|at least|at most|up to|≤|≥)\s*(${figure})(?:\s*(${unit}))?$`,
  'i',
);
const usual = new RegExp(
  String.raw`^([a-z][a-z -]*?)\s+(?:(€|\$|£|Rs\.?|EUR|USD|GBP|INR)\s*)?(${figure})(?:\s*(${unit}))?$`,
  'i',
);

/** “weight 0.1–25 kg”, “test interval 6 months”, “fee per day Rs 110”: a figure behind a property says how far it goes, or what it usually is. */
export function figuresBehind(words: string): DeclaredField | undefined {
  if (/^(?:an?\s+)?(?:max|min|total)/i.test(words)) return undefined;
  const both = between.exec(words);
  if (both !== null) {
    const [least, most] = [valueOf(both[2] ?? ''), valueOf(both[3] ?? '')];
    return least < most ? { ...numeric(both[1] ?? '', both[4]), least, most } : undefined;
  }
  const one = bound.exec(words);
  if (one !== null) {
    const side = /^(?:max|at most|up to|≤)/i.test(one[2] ?? '') ? 'most' : 'least';
    return { ...numeric(one[1] ?? '', one[4]), [side]: valueOf(one[3] ?? '') };
  }
  const told = usual.exec(words);
  if (told === null) return undefined;
  const [, name = '', money, value = '', measured] = told;
  const kind = kindOfWords(name);
  // “partner 290” is a price of partners, and no property of theirs.
  if (!/^(?:number|money|percent)$/.test(kind.kind)) return undefined;
  return {
    words: name,
    ...kind,
    ...(money === undefined ? (measured === undefined ? {} : unitOf(measured)) : { kind: 'money' as const }),
    start: String(valueOf(value)),
  };
}

function numeric(name: string, measured: string | undefined): DeclaredField {
  const { kind } = kindOfWords(name);
  const own = kind === 'money' || kind === 'percent' ? kind : 'number';
  return { words: name.trim(), kind: own, ...(measured === undefined ? {} : unitOf(measured)) };
}

function unitOf(words: string): Pick<DeclaredField, 'kind' | 'unit'> {
  if (/^(?:%|percent)$/i.test(words)) return { kind: 'percent' };
  if (/^(?:€|\$|£|EUR|USD|GBP|CHF|INR|euros?|dollars?|pounds?)$/i.test(words)) return { kind: 'money' };
  return { kind: 'number', unit: words };
}

function valueOf(words: string): number {
  const plain = words.replace('−', '-');
  return Number(/,\d{3}(?:\D|$)/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.'));
}
