import { withArticle } from '../grammar/article.ts';
import { inText } from '../library/words/in-text.ts';
import type { Limit } from '../limits/limit.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { isIdentifier, wholeOf } from './identifiers.ts';

/** Rules that keep two things from having the same tag, plate, number or name. */
export function uniqueIdentifiers({ entities }: AppSpec): Limit[] {
  return entities.flatMap((entity) =>
    entity.fields
      .filter((field) => isIdentifier(field, entity) && !isKept(field, entity))
      .map((field) => onlyOnce(field, entity, wholeOf(entity, entities))),
  );
}

/** Whether a rule speaks already of others with the same. */
function isKept({ name }: FieldSpec, { rules = [] }: EntitySpec): boolean {
  return rules.some(({ never }) =>
    new RegExp(`\\bany\\(other \\w+ where (?:lower\\()?${name}\\)? = `).test(never),
  );
}

function onlyOnce(field: FieldSpec, entity: EntitySpec, within: FieldSpec | undefined): Limit {
  const { name, label, kind } = field;
  const isText = kind === 'text';
  const same = isText ? `lower(${name}) = lower(this.${name})` : `${name} = this.${name}`;
  const there = within === undefined ? '' : ` and ${within.name} = this.${within.name}`;
  const isName = name === entity.title && /^(?:name|title)$/iu.test(label);
  const one = withArticle(inText(entity.one));
  return {
    things: entity.name,
    never: `${name} is not empty and any(other ${entity.name} where ${same}${there})`,
    says: isName
      ? `There is ${one} called {${name}} already.`
      : label.toLowerCase() === entity.one.toLowerCase()
        ? `There is ${one} {${name}} already.`
        : `There is ${one} with the ${inText(label)} {${name}} already.`,
  };
}
