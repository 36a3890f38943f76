import { inText } from '../library/words/in-text.ts';
import { splitList } from '../read/split-list.ts';
import type { AppSpec, EntitySpec, FieldSpec, SectionSpec } from '../spec/app-spec.ts';
import { findEntity, findField, findPage, type Names, optionsCalled } from './find-part.ts';
import { choicesOf, NothingToChange } from './nothing-to-change.ts';
import type { Outcome, Reviser } from './reviser.ts';
import { unquoted } from './spoken-words.ts';

/** “sort books by title”, “newest first”, “group tasks by priority”, “filter recipes by cuisine”, “show only open tasks”. */
export const changeLists: Reviser = (clause, spec, { names }) => {
  const text = asOrder(clause.text);
  return (
    sortList(text, spec, names) ??
    groupList(text, spec, names) ??
    filterList(text, spec, names) ??
    narrowList(text, spec, names) ??
    layList(text, spec, names) ??
    showField(text, spec, names)
  );
};

const verbs: Readonly<Record<string, string>> = {
  sorted: 'sort',
  ordered: 'sort',
  grouped: 'group',
  filtered: 'filter',
};

/** “contacts should be sorted by name” asks for “sort contacts by name”. */
function asOrder(text: string): string {
  return text.replace(
    /^(.+?)\s+(?:should|must|have to|need to) be (sorted|ordered|grouped|filtered) by\s/i,
    (_, what: string, how: string) => `${verbs[how.toLowerCase()] ?? how} ${what} by `,
  );
}

/** The lists of a kind of record; all of them where none is named and the app shows one kind alone. */
function listsOf(
  spec: AppSpec,
  words: string,
  names: Names,
): { entity: EntitySpec; lists: SectionSpec[] } | undefined {
  const bare = words
    .replace(/^(?:the\s)?(?:list|table|page) (?:of|with)\s+/i, '')
    .replace(/\s+(?:list|table|page)$/i, '');
  const page = findPage(spec, bare);
  const all = (page === undefined ? spec.pages : [page])
    .flatMap(({ sections }) => sections)
    .filter(({ block }) => block === 'records');
  const entity =
    findEntity(spec, bare, names) ??
    (/^(?:it|them|the list|the records|everything|list|)$/i.test(bare) || page !== undefined
      ? spec.entities.find(({ name }) => name === (all[0]?.props['entity'] ?? ''))
      : undefined);
  if (entity === undefined) return undefined;
  const lists = spec.pages
    .flatMap(({ sections }) => sections)
    .filter(({ block, props }) => block === 'records' && props['entity'] === entity.name);
  if (lists.length === 0) throw new NothingToChange(`${entity.many} have no list of their own.`);
  return { entity, lists };
}

/** One field of a kind of record, or a question with those that there are. */
function fieldFor(
  entity: EntitySpec,
  words: string,
  ask: (label: string) => string,
  fits: (field: FieldSpec) => boolean = () => true,
): FieldSpec {
  const field = findField(entity, unquoted(words));
  if (field !== undefined && fits(field)) return field;
  throw new NothingToChange(
    `${entity.many} have no “${unquoted(words)}” that this could be done by.`,
    choicesOf(
      entity.fields
        .filter((one) => one.kind !== 'long-text' && one.kind !== 'image' && fits(one))
        .map(({ label }) => ask(inText(label))),
    ),
  );
}

const downward =
  /\b(?:descending|desc|z to a|z-a|highest first|largest first|biggest first|most expensive first|newest first|latest first|high to low|backwards|reversed?|most first|last first|best first)\b/i;
const upward =
  /\b(?:ascending|asc|a to z|a-z|alphabetical(?:ly)?|lowest first|smallest first|cheapest first|oldest first|earliest first|soonest first|low to high)\b/i;

