import { type Formula, FormulaFault, type Source, type Statement } from './formula.ts';
import { functions } from './functions.ts';
import { parseFormula } from './parse-formula.ts';
import { parseStatement } from './parse-statement.ts';
import { type FactField, fieldOf, type Kind } from './world.ts';
import { formulasIn } from './written-text.ts';

/** What a formula may speak of where it stands. */
export interface Sight {
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly numbers: ReadonlySet<string>;
  readonly self?: Kind;
  readonly inner?: Kind;
  readonly each?: Kind;
  readonly ask?: readonly FactField[];
}

const always = new Set(['today', 'now', 'me']);

/** Names, records and functions of a formula that are not there. Empty when it can be worked out. */
export function formulaFaults(text: string, sight: Sight): string[] {
  return faultsOf(text, () => walk(parseFormula(text), sight));
}

export function textFaults(text: string, sight: Sight): string[] {
  return formulasIn(text).flatMap((formula) => formulaFaults(formula, sight));
}

export function statementFaults(text: string, sight: Sight): string[] {
  return faultsOf(text, () => walkStatement(parseStatement(text), sight));
}

function faultsOf(text: string, walkIt: () => string[]): string[] {
  try {
    return walkIt().map((fault) => `${fault} in “${text}”`);
  } catch (error) {
    if (error instanceof FormulaFault) return [error.message];
    throw error;
  }
}

function walk(formula: Formula, sight: Sight): string[] {
  switch (formula.is) {
    case 'value':
      return [];
    case 'name':
      return nameFaults(formula.name, sight);
    case 'path':
      return pathFaults(formula.base, formula.name, sight);
    case 'minus':
    case 'not':
    case 'blank':
      return walk(formula.of, sight);
    case 'binary':
      return [...walk(formula.left, sight), ...walk(formula.right, sight)];
    case 'among':
      return [formula.of, ...formula.options].flatMap((one) => walk(one, sight));
    case 'call':
      return [
        ...callFaults(formula.name, formula.args.length),
        ...formula.args.flatMap((one) => walk(one, sight)),
      ];
    case 'over': {
      const kind = sight.kinds.get(formula.source.things);
      if (kind === undefined) return [`There are no “${formula.source.things}”`];
      const within = { ...sight, inner: kind };
      const { value, by, after } = formula;
      const isWhole = value?.is === 'name' && value.name === 'each';
      return [
        ...sourceFaults(formula.source, sight),
        ...[isWhole ? undefined : value, by].flatMap((one) => (one === undefined ? [] : walk(one, within))),
        ...(after === undefined ? [] : walk(after, sight)),
      ];
    }
  }
}

function nameFaults(name: string, sight: Sight): string[] {
  if (always.has(name) || sight.numbers.has(name)) return [];
  if (name === 'id') return sight.inner === undefined && sight.self === undefined ? ['There is no “id”'] : [];
  if (name === 'this') return sight.self === undefined ? ['There is no “this”'] : [];
  if (name === 'each') return sight.each === undefined ? ['There is no “each”'] : [];
  const owners = [sight.inner, sight.self, sight.each];
  const isKnown =
    owners.some((kind) => kind !== undefined && fieldOf(kind, name) !== undefined) ||
    sight.ask?.some((field) => field.name === name) === true;
  return isKnown ? [] : [`Nothing is called “${name}”`];
}

function pathFaults(base: Formula, name: string, sight: Sight): string[] {
  if (base.is === 'name' && base.name === 'ask')
    return sight.ask?.some((field) => field.name === name) === true ? [] : [`Nothing asks for “${name}”`];
  const faults =
    base.is === 'name' && base.name === 'each' && sight.each === undefined ? [] : walk(base, sight);
  if (faults.length > 0) return faults;
  const kind = kindOf(base, sight);
  if (base.is === 'name' && base.name === 'me') return [];
  if (kind === undefined) return [`“.${name}” follows something that is no record`];
  return name === 'id' || fieldOf(kind, name) !== undefined ? [] : [`${kind.name} have no “${name}”`];
}

