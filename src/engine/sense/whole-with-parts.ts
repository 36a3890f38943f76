import { withEntity } from '../limits/obeyed-by-samples.ts';
import { partFields, partSteps } from '../proof/part-steps.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** What something is made of, and not what happens to it later: a project may begin without a task. */
const ofParts =
  /\b(?:ingredient|item|line|position|component|step|question|track|exercise|dish|material|stop|article|part)$/iu;

/** Where a text says what a thing consists of, it is entered together with its parts. */
export function wholeWithParts(spec: AppSpec): AppSpec {
  let next = spec;
  for (const part of spec.entities.filter(({ one }) => ofParts.test(one)))
    for (const field of part.fields) {
      const whole = next.entities.find(({ name }) => name === field.to);
      if (whole === undefined || whole === part || whole.parts !== undefined) continue;
      if (!isLink(field) || !isSaid(whole, part, spec) || !isSimple(whole, part, field.name, next)) continue;
      const parts = { entity: part.name, link: field.name };
      const changed = withEntity(next, whole.name, (one) => ({ ...one, parts }));
      if (whole.samples.length > 0 && partSteps({ ...whole, parts }, changed) !== undefined) next = changed;
    }
  return next;
}

function isLink({ kind, automatic, formula }: FieldSpec): boolean {
  return kind === 'reference' && automatic !== true && formula === undefined;
}

/** “recipe with ingredients”, “an order consists of lines”, “ingredients for each recipe”. */
function isSaid(whole: EntitySpec, part: EntitySpec, { reading }: AppSpec): boolean {
  const words = ({ one, many }: EntitySpec) =>
    `(?:${[one, many].map((word) => word.toLowerCase().replaceAll(/[^\p{L}\d ]/gu, '.')).join('|')})`;
  const having =
    '(?:with|has|have|having|consists? of|contains?|is made (?:up )?of|made of|includes?|lists?)';
  return new RegExp(
    String.raw`\b${words(whole)} (?:box |book |app )?${having} (?:[\p{L}’']+ ){0,3}${words(part)}\b|\b${words(part)} (?:for|of|in) (?:each|every|an?|the) ${words(whole)}\b`,
    'iu',
  ).test(reading?.text ?? '');
}

/** More than this is no line. */
const mostFields = 4;

/** Only lists add such records, and a line of a form can hold a part. */
function isSimple({ name }: EntitySpec, part: EntitySpec, link: string, { pages }: AppSpec): boolean {
  const sections = pages.flatMap((page) => page.sections).filter(({ props }) => props['entity'] === name);
  const fields = partFields(part, link);
  return (
    sections.every(({ block }) =>
      /^(?:records|tiles|figures|record-chart|export-data|search-all)$/.test(block),
    ) &&
    sections.some(({ props }) => (props['can'] as { create?: boolean } | undefined)?.create === true) &&
    fields.length > 0 &&
    fields.length <= mostFields &&
    fields.every(({ kind }) => /^(?:text|number|money|choice|reference|date|time)$/.test(kind))
  );
}