function sortList(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const order = new RegExp(
    `(?:,\\s*|\\s+|\\()?(?:in\\s)?(?:${downward.source}|${upward.source})(?: order)?\\)?`,
    'gi',
  );
  const [, first = ''] =
    /\b(newest|latest|oldest|cheapest|most expensive|alphabetical(?:ly)?)(?: first| order)?\b/i.exec(text) ??
    [];
  const bare = text.replaceAll(order, ' ').replaceAll(/\s+/g, ' ').trim();
  const [, what = '', by = ''] =
    /^(?:sort|order|arrange|rank|list|show|display)\s+(.*?)\s*\b(?:sorted |ordered )?by\s+(?:the\s|their\s|its\s)?(.+)$/i.exec(
      bare,
    ) ?? [];
  if (by !== '') {
    const found = listsOf(spec, what, names);
    return found === undefined
      ? undefined
      : put(found, sortedBy(found.entity, by, { isDown: downward.test(text), text }));
  }
  const [, things = ''] =
    /^(?:(?:sort|order|show|list|display|put|arrange)\s+)?(?:the\s)?(.*?)$/i.exec(
      bare.replace(/\b(?:first|order)\b/gi, '').trim(),
    ) ?? [];
  if (
    first === '' ||
    !/^(?:sort|order|show|list|display|put|arrange|newest|latest|oldest|cheapest|most)\b/i.test(text)
  )
    return undefined;
  const found = listsOf(
    spec,
    things
      .replace(/\b(?:newest|latest|oldest|cheapest|most expensive|alphabetical(?:ly)?|by|the|in)\b/gi, '')
      .trim(),
    names,
  );
  return found === undefined ? undefined : put(found, sortedFirst(found.entity, first));
}

interface Order {
  readonly sort: string | undefined;
  readonly said: string;
}

function sortedBy(
  entity: EntitySpec,
  by: string,
  { isDown, text }: { isDown: boolean; text: string },
): Order {
  if (/^(?:name|title|alphabet)$/i.test(by) && findField(entity, by) === undefined)
    return { sort: entity.title, said: 'by name' };
  const field = fieldFor(
    entity,
    by.replace(/^(?:date added|when they were added)$/i, 'createdAt'),
    (label) => `Sort ${inText(entity.many)} by ${label}`,
  );
  return {
    sort: `${isDown && !upward.test(text) ? '-' : ''}${field.name}`,
    said: `by ${inText(field.label)}${isDown ? ', the highest or latest first' : ''}`,
  };
}

function sortedFirst(entity: EntitySpec, first: string): Order {
  if (/alphabet/i.test(first)) return { sort: entity.title, said: 'by name' };
  if (/cheap|expensive/i.test(first)) {
    const price = entity.fields.find(({ kind }) => kind === 'money');
    if (price === undefined) throw new NothingToChange(`${entity.many} have no price.`);
    return {
      sort: `${/expensive/i.test(first) ? '-' : ''}${price.name}`,
      said: `by ${inText(price.label)}, the ${first.toLowerCase()} first`,
    };
  }
  const day = entity.fields.find(
    ({ kind, name }) =>
      (kind === 'date' || kind === 'moment') &&
      /^(?:day|date|on|when|sent|made|posted|added|created|asked|started|start|at)$/i.test(name),
  );
  const isNew = /newest|latest/i.test(first);
  if (day !== undefined)
    return {
      sort: `${isNew ? '-' : ''}${day.name}`,
      said: `by ${inText(day.label)}, the ${first.toLowerCase()} first`,
    };
  if (!isNew) throw new NothingToChange(`${entity.many} have no day that they could be sorted by.`);
  return { sort: undefined, said: 'the newest first' };
}

function put(
  { entity, lists }: { entity: EntitySpec; lists: readonly SectionSpec[] },
  { sort, said }: Order,
): Outcome {
  if (lists.every(({ props }) => props['sort'] === sort))
    throw new NothingToChange(`${entity.many} are sorted ${said} already.`);
  for (const { props } of lists) {
    if (sort === undefined) {
      delete props['sort'];
      delete props['rank'];
    } else props['sort'] = sort;
  }
  return { changes: [{ text: `${entity.many} are sorted ${said} now.` }], served: [`sort:${entity.name}`] };
}

