import { limits } from '../../kernel/limits.ts';
import { kebab } from '../emit/names.ts';
import { type ActionTemplate, templateFor } from '../knowledge/action-templates.ts';
import { pluralPhrase, sentenceCase } from '../read/words.ts';
import type { ActionSpec, EntitySpec, FieldSpec, PageSpec } from '../spec/app-spec.ts';
import { counterOf, entityName, statusOf } from './make-entity.ts';
import type { PlanDraft } from './plan-draft.ts';

/** Lets people do something with the records of an entity. Returns what serves the wish. */
export function addAction(
  draft: PlanDraft,
  verb: string,
  entity: EntitySpec,
  roles: readonly string[] = [],
): string[] {
  const template = calledAfter(joiningOf(verb, entity), entity);
  const id = `${verb}-${kebab(entity.name)}`.replaceAll(/[^a-z0-9-]/g, '-').slice(0, 70);
  if (draft.actions.some((action) => action.id === id)) return [`action:${id}`];
  if (draft.actions.length >= limits.engine.actions || draft.entities.length >= limits.engine.entities)
    return [];
  const back = verb === 'return' ? giveBack(draft, entity) : undefined;
  if (back !== undefined) return back;
  if (template.beside === true) return addBeside(draft, template, entity);
  const action: ActionSpec = { id, label: template.label, done: template.done, on: entity.name };
  if (template.result !== undefined) Object.assign(action, resultOf(draft, template, entity));
  if (template.sets !== undefined) addState(action, template.sets, entity, template.result === undefined);
  const taken = template.takes?.find((name) =>
    entity.fields.some((field) => field.name === name && field.kind === 'number'),
  );
  const effects = [
    ...(taken === undefined ? [] : [{ field: taken, by: -1, floor: 0 }]),
    ...raisedBy(template, entity),
    ...(template.counts === undefined ? [] : [{ field: counterOf(entity, ...template.counts).name, by: 1 }]),
  ];
  if (effects.length > 0) action.effects = effects;
  if (template.toggles === true) action.toggles = true;
  if (roles.length > 0) action.roles = [...roles];
  const decides = roles.length > 0 && template.result === undefined;
  const own = draft.records.has(entity.name) || decides ? undefined : draft.ownPage(entity);
  if (decides) pageOfDecisions(draft, entity, roles);
  else if (own === undefined) draft.recordsPage(entity);
  else offerOn(own, entity, id);
  draft.actions.push(action);
  return [`action:${id}`];
}

/** What everybody finds under “My …” is there as a whole for those who decide about it, and for nobody else. */
export function pageOfDecisions(draft: PlanDraft, entity: EntitySpec, roles: readonly string[]): PageSpec {
  const isNew = !draft.records.has(entity.name) && draft.ownPage(entity) !== undefined;
  const { page } = draft.recordsPage(entity);
  if (isNew && roles.length > 0) page.roles = [...roles];
  return page;
}

/** What somebody gives brings the sum so far up by as much. */
function raisedBy({ form = [] }: ActionTemplate, entity: EntitySpec): NonNullable<ActionSpec['effects']> {
  const judged = form.find(({ name }) => name === 'points');
  if (judged !== undefined)
    return [{ field: counterOf(entity, 'score', 'Score').name, byField: judged.name, sign: 1 }];
  const { fields } = entity;
  const gives = form.some(({ name, kind }) => name === 'amount' && kind === 'money');
  const sum = fields.find(({ name }) => /^(?:raised|collected|funded|pledged|soFar)$/.test(name));
  return gives && sum !== undefined ? [{ field: sum.name, byField: 'amount', sign: 1 }] : [];
}

/** “cancel a booking”: where one's own bookings are. */
export function offerOn({ sections }: PageSpec, { name }: EntitySpec, id: string): void {
  const section = sections.find(({ block, props }) => block === 'records' && props['entity'] === name);
  const offered = section?.props['actions'];
  if (section !== undefined) section.props['actions'] = [...(Array.isArray(offered) ? offered : []), id];
}

