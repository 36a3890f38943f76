import { deletedText, isRecordId } from '../words/deleted.ts';
import type { Formula, Operator, Over, Source, Value } from './formula.ts';
import { functions } from './functions.ts';
import { parseFormula } from './parse-formula.ts';
import { likelyRecords, recordWithId } from './record-index.ts';
import {
  asNumber,
  asText,
  cents,
  compareValues,
  contains,
  isBlank,
  isInOrder,
  isSame,
  isTrue,
  minus,
  plus,
} from './values.ts';
import { type FactField, fieldOf, type Known, type Scope } from './world.ts';

/** What a formula comes to. Nothing is ever thrown but by a world that counts: what cannot be worked out is empty. */
export function evaluate(formula: Formula, scope: Scope): Value {
  const value = comesTo(formula, scope);
  scope.world.spend?.(sizeOf(value));
  return value;
}

const lettersPerPart = 16;

/** A long text is as much work as many short ones. */
function sizeOf(value: Value): number {
  if (typeof value === 'string') return 1 + value.length / lettersPerPart;
  return value !== null && typeof value === 'object' ? 1 + value.length : 1;
}

function comesTo(formula: Formula, scope: Scope): Value {
  switch (formula.is) {
    case 'value':
      return formula.value;
    case 'name':
      return named(formula.name, scope);
    case 'path':
      return throughPath(formula.base, formula.name, scope);
    case 'minus': {
      const value = evaluate(formula.of, scope);
      return typeof value === 'number' ? -value : null;
    }
    case 'not':
      return !isTrue(evaluate(formula.of, scope));
    case 'binary':
      return binary(formula.operator, formula.left, formula.right, scope);
    case 'blank':
      return isBlank(evaluate(formula.of, scope));
    case 'among': {
      const value = evaluate(formula.of, scope);
      return formula.options.some((option) => isSame(value, evaluate(option, scope)));
    }
    case 'call':
      return called(formula.name, formula.args, scope);
    case 'over':
      return overRecords(formula, scope);
  }
}

/** The field of a record as it is, or as its formula works it out. */
export function valueOf({ kind, record }: Known, name: string, scope: Scope): Value {
  const field = fieldOf(kind, name);
  if (field?.formula === undefined) return record[name] ?? null;
  const known = scope.world.worked?.get(record);
  const before = known?.get(name);
  if (before !== undefined) return before;
  const value = worked(field.formula, { kind, record }, scope);
  if (known !== undefined) known.set(name, value);
  else scope.world.worked?.set(record, new Map([[name, value]]));
  return value;
}

/** Formulas that ask for one another in a circle come to nothing instead of running for ever. */
let depth = 0;
const maximumDepth = 12;

function worked(formula: string, self: Known, { world }: Scope): Value {
  if (depth >= maximumDepth) return null;
  depth += 1;
  try {
    return evaluate(parseFormula(formula), { world, self });
  } finally {
    depth -= 1;
  }
}

function named(name: string, scope: Scope): Value {
  const { world, self, inner, each, ask } = scope;
  if (name === 'this') return self?.record.id ?? null;
  if (name === 'each') return each?.record.id ?? null;
  if (name === 'today') return world.today;
  if (name === 'now') return world.now;
  if (name === 'me') return world.me.name;
  if (name === 'id') return (inner ?? self)?.record.id ?? null;
  const owner = [inner, self, each].find((one) => one !== undefined && fieldOf(one.kind, name) !== undefined);
  if (owner !== undefined) return valueOf(owner, name, scope);
  if (ask?.fields.some((field) => field.name === name) === true) return ask.values[name] ?? null;
  return world.numbers[name] ?? null;
}

function throughPath(base: Formula, name: string, scope: Scope): Value {
  if (base.is === 'name' && base.name === 'ask') return scope.ask?.values[name] ?? null;
  const record = recordOf(base, scope);
  if (record === undefined) return null;
  return name === 'id' ? record.record.id : valueOf(record, name, scope);
}

