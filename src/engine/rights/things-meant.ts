import { findEntity, findField } from '../revise/find-part.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { entitiesIn } from '../told/told-measure.ts';

/** A property and whose it is. */
export interface MeantField {
  readonly entity: EntitySpec;
  readonly field: FieldSpec;
}

const leading =
  /^(?:the|an?|any|all|each|every|his|her|their|its|our|my|your|these|those|what|exact|some)\s+/iu;

export function withoutArticle(words: string): string {
  let plain = words.trim();
  while (leading.test(plain)) plain = plain.replace(leading, '');
  return plain;
}

/** The kind of records that words speak of: by its name, else by its last word. */
export function entityMeant(words: string, spec: AppSpec): EntitySpec | undefined {
  const plain = withoutArticle(words);
  return plain === '' ? undefined : (findEntity(spec, plain) ?? entitiesIn(plain, spec)[0]);
}

/** What was spoken of last before a place, else what the app is about. */
export function entityBefore(text: string, spec: AppSpec): EntitySpec | undefined {
  const sentences = text.split(/[.!?;\n]+/u).filter((one) => one.trim() !== '');
  for (const sentence of sentences.toReversed().slice(0, reach)) {
    const found = entitiesIn(sentence, spec).at(-1);
    if (found !== undefined) return found;
  }
  return spec.entities[0];
}

const reach = 2;

/** The properties that words name: “prices” are those of all things that have one; “the price of treatments” is one. */
export function fieldsMeant(words: string, spec: AppSpec): MeantField[] {
  const [, inner = words, owner = ''] = /^(.+?)\s+(?:of|in|on)\s+(.+)$/iu.exec(words) ?? [];
  const entity = owner === '' ? undefined : entityMeant(owner, spec);
  const among = entity === undefined ? spec.entities : [entity];
  for (const said of endings(withoutArticle(inner))) {
    const found = among.flatMap((one) => {
      const field = findField(one, said);
      const isTitle =
        field?.name === one.title &&
        (/^(?:name|title|what|subject)$/iu.test(field.label) || field.kind !== 'text');
      return field === undefined || isTitle ? [] : [{ entity: one, field }];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** Words, and the same without the first, and so on: in notes without commas other things stand before. */
function endings(words: string): string[] {
  const all = words.split(/\s+/u).slice(-longest);
  return all.map((_, at) => all.slice(at).join(' '));
}

const longest = 4;