/** “borrow and return books”: a loan is what is given back. */
function giveBack(draft: PlanDraft, entity: EntitySpec): string[] | undefined {
  const borrowed = draft.actions.find(
    ({ id, on }) => on === entity.name && /^(?:borrow|rent|hire|reserve)-/.test(id),
  );
  const loans = draft.entities.find(({ name }) => name === borrowed?.creates?.entity);
  const page = loans === undefined ? undefined : draft.ownPage(loans);
  const status = loans?.fields.find(({ name, kind }) => name === 'status' && kind === 'choice');
  if (loans === undefined || page === undefined || status === undefined) return undefined;
  const id = `return-${kebab(loans.name)}`;
  const open = (status.options ?? []).filter((option) => option !== 'Returned');
  status.options = [...open, 'Returned'];
  draft.actions.push({
    id,
    label: 'Return',
    done: 'It is returned. Thank you.',
    on: loans.name,
    sets: { status: 'Returned' },
    when: { field: 'status', in: open },
  });
  offerOn(page, loans, id);
  return [`action:${id}`];
}

/** One is a member of a club; what one joins for a day is signed up for. */
function joiningOf(verb: string, { one }: EntitySpec): ActionTemplate {
  const template = templateFor(verb);
  if (
    verb !== 'join' ||
    /(?:club|group|communit(?:y|ies)|team|organi[sz]ation|society|circle|guild|league|network|gym)$/i.test(
      one,
    )
  )
    return template;
  return {
    ...template,
    done: 'You are in. It is listed under your sign-ups.',
    result: ['sign-up', 'sign-ups'],
  };
}

/** What is left behind by something that nobody described before is called after what it was done to. */
function calledAfter(template: ActionTemplate, { one, many }: EntitySpec): ActionTemplate {
  if (template.result === undefined) return template;
  const [single, several] = template.result.map((words) =>
    words.replace('{one}', one.toLowerCase()).replace('{many}', many.toLowerCase()),
  );
  return {
    ...template,
    done: template.done.replace('{result}', several ?? ''),
    result: [single ?? '', several ?? ''],
  };
}

function addState(action: ActionSpec, state: string, entity: EntitySpec, only: boolean): void {
  const status = statusOf(entity);
  if (!(status.options ?? []).includes(state)) status.options = [...(status.options ?? []), state];
  action.sets = { [status.name]: state };
  if (only)
    action.when = { field: status.name, in: (status.options ?? []).filter((option) => option !== state) };
}

/** The record that the action leaves behind, and the page “My …” where it is found. */
function resultOf(draft: PlanDraft, template: ActionTemplate, entity: EntitySpec): Partial<ActionSpec> {
  const [one = 'entry', many = 'entries'] = template.result ?? [];
  const name = entityName(one);
  const subject: FieldSpec = { name: 'subject', label: entity.one, kind: 'text', automatic: true };
  const status: FieldSpec[] =
    template.status === undefined
      ? []
      : [{ name: 'status', label: 'Status', kind: 'choice', options: [...template.status], automatic: true }];
  const fields = [subject, ...structuredClone([...(template.form ?? [])]), ...status];
  const known = draft.entities.find((other) => other.name === name);
  const link = `of${entity.name.charAt(0).toUpperCase()}${entity.name.slice(1)}`;
  const reference: FieldSpec = {
    name: link,
    label: entity.one,
    kind: 'reference',
    to: entity.name,
    automatic: true,
  };
  if (known !== undefined) return useKnown(draft, known, template, entity, reference);
  const result = draft.addEntity({
    name,
    one: sentenceCase(one),
    many: sentenceCase(many),
    title: 'subject',
    fields: [...fields, reference],
    samples: [],
  });
  const title = `My ${many}`;
  const page = draft.addPage(`my-${many}`, title, `Your ${many}, newest first.`);
  if (page.sections.length === 0) {
    page.sections.push(
      draft.section('records', page.id, {
        entity: result.name,
        layout: 'cards',
        mine: true,
        can: { edit: (template.form ?? []).length > 0, remove: true },
        ...(template.status === undefined ? {} : { filters: ['status'] }),
      }),
    );
  }
  return {
    ...(template.form === undefined || template.form.length === 0
      ? {}
      : { form: structuredClone([...template.form]) }),
    creates: {
      entity: result.name,
      link,
      copies: { subject: entity.title },
      ...(template.status === undefined ? {} : { values: { status: template.status[0] ?? '' } }),
    },
    resultPath: page.path,
    resultLabel: title,
  };
}

