/** `promotion-records` from `promotionRecords`. */
export function kebab(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

export function pascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

export function camel(text: string): string {
  const name = pascal(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The type of an entity's records, from its name for one: `Promotion record` → `PromotionRecord`. */
export function typeName(one: string): string {
  const name = pascal(one.normalize('NFKD').replaceAll(/[̀-ͯ]/g, ''));
  return /^[A-Za-z]/.test(name) ? name : `Thing${name}`;
}

export function dataPath(entity: string): string {
  return `data/${kebab(entity)}.ts`;
}

export function actionPath(id: string): string {
  return `actions/${id}.ts`;
}

export function actionName(id: string): string {
  const name = camel(id);
  return /^[a-z]/.test(name) && !reserved.has(name) ? name : `${name}Action`;
}

const reserved = new Set([
  'delete',
  'export',
  'import',
  'new',
  'return',
  'switch',
  'class',
  'function',
  'default',
  'enum',
  'void',
  'with',
  'in',
  'do',
  'if',
  'for',
  'try',
]);