/** The record that a formula points to, where it is a reference. */
export function recordOf(formula: Formula, scope: Scope): Known | undefined {
  const { world, self, each, inner } = scope;
  if (formula.is === 'name' && formula.name === 'this') return self;
  if (formula.is === 'name' && formula.name === 'each') return each ?? inner;
  const to = pointsTo(formula, scope);
  const kind = to === undefined ? undefined : world.kind(to);
  if (to === undefined || kind === undefined) return undefined;
  const id = isMe(formula) ? world.me.records[to] : evaluate(formula, scope);
  const record = recordWithId(world.all(to), id);
  return record === undefined ? undefined : { kind, record };
}

/** The kind of record that a formula points to; undefined where it is no reference. */
function pointsTo(formula: Formula, scope: Scope): string | undefined {
  if (formula.is === 'name') {
    if (formula.name === 'me') return Object.keys(scope.world.me.records)[0];
    const owners = [scope.inner, scope.self, scope.each];
    const field = owners
      .map((one) => one && fieldOf(one.kind, formula.name))
      .find((one) => one !== undefined);
    return (field ?? askedField(formula.name, scope))?.to;
  }
  if (formula.is === 'path') {
    if (formula.base.is === 'name' && formula.base.name === 'ask') return askedField(formula.name, scope)?.to;
    const base = recordOf(formula.base, scope);
    return base === undefined ? undefined : fieldOf(base.kind, formula.name)?.to;
  }
  if (formula.is === 'call' && formula.name === 'if')
    return formula.args
      .slice(1)
      .map((one) => pointsTo(one, scope))
      .find((one) => one !== undefined);
  if (formula.is !== 'over') return undefined;
  const { what, source, value } = formula;
  if (what === 'next' || what === 'random') return source.things;
  if (what !== 'first' && what !== 'latest') return undefined;
  const kind = scope.world.kind(source.things);
  if (kind === undefined || value?.is !== 'name') return undefined;
  return value.name === 'each' ? source.things : fieldOf(kind, value.name)?.to;
}

function askedField(name: string, { ask }: Scope): FactField | undefined {
  return ask?.fields.find((field) => field.name === name);
}

function called(name: string, args: readonly Formula[], scope: Scope): Value {
  if (name === 'if') {
    const [condition, then, otherwise] = args;
    const taken = condition !== undefined && isTrue(evaluate(condition, scope)) ? then : otherwise;
    return taken === undefined ? null : evaluate(taken, scope);
  }
  return functions[name]?.call(args.map((arg) => evaluate(arg, scope))) ?? null;
}

function binary(operator: Operator, left: Formula, right: Formula, scope: Scope): Value {
  if (operator === 'and') return isTrue(evaluate(left, scope)) && isTrue(evaluate(right, scope));
  if (operator === 'or') return isTrue(evaluate(left, scope)) || isTrue(evaluate(right, scope));
  if (operator === '=' || operator === '!=') {
    const same = isEqual(left, right, scope);
    return operator === '=' ? same : !same;
  }
  const [a, b] = [evaluate(left, scope), evaluate(right, scope)];
  if (operator === '+') return plus(a, b);
  if (operator === '-') return minus(a, b);
  if (operator === 'contains') return contains(a, b);
  if (operator === '*' || operator === '/') {
    const [x, y] = [asNumber(a), asNumber(b)];
    const result = operator === '*' ? x * y : x / y;
    return Number.isFinite(result) ? result : null;
  }
  return isInOrder(operator, a, b);
}

function isMe(formula: Formula): boolean {
  return formula.is === 'name' && formula.name === 'me';
}

/** Who looks is known by name and by each record that stands for them. */
function isEqual(left: Formula, right: Formula, scope: Scope): boolean {
  if (isMe(left) === isMe(right)) return isSame(evaluate(left, scope), evaluate(right, scope));
  const value = evaluate(isMe(left) ? right : left, scope);
  const { name, records } = scope.world.me;
  return value === name || Object.values(records).includes(String(value));
}

/** The records of a source that fit, each with its kind. */
export function recordsOf(source: Source, scope: Scope): Known[] {
  const { world, self } = scope;
  const kind = world.kind(source.things);
  if (kind === undefined) return [];
  const own = source.other && self?.kind.name === kind.name ? self.record.id : undefined;
  const { where } = source;
  const likely = likelyRecords(source, kind, world.all(source.things), scope, evaluate);
  world.spend?.(likely.length);
  return likely
    .filter((record) => record.id !== own)
    .map((record): Known => ({ kind, record }))
    .filter((inner) => where === undefined || isTrue(evaluate(where, { ...scope, inner })));
}

