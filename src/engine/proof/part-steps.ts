import { inText } from '../library/words/in-text.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { isAsked } from './fill-form.ts';
import { obeyingFilling } from './obeying-filling.ts';
import type { ProofStep } from './proof-step.ts';
import { sampleWorlds } from './sample-world.ts';

/** The fields that the form of a whole asks of each part. */
export function partFields(part: EntitySpec, link: string): FieldSpec[] {
  return part.fields.filter(
    (field) =>
      isAsked(field) && field.name !== link && (field.name === part.title || field.required === true),
  );
}

/** Fills the first line of parts in the form of a whole; undefined where no rule of the parts allows it. */
export function partSteps({ name, parts }: EntitySpec, spec: AppSpec): ProofStep[] | undefined {
  const part = spec.entities.find((one) => one.name === parts?.entity);
  if (parts === undefined || part === undefined) return [];
  const fixed = { [parts.link]: `${name}-1` };
  const filling = obeyingFilling(
    { entity: part, spec, title: part.title, fixed },
    sampleWorlds(spec, undefined),
  );
  if (filling === undefined) return undefined;
  return partFields(part, parts.link).flatMap((field): ProofStep[] => {
    const entry = filling.get(field.name);
    const label = field.name === part.title ? `${part.one} 1` : `${part.one} 1: ${inText(field.label)}`;
    return entry === undefined ? [] : [{ do: 'fill', label, value: entry.typed }];
  });
}
