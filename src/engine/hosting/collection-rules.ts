import type { ActionSpec, AppSpec, EntitySpec, FieldSpec, SectionSpec } from '../spec/app-spec.ts';
import { blockCollections } from './block-collections.ts';
import { useOf } from './block-uses.ts';
import { deedsOf } from './deeds.ts';
import { visitorRoles } from './visitor-roles.ts';

/** Roles; `*` is everybody with an account, null everybody. */
export type Audience = readonly string[] | null;

/** Who may do what with the records of one kind when visitors share them. */
export interface CollectionRule {
  readonly name: string;
  readonly label: string;
  /** Of others; everybody sees what they made themselves. */
  readonly read: Audience;
  readonly add: Audience;
  readonly change: Audience;
  readonly remove: Audience;
  /** May do everything with it. */
  readonly manage: readonly string[];
  /** All others change and remove only what they made themselves… */
  readonly ownOnly: boolean;
  /** …but for these fields, which everybody changes… */
  readonly openFields: readonly string[];
  /** …and those that a role changes by what it may do; `*` is everybody with an account. */
  readonly roleFields: Readonly<Record<string, readonly string[]>>;
  /** Say who made a record. */
  readonly authorFields: readonly string[];
}

interface Draft {
  read: Audience;
  add: Audience;
  change: Audience;
  remove: Audience;
  /** Whether a list lets people edit and delete, not only take back what they did. */
  isEdited: boolean;
  /** Whether people see their own ones alone, or send in what others must not read. */
  isPersonal: boolean;
  openFields: Set<string>;
  roleFields: Map<string, Set<string>>;
}

function join(one: Audience, other: Audience): Audience {
  if (one === null || other === null) return null;
  return [...new Set([...one, ...other])];
}

function named(roles: unknown): readonly string[] | undefined {
  return Array.isArray(roles) && roles.length > 0 ? roles.map(String) : undefined;
}

/** What a plan means for records that visitors share: whatever its pages offer to somebody is theirs to do, and no more. */
export function collectionRules(spec: AppSpec): CollectionRule[] {
  const { privileged } = visitorRoles(spec);
  const drafts = new Map(spec.entities.map((entity) => [entity.name, draftOf(entity, spec)]));
  const ofEntities = spec.entities.map((entity): CollectionRule => {
    const draft = drafts.get(entity.name) ?? draftOf(entity, spec);
    return {
      name: entity.name,
      label: entity.many,
      read: draft.read,
      add: join(draft.add, writtenDownBy(entity, spec, drafts)),
      change: draft.change,
      remove: draft.remove,
      manage: privileged,
      // Without accounts a list that can be edited is everybody's, as a sheet of paper on a wall is.
      ownOnly: spec.accounts !== 'none' || !draft.isEdited,
      openFields: [...draft.openFields].toSorted(),
      roleFields: Object.fromEntries(
        [...draft.roleFields].map(([role, fields]) => [role, [...fields].toSorted()]),
      ),
      authorFields: [
        'by',
        ...entity.fields
          .filter(({ name, automatic }) => automatic === true && name === 'author')
          .map(({ name }) => name),
      ],
    };
  });
  return [...ofEntities, ...rulesOfBlocks(spec, privileged)];
}

/** Who writes somebody down in the form of another record adds them with it. */
function writtenDownBy({ name }: EntitySpec, spec: AppSpec, drafts: ReadonlyMap<string, Draft>): Audience {
  const isAnew = ({ to, anew }: FieldSpec) => to === name && anew !== undefined;
  const ofForms = spec.entities
    .filter(({ fields }) => fields.some(isAnew))
    .map((entity) => drafts.get(entity.name)?.add ?? null);
  const ofActs = spec.actions
    .filter(({ form = [] }) => form.some(isAnew))
    .map(({ roles }) => named(roles) ?? everybodyIn(spec));
  return [...ofForms, ...ofActs].reduce<Audience>(join, []);
}

function rulesOfBlocks(spec: AppSpec, manage: readonly string[]): CollectionRule[] {
  const everybody = everybodyIn(spec);
  const rules = new Map<string, CollectionRule>();
  for (const page of spec.pages)
    for (const section of page.sections)
      for (const { name, label } of blockCollections.get(section.block) ?? []) {
        const before = rules.get(name);
        const here = named(page.roles) ?? everybody;
        const audience = before === undefined ? here : join(before.read, here);
        const may = { read: audience, add: audience, change: audience, remove: audience };
        const fields = { openFields: [], roleFields: {}, authorFields: ['by'] };
        rules.set(name, { name, label, ...may, manage, ownOnly: true, ...fields });
      }
  return [...rules.values()];
}

function everybodyIn(spec: AppSpec): Audience {
  return spec.accounts === 'required' ? ['*'] : null;
}