function groupList(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const [, what = '', by = ''] =
    /^(?:group|bundle|divide|split up|organi[sz]e)\s+(.+?)\s+(?:by|per|into|under)\s+(?:the\s|their\s|its\s)?(.+)$/i.exec(
      text,
    ) ?? [];
  const [, ungrouped = ''] = /^(?:ungroup|do not group|don['’]t group)\s+(.+)$/i.exec(text) ?? [];
  const found =
    what === '' && ungrouped === '' ? undefined : listsOf(spec, what === '' ? ungrouped : what, names);
  if (found === undefined) return undefined;
  const { entity, lists } = found;
  if (ungrouped !== '') {
    for (const { props } of lists) delete props['group'];
    return { changes: [{ text: `${entity.many} stand in one list now, without groups.` }] };
  }
  const field = fieldFor(
    entity,
    by,
    (label) => `Group ${inText(entity.many)} by ${label}`,
    ({ kind }) => !['long-text', 'image', 'file', 'tags', 'password'].includes(kind),
  );
  if (lists.every(({ props }) => props['group'] === field.name))
    throw new NothingToChange(`${entity.many} are grouped by ${inText(field.label)} already.`);
  for (const { props } of lists) props['group'] = field.name;
  return { changes: [{ text: `${entity.many} are grouped by ${inText(field.label)} now.` }] };
}

const filterable = ({ kind }: FieldSpec) =>
  !['long-text', 'image', 'file', 'password', 'color'].includes(kind);

function filterList(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const [, what = '', by = ''] =
    /^(?:filter|let (?:people|users|visitors|everyone|me|us|them) filter|(?:people|users|visitors|everyone|i|we) (?:can|should be able to|want to|need to) filter|allow filtering|make it possible to filter)\s+(.*?)\s*\bby\s+(?:the\s|their\s)?(.+)$/i.exec(
      text,
    ) ?? [];
  const [, field = '', things = ''] =
    /^(?:add|include)\s+(?:an?\s|the\s|some\s)?filters?\s+(?:for|by|on)\s+(?:the\s)?(.+?)(?:\s+(?:to|on|in|of|for)\s+(?:the\s)?(.+))?$/i.exec(
      text,
    ) ??
    /^(?:add|include)\s+(?:an?\s)?(.+?)\s+filters?(?:\s+(?:to|on|in|for)\s+(?:the\s)?(.+))?$/i.exec(text) ??
    [];
  const named = by === '' ? field : by;
  if (named === '') return undefined;
  const where = by === '' ? things : what;
  const found = listsOf(spec, where === '' ? ownerOf(spec, named) : where, names);
  if (found === undefined) return undefined;
  const { entity, lists } = found;
  const fields = splitList(named).map((one) =>
    fieldFor(entity, one, (label) => `Filter ${inText(entity.many)} by ${label}`, filterable),
  );
  const filtersOf = ({ props }: SectionSpec) =>
    Array.isArray(props['filters']) ? props['filters'].map(String) : [];
  const fresh = fields.filter(({ name }) => lists.some((list) => !filtersOf(list).includes(name)));
  if (fresh.length === 0)
    throw new NothingToChange(
      `${entity.many} can be filtered by ${inText(fields[0]?.label ?? named)} already.`,
    );
  for (const list of lists)
    list.props['filters'] = [...new Set([...filtersOf(list), ...fresh.map(({ name }) => name)])];
  return {
    changes: [
      {
        text: `${entity.many} can be filtered by ${fresh.map(({ label }) => inText(label)).join(' and ')} now.`,
      },
    ],
    served: [`filter:${entity.name}`],
  };
}

/** The kind of record that alone has a field of this name. */
function ownerOf(spec: AppSpec, field: string): string {
  const owners = spec.entities.filter((entity) => findField(entity, field) !== undefined);
  if (owners.length > 1)
    throw new NothingToChange(
      `Several things have “${field}”. Which should be filtered?`,
      choicesOf(owners.map(({ many }) => `Filter ${inText(many)} by ${inText(field)}`)),
    );
  return owners[0]?.many ?? '';
}

/** “tasks with status open” are “open tasks”. */
function turned(words: string): string {
  const [, things, state] =
    /^(.+?)\s+(?:with(?: the)?(?: status| state)?|that are|which are|who are|whose (?:status|state) is)\s+(.+)$/i.exec(
      words,
    ) ?? [];
  return things === undefined ? words : `${state ?? ''} ${things}`;
}

/** “show only open tasks”, “hide done tasks”. */
function narrowList(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const [, only = ''] =
    /^(?:show|list|display)\s+only\s+(?:the\s)?(.+)$/i.exec(text) ??
    /^only\s+(?:show|list|display)\s+(?:the\s)?(.+)$/i.exec(text) ??
    [];
  const [, without = ''] =
    /^(?:hide|do not show|don['’]t show|never show|leave out)\s+(?:the\s|all\s)?(.+)$/i.exec(text) ?? [];
  const words = turned(only === '' ? without : only).split(' ');
  for (let count = 1; count < words.length; count += 1) {
    const entity = findEntity(spec, words.slice(count).join(' '), names);
    const [hit] = entity === undefined ? [] : optionsCalled(spec, words.slice(0, count).join(' '), entity);
    if (entity === undefined || hit === undefined) continue;
    const found = listsOf(spec, entity.many, names);
    if (found === undefined) return undefined;
    const literal = JSON.stringify(hit.option);
    const test = `${hit.field.name} ${only === '' ? 'is not' : 'is'} ${literal}`;
    const whereOf = ({ props }: SectionSpec) =>
      typeof props['where'] === 'string' ? props['where'] : undefined;
    // A list that speaks of this state is about it already, such as that of what is done.
    const list =
      found.lists.find((one) => whereOf(one) === undefined) ??
      found.lists.find((one) => !(whereOf(one) ?? '').includes(literal));
    if (list === undefined)
      throw new NothingToChange(`The list of ${inText(entity.many)} goes by “${hit.option}” already.`);
    const where = whereOf(list);
    list.props['where'] = where === undefined ? test : `(${where}) and ${test}`;
    return {
      changes: [
        {
          text:
            only === ''
              ? `The list of ${inText(entity.many)} leaves out those that are “${hit.option}” now.`
              : `The list of ${inText(entity.many)} shows only those that are “${hit.option}” now.`,
        },
      ],
    };
  }
  return undefined;
}

/** “show books as a table”, “show the phone in the list of customers”. */
function layList(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const [, what = '', how = ''] =
    /^(?:show|display|list|make|turn)\s+(.+?)\s+(?:as|in|into|a)\s+(?:an?\s)?(table|rows|cards|tiles|grid)$/i.exec(
      text,
    ) ?? [];
  if (what !== '') {
    const found = listsOf(spec, what, names);
    if (found === undefined) return undefined;
    const layout = /table|rows/i.test(how) ? 'table' : 'cards';
    if (found.lists.every(({ props }) => (props['layout'] ?? 'cards') === layout))
      throw new NothingToChange(`${found.entity.many} are shown so already.`);
    for (const { props } of found.lists) props['layout'] = layout;
    return {
      changes: [
        { text: `${found.entity.many} are shown ${layout === 'table' ? 'in a table' : 'on cards'} now.` },
      ],
    };
  }
  return undefined;
}

/** “show the phone number in the list of customers”. */
function showField(text: string, spec: AppSpec, names: Names): Outcome | undefined {
  const [, field = '', list = ''] =
    /^(?:show|display|put|add|include)\s+(?:the\s|also\s)*(.+?)\s+(?:in|on|to|into)\s+(?:the\s)?(?:list|table|overview)\s+(?:of|with)\s+(.+)$/i.exec(
      text,
    ) ??
    /^(?:show|display|put|add|include)\s+(?:the\s|also\s)*(.+?)\s+(?:in|to|into)\s+(?:the\s)?(.+?)\s+(?:list|table|overview)$/i.exec(
      text,
    ) ??
    [];
  const found = field === '' ? undefined : listsOf(spec, list, names);
  if (found === undefined) return undefined;
  // What is not there is no matter of the list: it may be a field to add.
  if (findField(found.entity, field) === undefined && /^(?:put|add|include)\b/i.test(text)) return undefined;
  const shown = fieldFor(
    found.entity,
    field,
    (label) => `Show ${label} in the list of ${inText(found.entity.many)}`,
  );
  const lists = found.lists.filter(
    ({ props }) => Array.isArray(props['show']) && !props['show'].includes(shown.name),
  );
  if (lists.length === 0)
    throw new NothingToChange(
      `The list of ${inText(found.entity.many)} shows ${inText(shown.label)} already.`,
    );
  for (const { props } of lists) props['show'] = [...(props['show'] as string[]), shown.name];
  return {
    changes: [{ text: `The list of ${inText(found.entity.many)} shows ${inText(shown.label)} now.` }],
  };
}