/** The kind of record that a formula points to. */
function kindOf(formula: Formula, sight: Sight): Kind | undefined {
  const to = (name: string | undefined) => (name === undefined ? undefined : sight.kinds.get(name));
  if (formula.is === 'name') {
    if (formula.name === 'this') return sight.self;
    if (formula.name === 'each') return sight.each ?? sight.inner;
    const owners = [sight.inner, sight.self, sight.each];
    const field = owners.map((kind) => kind && fieldOf(kind, formula.name)).find((one) => one !== undefined);
    return to((field ?? sight.ask?.find(({ name }) => name === formula.name))?.to);
  }
  if (formula.is === 'path') {
    if (formula.base.is === 'name' && formula.base.name === 'ask')
      return to(sight.ask?.find(({ name }) => name === formula.name)?.to);
    const base = kindOf(formula.base, sight);
    return base === undefined ? undefined : to(fieldOf(base, formula.name)?.to);
  }
  if (formula.is === 'call' && formula.name === 'if')
    return formula.args
      .slice(1)
      .map((one) => kindOf(one, sight))
      .find((one) => one !== undefined);
  if (formula.is !== 'over') return undefined;
  if (formula.what === 'next' || formula.what === 'random') return to(formula.source.things);
  const inner = to(formula.source.things);
  if (inner === undefined || formula.value?.is !== 'name') return undefined;
  return formula.value.name === 'each' ? inner : to(fieldOf(inner, formula.value.name)?.to);
}

function callFaults(name: string, count: number): string[] {
  const known = name === 'if' ? { least: 2, most: 3 } : functions[name];
  if (known === undefined) return [`Nothing is worked out by “${name}”`];
  return count >= known.least && count <= known.most ? [] : [`“${name}” takes another number of values`];
}

function sourceFaults({ things, where }: Source, sight: Sight): string[] {
  const kind = sight.kinds.get(things);
  if (kind === undefined) return [`There are no “${things}”`];
  return where === undefined ? [] : walk(where, { ...sight, inner: kind });
}

function walkStatement(statement: Statement, sight: Sight): string[] {
  switch (statement.do) {
    case 'set':
      return statement.values.flatMap(({ path, value }) => {
        const [first, ...rest] = path;
        if (first === undefined) return ['Nothing is set'];
        const target =
          rest.length === 0 ? nameOn(sight.self, first) : walk(parseFormula(path.join('.')), sight);
        return [...target, ...walk(value, sight)];
      });
    case 'add': {
      const each = statement.each === undefined ? undefined : sight.kinds.get(statement.each.things);
      const within = each === undefined ? sight : { ...sight, each };
      return [
        ...(statement.each === undefined ? [] : sourceFaults(statement.each, sight)),
        ...valueFaults(statement.things, statement.values, within, within),
      ];
    }
    case 'change': {
      const inner = sight.kinds.get(statement.source.things);
      const within = inner === undefined ? sight : { ...sight, inner };
      return [
        ...sourceFaults(statement.source, sight),
        ...valueFaults(statement.source.things, statement.values, sight, within),
      ];
    }
    case 'remove':
      return statement.source === undefined
        ? nameFaults('this', sight)
        : sourceFaults(statement.source, sight);
  }
}

function nameOn(kind: Kind | undefined, name: string): string[] {
  const field = kind === undefined ? undefined : fieldOf(kind, name);
  if (field === undefined) return [`Nothing here is called “${name}”`];
  return field.formula === undefined ? [] : [`“${name}” is worked out and cannot be set`];
}

function valueFaults(
  things: string,
  values: Extract<Statement, { do: 'add' }>['values'],
  sight: Sight,
  within: Sight,
): string[] {
  const kind = sight.kinds.get(things);
  if (kind === undefined) return [`There are no “${things}”`];
  return values.flatMap(({ path, value }) => [...nameOn(kind, path.join('.')), ...walk(value, within)]);
}
