import { lemmas } from '../plan/match-block.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** Whether the text of a plan speaks of a field: its trace says so, or the words of its label stand there. */
export function askedIn(spec: AppSpec): (entity: EntitySpec, field: FieldSpec) => boolean {
  const served = new Set(spec.trace.flatMap((entry) => entry.served));
  const options = [...served].filter((part) => part.startsWith('option:'));
  const words = new Set(lemmas(spec.reading?.text ?? ''));
  return ({ name }, field) => {
    const own = lemmas(field.label.replaceAll(/^(?:number of|how many) |\(.*?\)/giu, ''));
    return (
      served.has(`field:${name}.${field.name}`) ||
      options.some((part) => part.startsWith(`option:${name}.${field.name}:`)) ||
      (own.length > 0 && own.every((word) => words.has(word)))
    );
  };
}
