import { readNumber, showMoney } from '../parts/number-text.ts';
import type { DocumentKind } from './document-kinds.ts';

export interface DraftSection {
  readonly title: string;
  readonly text: string;
  readonly shown: boolean;
}

/** A document while it is written, and as it is kept. */
export interface DocumentDraft {
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
  readonly sections: readonly DraftSection[];
  readonly lines: readonly (readonly string[])[];
}

export function newDraft(kind: DocumentKind, dayFromNow: (days: number) => string): DocumentDraft {
  return {
    kind: kind.id,
    values: Object.fromEntries(
      kind.fields.map(({ name, kind: sort, start = '' }) => [
        name,
        sort === 'date' ? dayFromNow(Number(start)) : start,
      ]),
    ),
    sections: kind.sections.map(({ title, text }) => ({ title, text, shown: true })),
    lines:
      kind.layout === 'invoice'
        ? [
            ['Design of the menu', '1', '450'],
            ['Printed copies', '40', '3.50'],
          ]
        : [],
  };
}

export function dayText(day: string): string {
  const date = new Date(`${day}T12:00`);
  return Number.isNaN(date.getTime())
    ? day
    : date.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The value of a field as it is read; what is missing stays visible as a gap. */
export function fieldText(kind: DocumentKind, draft: DocumentDraft, name: string): string {
  const field = kind.fields.find((one) => one.name === name);
  const value = (draft.values[name] ?? '').trim();
  if (value === '') return field === undefined ? '' : `[${field.label}]`;
  return field?.kind === 'date' ? dayText(value) : value;
}

/** A text in which `{name}` is replaced by what was entered for it. */
export function filled(kind: DocumentKind, draft: DocumentDraft, text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    kind.fields.some((field) => field.name === name) ? fieldText(kind, draft, name) : whole,
  );
}

export interface InvoiceSums {
  readonly amounts: readonly number[];
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
}

const cents = (value: number) => Math.round(value * 100) / 100;

/** The amounts of an invoice, rounded line by line as they are printed. */
export function sumsOf(draft: DocumentDraft): InvoiceSums {
  const amounts = draft.lines.map(([, quantity = '', price = '']) =>
    cents((readNumber(quantity) ?? 0) * (readNumber(price) ?? 0)),
  );
  const subtotal = cents(amounts.reduce((sum, amount) => sum + amount, 0));
  const tax = cents((subtotal * (readNumber(draft.values.tax ?? '') ?? 0)) / 100);
  return { amounts, subtotal, tax, total: cents(subtotal + tax) };
}

/** What keeps a document from being finished. */
export function faultOf(kind: DocumentKind, draft: DocumentDraft): string | undefined {
  const [first] = kind.fields;
  if (first !== undefined && (draft.values[first.name] ?? '').trim() === '')
    return `${first.label}: enter a text.`;
  for (const [index, [, quantity = '', price = '']] of draft.lines.entries())
    if (readNumber(quantity) === undefined || readNumber(price) === undefined)
      return `Line ${index + 1}: enter numbers for quantity and price.`;
  if (kind.layout === 'invoice') {
    if (draft.lines.length === 0) return 'Add at least one line.';
    if (readNumber(draft.values.tax ?? '') === undefined) return 'Tax (%): enter a number.';
  }
  return undefined;
}

/** The whole document as plain text. */
export function documentText(kind: DocumentKind, draft: DocumentDraft): string {
  const [first, ...others] = kind.fields;
  const head = first === undefined ? [] : [fieldText(kind, draft, first.name), ''];
  const fields = others.map(({ name, label }) => `${label}: ${fieldText(kind, draft, name)}`);
  const sums = sumsOf(draft);
  const lines = draft.lines.map(
    ([what = '', quantity = '', price = ''], index) =>
      `${what}: ${quantity} × ${price} = ${showMoney(sums.amounts[index] ?? 0)}`,
  );
  const totals =
    kind.layout === 'invoice'
      ? [
          '',
          ...lines,
          `Subtotal: ${showMoney(sums.subtotal)}`,
          `Tax: ${showMoney(sums.tax)}`,
          `Total: ${showMoney(sums.total)}`,
        ]
      : [];
  const sections = draft.sections
    .filter(({ shown }) => shown)
    .flatMap(({ title, text }) => ['', title, filled(kind, draft, text)]);
  return [...head, ...fields, ...totals, ...sections].join('\n');
}
