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

/** “cut wood” is what one does and what lies there cut: the ending keeps both apart, and from words of the language. */
export function actionName(id: string): string {
  return `${camel(id)}Action`;
}

/** Where the records of a kind have their addresses; those that the start page lists, or that share a page, have a name of their own. */
export function recordsPath(entity: {
  readonly name: string;
  readonly detail?: { readonly path: string; readonly address?: string | undefined } | undefined;
}): string {
  if (entity.detail?.address !== undefined) return entity.detail.address;
  return entity.detail === undefined || entity.detail.path === '/'
    ? `/${kebab(entity.name)}`
    : entity.detail.path;
}