/** The app already keeps such records (orders, reviews): the action adds to them. */
function useKnown(
  draft: PlanDraft,
  known: EntitySpec,
  template: ActionTemplate,
  entity: EntitySpec,
  reference: FieldSpec,
): Partial<ActionSpec> {
  if (!known.fields.some(({ name }) => name === reference.name)) known.fields.push(reference);
  const own = (template.form ?? []).filter(
    ({ name }) => !known.fields.some((field) => field.name === name && field.kind !== 'text'),
  );
  for (const field of own)
    if (!known.fields.some(({ name }) => name === field.name)) known.fields.push(structuredClone(field));
  const titleField = known.fields.find(({ name }) => name === known.title);
  const values: Record<string, string> = {};
  const status = known.fields.find(({ name, kind }) => name === 'status' && kind === 'choice');
  const first = template.status?.[0];
  if (status !== undefined && first !== undefined) {
    if (!(status.options ?? []).includes(first)) status.options = [first, ...(status.options ?? [])];
    values.status = first;
  }
  const { page } = draft.recordsPage(known);
  return {
    ...((template.form ?? []).length === 0 ? {} : { form: structuredClone([...(template.form ?? [])]) }),
    creates: {
      entity: known.name,
      link: reference.name,
      ...(titleField?.kind === 'text' ? { copies: { [known.title]: entity.title } } : {}),
      values,
    },
    resultPath: page.path,
    resultLabel: known.many,
  };
}

/** Comments, reviews and the like stand under the record they are about. */
function addBeside(draft: PlanDraft, template: ActionTemplate, entity: EntitySpec): string[] {
  const [one = 'comment', many = 'comments'] = template.result ?? [];
  const named = `${entity.one.toLowerCase()} ${one}`;
  const name = entityName(named);
  const link = 'about';
  if (!draft.entities.some((other) => other.name === name)) {
    const form = structuredClone([...(template.form ?? [])]);
    const title = form.find(({ kind }) => kind === 'long-text' || kind === 'text')?.name ?? 'text';
    draft.addEntity({
      name,
      one: sentenceCase(named),
      many: sentenceCase(pluralPhrase(named)),
      title,
      fields: [
        ...form,
        { name: link, label: entity.one, kind: 'reference', to: entity.name, automatic: true },
      ],
      samples: besideSamples(entity, form, link),
    });
  }
  draft.recordsPage(entity);
  entity.detail ??= { path: `/${kebab(entity.name)}`, edit: false, related: [] };
  if (!entity.detail.related.some((relation) => relation.entity === name))
    entity.detail.related.push({ entity: name, link, title: sentenceCase(many), addLabel: template.label });
  return [`entity:${name}`, `page:${kebab(entity.name)}`];
}

const said = [
  'Clear, friendly and exactly what I was looking for.',
  'Good, though I would have liked a little more detail.',
  'Thank you for putting this together.',
];

/** What those who work on something write down about it. */
const noted = ['Called back, waiting for an answer.', 'Looked at it today.', 'Everything needed is here.'];

function besideSamples(entity: EntitySpec, form: readonly FieldSpec[], link: string) {
  if (entity.samples.length === 0) return [];
  const sentences = form.some(({ label }) => label === 'Note') && form.length === 1 ? noted : said;
  return sentences.map((sentence, index) => ({
    ...Object.fromEntries(
      form.map((field) => [
        field.name,
        field.kind === 'rating' ? 5 - index : field.kind === 'number' ? 80 + index : sentence,
      ]),
    ),
    [link]: `${entity.name}-${(index % 2) + 1}`,
    by: ['Nora', 'Felix', 'Iris'][index] ?? 'Nora',
  }));
}
