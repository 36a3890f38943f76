import type { AppSpec } from '../spec/app-spec.ts';
import { asksWhoLooks } from './is-ruled.ts';
import { kebab } from './names.ts';
import { printValue } from './print-value.ts';
import type { SourceFile } from './source-file.ts';

/** `src/data/all.ts` and `src/numbers.ts`: what formulas can speak of, and the figures that they call by name. */
export function emitRules({ entities, numbers }: AppSpec): [path: string, text: string][] {
  const imports = entities
    .map(({ name }) => `import './${kebab(name)}.ts';\n`)
    .toSorted()
    .join('');
  const all = `/** Formulas can speak of all records: each kind is known from the start. */\n${imports}`;
  if (numbers === undefined) return [['src/data/all.ts', all]];
  const figures = `/** Figures that formulas call by name. */\nexport const numbers = ${printValue(numbers, 0, 1000)};\n`;
  return [
    ['src/data/all.ts', all],
    ['src/numbers.ts', figures],
  ];
}

/** What `src/main.tsx` begins in an app with formulas. */
export function rulesBegin(spec: AppSpec, file: SourceFile): string {
  const guests = asksWhoLooks(spec);
  const who = file.use(guests ? 'chosenAs' : 'signedInAs', 'records/who-looks.ts');
  const figures = spec.numbers === undefined ? '{}' : file.use('numbers', 'numbers.ts');
  const lines = [
    `${file.use('openWorld', 'records/app-world.ts')}({ figures: ${figures}, whoLooks: ${who} });`,
    `${file.use('hearRefusals', 'records/hear-refusals.ts')}();`,
  ];
  if (guests) lines.push(`${file.use('letGuestsChoose', 'records/who-looks.ts')}();`);
  if (spec.accounts !== 'none' && spec.entities.some(({ standsFor }) => standsFor !== undefined))
    lines.push(`${file.use('keepOwnRecords', 'records/who-looks.ts')}();`);
  return `${lines.join('\n')}\n`;
}
