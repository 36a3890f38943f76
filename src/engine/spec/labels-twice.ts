import type { AppSpec } from './app-spec.ts';

/** Properties of one thing that are called alike, so that nobody knows which of two fields is which. */
function labelsTwice({ entities }: AppSpec): Set<string> {
  return new Set(
    entities.flatMap(({ name, fields }) => {
      const labels = fields.map(({ label }) => label.toLowerCase());
      return labels.filter((label, at) => labels.indexOf(label) < at).map((label) => `${name}.${label}`);
    }),
  );
}

/** Whether a changed plan has two fields of one name where it had none before. */
export function namesAlike(spec: AppSpec, before: AppSpec): boolean {
  const known = labelsTwice(before);
  return [...labelsTwice(spec)].some((one) => !known.has(one));
}
