import { nounLemma } from '../read/lemma.ts';
import { singularPhrase } from '../read/words.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec, PageSpec } from '../spec/app-spec.ts';

/** Further words for kinds of records, by the names of these. */
export type Names = ReadonlyMap<string, readonly string[]>;

const noNames: Names = new Map();

/** A name without what people put around it: “the Tasks page” → “task”. */
export function plainName(text: string): string {
  const bare = text
    .toLowerCase()
    .replaceAll(/["“”‘’']/g, '')
    .trim()
    .replace(/^(?:(?:the|a|an|all|my|our|every|each|any|this|that|their|its|your)\s+)+/, '')
    .replace(
      /\s+(?:page|section|field|column|list|table|entity|menu item|link|block|form|attribute|property|button|action|records?|entries|screen|tab|option|state|status|role)$/,
      '',
    )
    .trim();
  return singularPhrase(bare);
}

/** The kind of record that words mean: by its name, by another word for it, or by the last word where only one fits. */
export function findEntity(spec: AppSpec, text: string, names: Names = noNames): EntitySpec | undefined {
  const name = plainName(text);
  if (name === '') return undefined;
  const called = spec.entities.find(
    ({ one, many }) => one.toLowerCase() === name || singularPhrase(many.toLowerCase()) === name,
  );
  if (called !== undefined) return called;
  const lemma = nounLemma(name);
  const also = spec.entities.filter((entity) => names.get(entity.name)?.includes(lemma) === true);
  if (also.length === 1) return also[0];
  const byKey = spec.entities.filter((entity) => singularPhrase(entity.name.toLowerCase()) === name);
  if (byKey.length === 1) return byKey[0];
  const alike = spec.entities.filter(({ one }) => endsAlike(one.toLowerCase(), name));
  return alike.length === 1 ? alike[0] : undefined;
}

/** “reading room” and “room”. */
function endsAlike(one: string, other: string): boolean {
  if (/\b(?:from|of|on|in|to|for|with|by|and|or|at)\b/.test(`${one} ${other}`)) return false;
  return one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
}

export function findField(entity: EntitySpec, text: string): FieldSpec | undefined {
  const name = plainName(text);
  if (name === '') return undefined;
  const own = (of: string) => name.replace(new RegExp(`^${escaped(of.toLowerCase())}(?:'s|s)? `), '');
  const names = [name, own(entity.one), own(entity.many)];
  return (
    entity.fields.find(({ label, name: key }) => names.some((one) => isCalled(one, label, key))) ??
    entity.fields.find(({ label, kind }) => kind === 'date' && names.includes(`${plainName(label)} date`)) ??
    only(entity.fields.filter(({ label }) => names.some((one) => endsAlike(plainName(label), one))))
  );
}

function isCalled(name: string, label: string, key: string): boolean {
  const bare = name.replaceAll(' ', '');
  const short = plainName(label).replace(/^(phone|telephone|email|e-mail) (?:number|address)$/, '$1');
  if (short === name.replace(/^(phone|telephone|email|e-mail) (?:number|address)$/, '$1')) return true;
  return (
    plainName(label) === name ||
    singularPhrase(label.toLowerCase()) === name ||
    key.toLowerCase() === bare ||
    (name === 'status' && /^(?:state|stage)$/i.test(key)) ||
    (/^(?:state|stage)$/.test(name) && key === 'status')
  );
}

function only<Item>(list: readonly Item[]): Item | undefined {
  return list.length === 1 ? list[0] : undefined;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

export interface OwnedField {
  readonly entity: EntitySpec;
  readonly field: FieldSpec;
}

/** Every field that words may mean, within one kind of record or within all. */
export function fieldsCalled(spec: AppSpec, text: string, owner?: EntitySpec): OwnedField[] {
  return (owner === undefined ? spec.entities : [owner]).flatMap((entity) => {
    const field = findField(entity, text);
    return field === undefined ? [] : [{ entity, field }];
  });
}

export function findPage(spec: AppSpec, text: string): PageSpec | undefined {
  const name = plainName(text);
  if (/^(?:home|start|front|main|landing)$/.test(name)) return spec.pages.find(({ path }) => path === '/');
  return spec.pages.find(
    ({ title, id }) =>
      singularPhrase(title.toLowerCase()) === name ||
      plainName(title) === name ||
      id === name.replaceAll(' ', '-'),
  );
}

export function findRole(spec: AppSpec, text: string): string | undefined {
  const name = plainName(text);
  return (
    spec.roles.find((role) => singularPhrase(role.toLowerCase()) === name) ??
    (/^(?:admin|administrator)$/.test(name) ? spec.roles.find((role) => /^admin/i.test(role)) : undefined)
  );
}

/** An act by what its button says, or by its verb: “the lend button” is “Lend it”. */
export function findAction(spec: AppSpec, text: string): ActionSpec | undefined {
  const name = text
    .toLowerCase()
    .replaceAll(/["“”‘’']/g, '')
    .replace(/^(?:the|a|an)\s+/, '')
    .replace(/\s+(?:button|action|act)$/, '')
    .trim();
  const bare = (label: string) => label.toLowerCase();
  return (
    spec.actions.find(({ label }) => bare(label) === name) ??
    only(spec.actions.filter(({ label }) => bare(label).replace(/ (?:it|this|that)$/, '') === name)) ??
    only(spec.actions.filter(({ id }) => id.replaceAll('-', ' ') === name))
  );
}

/** The choices that have an option of this name. */
export function optionsCalled(
  spec: AppSpec,
  text: string,
  owner?: EntitySpec,
): (OwnedField & { option: string })[] {
  const name = text
    .toLowerCase()
    .replaceAll(/["“”‘’']/g, '')
    .trim();
  return (owner === undefined ? spec.entities : [owner]).flatMap((entity) =>
    entity.fields.flatMap((field) => {
      const option = field.options?.find((one) => one.toLowerCase() === name);
      return option === undefined ? [] : [{ entity, field, option }];
    }),
  );
}

/** The choice that says how far along a record is. */
export function stateField(entity: EntitySpec): FieldSpec | undefined {
  const choices = entity.fields.filter(({ kind, formula }) => kind === 'choice' && formula === undefined);
  return choices.find(({ name }) => /status|stage|state/i.test(name));
}
