import { singularPhrase } from '../read/words.ts';
import type { AppSpec, EntitySpec, FieldSpec, PageSpec } from '../spec/app-spec.ts';

/** A name without what people put around it: “the Tasks page” → “task”. */
export function plainName(text: string): string {
  const bare = text
    .toLowerCase()
    .replaceAll(/["“”']/g, '')
    .replace(/^(?:the|a|an|all|my|our|every|each)\s+/, '')
    .replace(
      /\s+(?:page|section|field|column|list|table|entity|menu item|link|block|form|attribute|property)$/,
      '',
    )
    .trim();
  return singularPhrase(bare);
}

export function findEntity(spec: AppSpec, text: string): EntitySpec | undefined {
  const name = plainName(text);
  return spec.entities.find(
    ({ one, many }) => one.toLowerCase() === name || singularPhrase(many.toLowerCase()) === name,
  );
}

export function findField(entity: EntitySpec, text: string): FieldSpec | undefined {
  const name = plainName(text);
  return entity.fields.find(
    ({ label, name: key }) =>
      singularPhrase(label.toLowerCase()) === name || key.toLowerCase() === name.replaceAll(' ', ''),
  );
}

export function findPage(spec: AppSpec, text: string): PageSpec | undefined {
  const name = plainName(text);
  return spec.pages.find(
    ({ title, id }) => singularPhrase(title.toLowerCase()) === name || id === name.replaceAll(' ', '-'),
  );
}