function draftOf(entity: EntitySpec, spec: AppSpec): Draft {
  const everybody = everybodyIn(spec);
  const draft: Draft = {
    read: [],
    add: [],
    change: [],
    remove: [],
    isEdited: false,
    isPersonal: false,
    openFields: new Set(),
    roleFields: new Map(),
  };
  for (const page of spec.pages)
    for (const section of page.sections) readSection(draft, entity, section, named(page.roles) ?? everybody);
  if (entity.detail?.edit === true) {
    const editors = named(entity.detail.editors) ?? everybody;
    draft.change = join(draft.change, editors);
    draft.remove = join(draft.remove, editors);
    draft.isEdited = true;
  }
  // Whoever comes in as one of them gets a record that stands for them.
  if (entity.standsFor !== undefined && spec.accounts !== 'none')
    draft.add = join(draft.add, [entity.standsFor, ...(entity.alsoFor ?? [])]);
  for (const { fields, detail } of spec.entities) {
    if (fields.some(({ to }) => to === entity.name)) draft.read = join(draft.read, everybody);
    for (const related of detail?.related ?? []) {
      if (related.entity !== entity.name) continue;
      draft.read = join(draft.read, everybody);
      if (related.addLabel !== undefined) draft.add = join(draft.add, everybody);
    }
  }
  // What has no page of its own is there for formulas alone, which have to see it.
  if (draft.read?.length === 0 && !draft.isPersonal && isSpokenOf(entity, spec)) draft.read = everybody;
  for (const action of spec.actions) {
    const audience = named(action.roles) ?? everybody;
    if (action.creates?.entity === entity.name) {
      draft.add = join(draft.add, audience);
      // What somebody did can be taken back.
      draft.remove = join(draft.remove, audience);
    }
    readDeeds(draft, entity, action, { spec, audience });
    // What only some may do is done by those who manage.
    if (action.on !== entity.name || named(action.roles) !== undefined) continue;
    for (const { field } of action.effects ?? []) draft.openFields.add(field);
    for (const field of Object.keys(action.sets ?? {})) draft.openFields.add(field);
  }
  return draft;
}

function isSpokenOf({ name }: EntitySpec, { entities, actions }: AppSpec): boolean {
  const formulas = [
    ...entities.flatMap(({ fields, rules = [] }) => [
      ...fields.map(({ formula = '' }) => formula),
      ...rules.map(({ never }) => never),
    ]),
    ...actions.flatMap(({ condition = '', never = [] }) => [condition, ...never.map((rule) => rule.never)]),
  ];
  const ofName = new RegExp(`\\b${name}\\b`);
  return formulas.some((formula) => ofName.test(formula));
}

/** What an act does to records of a kind, whoever does it may do. */
function readDeeds(
  draft: Draft,
  entity: EntitySpec,
  action: ActionSpec,
  { spec, audience }: { spec: AppSpec; audience: Audience },
): void {
  const { privileged } = visitorRoles(spec);
  // Those who manage may do everything already.
  const isOpen = named(action.roles)?.every((role) => privileged.includes(role)) !== true;
  for (const deed of deedsOf(action, spec)) {
    if (deed.entity !== entity.name || !isOpen) continue;
    if (deed.adds) {
      draft.add = join(draft.add, audience);
      // What somebody did can be taken back.
      draft.remove = join(draft.remove, audience);
    }
    if (deed.removes) {
      draft.remove = join(draft.remove, audience);
      draft.isEdited = true;
    }
    for (const field of deed.fields) openField(draft, field, audience);
  }
  if (action.form?.some(({ to }) => to === entity.name) === true) draft.read = join(draft.read, audience);
}

function openField({ openFields, roleFields }: Draft, field: string, audience: Audience): void {
  if (audience === null) openFields.add(field);
  for (const role of audience ?? []) roleFields.set(role, (roleFields.get(role) ?? new Set()).add(field));
}

function readSection(draft: Draft, entity: EntitySpec, section: SectionSpec, audience: Audience): void {
  if (section.block === 'records') return readList(draft, entity, section, audience);
  for (const [prop, value] of Object.entries(section.props)) {
    const names = Array.isArray(value) ? value : [value];
    if (!names.includes(entity.name)) continue;
    const use = useOf(section.block, prop);
    if (use.reads === true) draft.read = join(draft.read, audience);
    if (use.adds === true) draft.add = join(draft.add, audience);
    if (use.adds === true && use.reads !== true) draft.isPersonal = true;
    if (use.changes === true) {
      draft.change = join(draft.change, audience);
      draft.remove = join(draft.remove, audience);
    }
    // A field that only some may change is changed by those who manage.
    if (audience !== null && !audience.includes('*')) continue;
    for (const field of use.fields ?? []) draft.openFields.add(field);
    for (const fieldProp of use.fieldProps ?? []) {
      const field = section.props[fieldProp];
      if (typeof field === 'string') draft.openFields.add(field);
    }
  }
}

function readList(draft: Draft, entity: EntitySpec, { props }: SectionSpec, audience: Audience): void {
  if (props['entity'] !== entity.name) return;
  const can = (props['can'] ?? {}) as Partial<Record<'create' | 'edit' | 'remove', boolean>>;
  const editors = named(props['editors']) ?? audience;
  if (props['mine'] === true) draft.isPersonal = true;
  else draft.read = join(draft.read, audience);
  if (can.create === true) {
    draft.add = join(draft.add, editors);
    draft.remove = join(draft.remove, editors);
  }
  if (can.edit === true) draft.change = join(draft.change, editors);
  if (can.remove === true) draft.remove = join(draft.remove, editors);
  if (can.edit === true || can.remove === true) draft.isEdited = true;
}
