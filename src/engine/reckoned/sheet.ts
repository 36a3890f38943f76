import { functions } from '../library/rules/functions.ts';
import { pluralPhrase, sentenceCase } from '../read/words.ts';
import { isTime } from './said-unit.ts';

/** One value that somebody enters. */
export interface SheetInput {
  readonly name: string;
  readonly label: string;
  readonly kind: 'number' | 'money' | 'percent' | 'choice' | 'date' | 'yes-no';
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly start?: string | number | boolean;
  readonly options?: readonly string[];
}

/** One value that is worked out: its formula speaks of inputs and of lines before it. */
export interface SheetLine {
  readonly name: string;
  readonly label: string;
  readonly formula: string;
  readonly kind: 'money' | 'number';
  readonly unit?: string;
}

/** What is not taken, and why. */
export interface Refusal {
  readonly never: string;
  readonly says: string;
}

/** How something is reckoned: what is asked, what comes out step by step, and what is refused. */
export interface Sheet {
  readonly inputs: readonly SheetInput[];
  readonly lines: readonly SheetLine[];
  readonly refusals: readonly Refusal[];
  /** The name of the line that people want to know. */
  readonly main: string;
  readonly notes: readonly string[];
}

const words = /[\p{L}\p{N}]+/gu;
const taken = new Set([
  ...Object.keys(functions),
  ...'if and or not in is of where by after other true false empty today now me this each ask contains sum count avg list first latest next random any number name phone email date note customer address state id from to with set add change remove'.split(
    ' ',
  ),
]);
const measures: Readonly<Record<string, readonly [label: string, sign: string, start: number]>> = {
  'square-metre': ['Area', 'm²', 20],
  'cubic-metre': ['Volume', 'm³', 3],
  metre: ['Length', 'm', 10],
  km: ['Distance', 'km', 10],
  mile: ['Distance', 'miles', 10],
  kg: ['Weight', 'kg', 5],
  litre: ['Litres', 'l', 10],
  kwh: ['kWh', 'kWh', 10],
};
const usual: Readonly<Record<string, number>> = {
  night: 3,
  day: 1,
  hour: 2,
  week: 1,
  month: 1,
  person: 2,
  adult: 2,
  word: 500,
  dog: 0,
  cat: 0,
  pet: 0,
  horse: 0,
};

/** A sheet while it is made. */
export class SheetMaker {
  readonly inputs: SheetInput[] = [];
  readonly lines: SheetLine[] = [];
  readonly refusals: Refusal[] = [];
  readonly notes: string[] = [];
  private readonly quantities = new Map<string, string>();
  private readonly roundedUp = new Set<string>();

  nameFor(label: string): string {
    const [first = 'value', ...more] = label.normalize('NFKD').replaceAll(/\p{M}/gu, '').match(words) ?? [];
    const plain = [
      first.toLowerCase(),
      ...more.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
    ].join('');
    const ascii = plain.replaceAll(/[^a-zA-Z0-9]/g, '');
    const letters = /^[a-z]/.test(ascii) ? ascii : `n${ascii.charAt(0).toUpperCase()}${ascii.slice(1)}`;
    const base = letters.slice(0, 30);
    const isUsed = (name: string) =>
      taken.has(name) || [...this.inputs, ...this.lines].some((one) => one.name === name);
    let name = base;
    for (let count = 1; isUsed(name); count += 1) name = count === 1 ? `${base}Value` : `${base}${count}`;
    return name;
  }

  labelFor(label: string): string {
    const plain = sentenceCase(
      label
        .replaceAll(/[|"{}()]/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
    const isUsed = (one: string) =>
      [...this.inputs, ...this.lines].some((other) => other.label.toLowerCase() === one.toLowerCase());
    let own = plain;
    for (let count = 2; isUsed(own); count += 1) own = `${plain} ${count}`;
    return own;
  }

  add(input: Omit<SheetInput, 'name'>): string {
    const label = this.labelFor(input.label);
    const name = this.nameFor(label);
    this.inputs.push({ ...input, label, name });
    return name;
  }

  line(label: string, formula: string, kind: SheetLine['kind'] = 'money', unit?: string): string {
    const own = this.labelFor(label);
    const name = this.nameFor(own);
    this.lines.push({ name, label: own, formula, kind, ...(unit === undefined ? {} : { unit }) });
    return name;
  }

  /** A tick that is asked once, whoever speaks of it. */
  tick(label: string): string {
    const known = this.inputs.find(
      (one) => one.kind === 'yes-no' && one.label.toLowerCase() === label.toLowerCase(),
    );
    return known?.name ?? this.add({ label, kind: 'yes-no', start: false });
  }

  hasQuantity(unit: string): boolean {
    return this.quantities.has(unit);
  }

  /** What a formula calls the quantity of a unit; it is asked for where nothing gives it yet. */
  quantity(unit: string, label?: string): string {
    const key = label === undefined ? unit : `${unit}:${label}`;
    const known = this.quantities.get(key);
    if (known !== undefined) return known;
    const [own = pluralPhrase(unit), sign, begin] = measures[unit] ?? [];
    const name = this.add({
      label: label ?? own,
      kind: 'number',
      min: 0,
      ...(sign === undefined ? {} : { unit: sign }),
      start: begin ?? usual[unit] ?? (this.inputs.some(({ kind }) => kind === 'number') ? 0 : 1),
    });
    const formula = this.roundedUp.has(unit) ? `ceil(${name})` : name;
    this.quantities.set(key, formula);
    return formula;
  }

  setQuantity(unit: string, formula: string): void {
    this.quantities.set(unit, formula);
  }

  roundUp(unit: string): void {
    this.roundedUp.add(unit);
    const known = this.quantities.get(unit);
    if (known !== undefined) this.quantities.set(unit, `ceil(${known})`);
  }

  /** The day that something is for. */
  day(isStay: boolean, ahead = 0): string {
    const known = this.inputs.find(({ kind }) => kind === 'date');
    return (
      known?.name ?? this.add({ label: isStay ? 'Arrival' : 'Day', kind: 'date', start: `+${ahead + 7}` })
    );
  }

  bound(input: string, { least, most }: { least?: number | undefined; most?: number | undefined }): void {
    const at = this.inputs.findIndex(({ name }) => name === input);
    const before = this.inputs[at];
    if (before === undefined) return;
    const min = least ?? before.min;
    const max = most ?? before.max;
    const begin =
      typeof before.start === 'number'
        ? Math.min(Math.max(before.start, min ?? 0), max ?? Infinity)
        : before.start;
    this.inputs[at] = {
      ...before,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(begin === undefined ? {} : { start: begin }),
    };
  }

  /** What stands in a field at first. */
  begin(name: string, start: number): void {
    const at = this.inputs.findIndex((one) => one.name === name);
    const before = this.inputs[at];
    if (before !== undefined) this.inputs[at] = { ...before, start };
  }

  refuse(never: string, says: string): void {
    this.refusals.push({ never, says: says.replaceAll('"', '”') });
  }

  sheet(main: string): Sheet {
    const { inputs, lines, refusals, notes } = this;
    return { inputs, lines, refusals, main, notes };
  }
}

/** “For the nights”, “Travel”: what an amount without a name of its own is called. */
export function lineLabel(unit: string): string {
  if (unit === 'km' || unit === 'mile') return 'Travel';
  const own = measures[unit]?.[0];
  if (own !== undefined) return `For the ${own.toLowerCase()}`;
  return isTime(unit) ? `For the ${pluralPhrase(unit)}` : `For ${pluralPhrase(unit)}`;
}