/** What `count(…)`, `sum(… of …)` and the like come to. */
function overRecords(formula: Over, scope: Scope): Value {
  const records = recordsOf(formula.source, scope);
  switch (formula.what) {
    case 'count':
      return records.length;
    case 'any':
      return records.length > 0;
    case 'next':
      return nextOf(formula, records, scope);
    case 'random':
      return records[Math.floor(scope.world.random() * records.length)]?.record.id ?? null;
    case 'first':
    case 'latest':
      return chosen(formula, records, scope);
    case 'list':
      return listed(formula, records, scope);
    default:
      return summary(formula, records, scope);
  }
}

function valueIn(formula: Formula | undefined, inner: Known, scope: Scope): Value {
  return formula === undefined ? null : evaluate(formula, { ...scope, inner });
}

function inOrder(records: readonly Known[], by: Formula | undefined, scope: Scope): readonly Known[] {
  if (by === undefined) return records;
  const keyed = records.map((one) => ({ one, key: valueIn(by, one, scope) }));
  return keyed.toSorted((a, b) => compareValues(a.key, b.key)).map(({ one }) => one);
}

function chosen({ what, value, by }: Over, records: readonly Known[], scope: Scope): Value {
  const order = inOrder(records, by, scope);
  const one = what === 'first' ? order[0] : by === undefined ? order[0] : order.at(-1);
  if (one === undefined) return null;
  return value?.is === 'name' && value.name === 'each' ? one.record.id : valueIn(value, one, scope);
}

/** The one after, beginning again at the end. Nobody is after somebody who is not there: then it is the first. */
function nextOf({ by, after }: Over, records: readonly Known[], scope: Scope): Value {
  const order = inOrder(records, by, scope);
  const before = after === undefined ? null : evaluate(after, scope);
  const place = order.findIndex(({ record }) => isSame(record.id, before));
  return order[(place + 1) % Math.max(order.length, 1)]?.record.id ?? null;
}

function listed({ value }: Over, records: readonly Known[], scope: Scope): Value {
  const texts = records.map((inner) => {
    const shown = value === undefined ? undefined : shownTitle(value, { ...scope, inner });
    return shown ?? asText(valueIn(value, inner, scope));
  });
  return [...new Set(texts.filter((text) => text !== ''))].join(', ');
}

/** What is called by another record has the title of that one. */
export function titleOf(known: Known, scope: Scope): string {
  const inner: Scope = { world: scope.world, self: known };
  const name: Formula = { is: 'name', name: known.kind.title };
  const pointed = fieldOf(known.kind, known.kind.title)?.to === undefined ? undefined : recordOf(name, inner);
  const isOther = pointed !== undefined && pointed.record.id !== known.record.id;
  if (isOther) return titleOf(pointed, scope);
  return (
    (pointed === undefined ? shownTitle(name, inner) : undefined) ??
    asText(valueOf(known, known.kind.title, scope))
  );
}

/** What the record that a formula points to is called, also where it was deleted; undefined where it points to none. */
export function shownTitle(formula: Formula, scope: Scope): string | undefined {
  const record = recordOf(formula, scope);
  if (record !== undefined) return titleOf(record, scope);
  const isGone = pointsTo(formula, scope) !== undefined && isRecordId(evaluate(formula, scope));
  return isGone ? deletedText : undefined;
}

function summary({ what, value }: Over, records: readonly Known[], scope: Scope): Value {
  const values = records.map((one) => valueIn(value, one, scope)).filter((one) => !isBlank(one));
  if (what === 'min' || what === 'max') {
    const order = values.toSorted(compareValues);
    return (what === 'min' ? order[0] : order.at(-1)) ?? null;
  }
  const numbers = values.map((one) => (typeof one === 'boolean' ? Number(one) : one)).filter(isNumber);
  const sum = cents(numbers.reduce((total, one) => total + one, 0));
  if (what === 'sum') return sum;
  return numbers.length === 0 ? null : sum / numbers.length;
}

function isNumber(value: Value): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
