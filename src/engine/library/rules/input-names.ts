import type { Formula } from './formula.ts';

/**
 * The names that a formula speaks of where it stands, without those of the records that it runs over. What it asks
 * with `is empty` it deals with itself, and counts as `asked`.
 */
export function inputNames(formula: Formula): { used: ReadonlySet<string>; asked: ReadonlySet<string> } {
  const used = new Set<string>();
  const asked = new Set<string>();
  collect(formula, used, asked);
  return { used, asked };
}

function collect(formula: Formula, used: Set<string>, asked: Set<string>): void {
  const into = (part: Formula | undefined) => {
    if (part !== undefined) collect(part, used, asked);
  };
  switch (formula.is) {
    case 'value':
      return;
    case 'name':
      used.add(formula.name);
      return;
    case 'path':
      if (formula.base.is === 'name' && formula.base.name === 'ask') used.add(formula.name);
      else into(formula.base);
      return;
    case 'blank':
      if (formula.of.is === 'name') asked.add(formula.of.name);
      into(formula.of);
      return;
    case 'minus':
    case 'not':
      return into(formula.of);
    case 'binary':
      into(formula.left);
      return into(formula.right);
    case 'among':
      into(formula.of);
      formula.options.forEach(into);
      return;
    case 'call':
      formula.args.forEach(into);
      return;
    case 'over':
      for (const part of [formula.value, formula.by, formula.after, formula.source.where]) into(part);
  }
}
