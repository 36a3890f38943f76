import { withEntity } from '../limits/obeyed-by-samples.ts';
import { isSame } from '../plan/fine-parts.ts';
import { sentenceCase } from '../read/words.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec, SectionSpec } from '../spec/app-spec.ts';
import { topLevelParts } from '../spec/step-parts.ts';
import { type Approval, approvalIn } from './said-approval.ts';
import { fieldName, sectionId, type Teller, type Told } from './told.ts';
import { actId, nameOf, withAct, withoutBareActs, withPage } from './told-acts.ts';
import { entitiesIn } from './told-measure.ts';

/** “I confirm each one by hand”, “every recipe waits until I say yes”: it counts only after somebody said so, who finds what waits on a page. */
export const tellApproval: Teller = (words, spec, { text }) => {
  const approval = approvalIn(words);
  return approval === undefined ? undefined : withApproval(approval, words, spec, text);
};

/** The plan in which such records wait for a yes, and the page for who says it. */
export function withApproval(
  approval: Approval,
  words: string,
  spec: AppSpec,
  text: string,
): Told | undefined {
  const entity = approvedOf(approval, words, text, spec);
  if (entity === undefined) return undefined;
  const isNamed = entitiesIn(approval.object, spec).includes(entity);
  const known =
    knownApproval(entity, spec) ??
    (isNamed ? undefined : spec.entities.flatMap((one) => knownApproval(one, spec) ?? [])[0]);
  if (known !== undefined) return { spec: withoutBareActs(spec, known), parts: [`action:${known.id}`] };
  const field = stateOf(entity);
  const pending = waitingWord(entity, field?.options ?? []);
  const first = field === undefined ? approval.result : String(field.start ?? field.options?.[0] ?? '');
  if (first === '') return undefined;
  const flow: Flow = {
    field: field?.name ?? fieldName('state', entity),
    pending,
    first,
    refused: refusedOf(field),
  };
  const stated = withStates(spec, entity, field, flow);
  const thereby = spec.actions.flatMap((action) => {
    const { steps, path } = leftToYes(action, entity);
    return steps.map((step) => step.replaceAll(/(^set |, )(?=\w+ = )/gu, `$1${path}.`));
  });
  return stated === undefined ? undefined : withDecision(stated, entity, approval, { ...flow, thereby });
}

interface Flow {
  readonly field: string;
  /** What waits, what was let in, and what was not. */
  readonly pending: string;
  readonly first: string;
  readonly refused: string;
  /** What the yes does besides. */
  readonly thereby?: readonly string[];
}

const asking =
  /\b(?:booking|request|reservation|appointment|application|registration|enrolment|sign-?up|loan|order|ride|visit)s?$/iu;

function waitingWord({ one }: EntitySpec, options: readonly string[]): string {
  const words = asking.test(one) ? ['requested', 'to confirm'] : ['waiting', 'to decide', 'requested'];
  return words.find((word) => !options.includes(word)) ?? 'not let in yet';
}

function stateOf({ fields }: EntitySpec): FieldSpec | undefined {
  return fields.find(
    ({ name, kind, formula, options = [] }) =>
      kind === 'choice' && formula === undefined && options.length > 1 && /^(?:state|status)$/u.test(name),
  );
}

function refusedOf(field: FieldSpec | undefined): string {
  return (
    field?.options?.find((one) => /^(?:declined|refused|rejected|turned down)$/iu.test(one)) ?? 'turned down'
  );
}

/** What is approved: what the words name, else what people put in. */
function approvedOf(
  { object, who }: Approval,
  words: string,
  text: string,
  spec: AppSpec,
): EntitySpec | undefined {
  const sentence = text.split(/[.!?\n;]/u).find((one) => one.includes(words.slice(0, 12))) ?? words;
  const named = entitiesIn(object, spec)[0];
  // Who asks for a car asks for a booking of it: the car itself was there before.
  const askedFor = ({ name }: EntitySpec) =>
    spec.entities.find(
      (other) =>
        asking.test(other.one) &&
        other.fields.some(({ to, formula }) => to === name && formula === undefined),
    );
  if (named !== undefined && !isPeople(named, spec)) return askedFor(named) ?? named;
  const isWho = ({ one }: EntitySpec) => who !== '' && isSame(one, who);
  const entered = spec.entities.filter(
    (entity) => isEntered(entity, spec) && !isWho(entity) && !isPeople(entity, spec),
  );
  const said = entitiesIn(`${sentence} ${object}`, spec).filter((one) => entered.includes(one));
  const meant = said[0] ?? entered.find(({ one }) => asking.test(one)) ?? entered[0];
  return meant === undefined ? undefined : (askedFor(meant) ?? meant);
}

/** People are let in by nobody where the text speaks of what they do. */
function isPeople({ name, standsFor }: EntitySpec, { entities }: AppSpec): boolean {
  return standsFor !== undefined && entities.some((other) => other.name !== name && asking.test(other.one));
}

/** What somebody enters who uses the app: by a form, a list or an act. */
function isEntered({ name }: EntitySpec, { pages, actions }: AppSpec): boolean {
  const isListed = pages.some(({ sections }) =>
    sections.some(
      ({ block, props }) =>
        props['entity'] === name &&
        (block === 'entry-form' || (block === 'records' && props['can'] !== undefined)),
    ),
  );
  return isListed || actions.some(({ does = [] }) => does.some((step) => step.startsWith(`add ${name} `)));
}

const undecided =
  /^(?:asked(?: for)?|requested|waiting|applied|pending|submitted|proposed|to (?:check|confirm|approve|read)|sent in|handed in|entered|in review|on hold|new)$/iu;
const yes = /^(?:confirm|approve|accept|admit|let|show|publish|release|put|take|say yes|yes|ok)/iu;
const decides = /^(?:set|change)\b/u;

/** The act by which the plan lets such a record in already. */
export function knownApproval(entity: EntitySpec, { actions }: AppSpec): ActionSpec | undefined {
  const state = stateOf(entity);
  const waiting = state?.options?.filter((one) => undecided.test(one)) ?? [];
  return actions.find(
    ({ on, condition = '', does = [], label }) =>
      on === entity.name &&
      waiting.some((one) => condition.includes(`"${one}"`)) &&
      yes.test(label) &&
      does.some((step) => decides.test(step) && step.includes(`${state?.name} = `)),
  );
}

/** The states with what waits in front; records that people enter begin so, whichever way they come. */
function withStates(
  spec: AppSpec,
  entity: EntitySpec,
  known: FieldSpec | undefined,
  flow: Flow,
): AppSpec | undefined {
  const { name } = entity;
  const options = [
    flow.pending,
    ...(known?.options ?? [flow.first]),
    ...(known?.options?.includes(flow.refused) === true ? [] : [flow.refused]),
  ];
  const isReached = options.every(
    (one) => one === flow.pending || one === flow.first || one === flow.refused || isWritten(one, spec),
  );
  const field: FieldSpec = {
    ...(known ?? { name: flow.field, label: 'State', kind: 'choice' as const }),
    options,
    start: flow.pending,
    ...(isReached ? { automatic: true } : {}),
  };
  const stated = withEntity(notHeldByRefused(spec, known, flow), name, (one) => ({
    ...one,
    fields:
      known === undefined
        ? [...one.fields, field]
        : one.fields.map((old) => (old.name === known.name ? field : old)),
    samples: withWaiting(one.samples, flow),
  }));
  return {
    ...stated,
    actions: stated.actions.map((action) => askingFirst(action, entity, flow)),
    pages: stated.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => onlyLetIn(section, name, flow)),
    })),
  };
}

const calledOff = /^(?:cancelled|canceled|called off|withdrawn|dropped out|declined|refused|rejected)$/iu;

/** What was turned down holds no place, as what was called off does not. */
function notHeldByRefused(spec: AppSpec, known: FieldSpec | undefined, { field, refused }: Flow): AppSpec {
  const off = known?.options?.filter((one) => calledOff.test(one) && one !== refused) ?? [];
  const texts = off.map((one) => `${field} is not \\"${one}\\"`);
  const both = (path: string, text: string) => `(${path}${text} and ${path}${field} is not \\"${refused}\\")`;
  const parts = { entities: spec.entities, actions: spec.actions, pages: spec.pages };
  const json = texts.reduce(
    (all, text) =>
      all.replaceAll(
        new RegExp(`((?:\\b\\w+\\.)*)\\b${text.replaceAll('\\', '\\\\')}`, 'g'),
        (_, path: string) => both(path, text),
      ),
    JSON.stringify(parts),
  );
  const { entities, actions, pages } = JSON.parse(json) as typeof parts;
  return { ...spec, entities, actions, pages };
}

function isWritten(option: string, { actions }: AppSpec): boolean {
  return actions.some(({ does = [] }) => does.some((step) => step.includes(`"${option}"`)));
}

/** One of the samples waits, so that the page is not empty on the first day. */
function withWaiting(samples: EntitySpec['samples'], { field, pending, first }: Flow): EntitySpec['samples'] {
  const stated = samples.map((sample) => ({ ...sample, [field]: sample[field] ?? first }));
  const last = stated.findLastIndex((sample) => sample[field] === first);
  return stated.map((sample, index) =>
    index === last && stated.length > 2 ? { ...sample, [field]: pending } : sample,
  );
}

const plainSteps = /^set (?:\w+ = (?:"[^"]*"|today|now|true|false|empty|\d+)(?:, )?)+$/u;

/** What an act does with the thing itself when it puts a record in, done by the yes instead: “set state = "out"” is then “set tool.state = "out"”. */
function leftToYes(action: ActionSpec, { name, fields }: EntitySpec): { steps: string[]; path: string } {
  const added = (action.does ?? []).find((step) => step.startsWith(`add ${name} `)) ?? '';
  const link = fields.find(
    (field) =>
      field.to === action.on && topLevelParts(added).some((part) => part.endsWith(`${field.name} = this`)),
  );
  const steps = link === undefined ? [] : (action.does ?? []).filter((step) => plainSteps.test(step));
  return { steps, path: link?.name ?? '' };
}

/** What an act puts in waits, too. */
function askingFirst(action: ActionSpec, entity: EntitySpec, { field, pending }: Flow): ActionSpec {
  const { name } = entity;
  if (!(action.does ?? []).some((step) => step.startsWith(`add ${name} `))) return action;
  const { steps } = leftToYes(action, entity);
  const does = (action.does ?? [])
    .filter((step) => !steps.includes(step))
    .map((step) => {
      if (!step.startsWith(`add ${name} `)) return step;
      const parts = topLevelParts(step);
      const at = parts.findIndex((part) => new RegExp(String.raw`(?:^|\bwith )${field} = `).test(part));
      if (at < 0) return `${step}, ${field} = ${JSON.stringify(pending)}`;
      return parts
        .map((part, index) =>
          index === at
            ? part.replace(new RegExp(String.raw`\b${field} = .*$`), `${field} = ${JSON.stringify(pending)}`)
            : part,
        )
        .join(', ');
    });
  return { ...action, does };
}

const filtered = new Set(['records', 'calendar', 'tiles', 'record-chart']);

/** Lists for everybody show what was let in; one's own stand with what they wait for. */
function onlyLetIn(section: SectionSpec, name: string, { field, pending, refused }: Flow): SectionSpec {
  const { entity, where } = section.props;
  if (!filtered.has(section.block) || entity !== name) return section;
  const said = typeof where === 'string' ? where : '';
  if (/\bme\b/u.test(said) || new RegExp(String.raw`(?<![.\w])${field} (?:is "|in \()`).test(said))
    return section;
  const isIn = `${field} is not ${JSON.stringify(pending)} and ${field} is not ${JSON.stringify(refused)}`;
  return { ...section, props: { ...section.props, where: said === '' ? isIn : `(${said}) and ${isIn}` } };
}

const owning =
  /^(?:owner|organis|organiz|manager|admin|team|teacher|leader|host|chef|supervis|board|committee|approver|keeper|trainer|coach|author|editor|market|chair|barber|stylist|staff|family|head|boss)/iu;

/** Who decides: the role that the words name, else one of those that have more to say than others. */
function deciding({ who }: Approval, { roles, actions }: AppSpec): string[] {
  const named = roles.filter(
    (role) => who !== '' && role.toLowerCase().includes(who.toLowerCase().split(' ').at(-1) ?? who),
  );
  if (named.length > 0) return named.slice(0, 1);
  const busy = roles.filter((role) => actions.some((action) => action.roles?.includes(role) === true));
  return (busy.find((role) => owning.test(role)) ?? roles.find((role) => owning.test(role)) ?? busy[0]) ===
    undefined
    ? []
    : [busy.find((role) => owning.test(role)) ?? roles.find((role) => owning.test(role)) ?? busy[0] ?? ''];
}

function withDecision(spec: AppSpec, before: EntitySpec, approval: Approval, flow: Flow): Told | undefined {
  const { field, pending, first, refused } = flow;
  const entity = spec.entities.find(({ name }) => name === before.name) ?? before;
  const roles = deciding(approval, spec);
  const only = roles.length === 0 ? {} : { roles };
  const known = entity.fields.find(
    ({ name, kind, formula }) =>
      (kind === 'text' || kind === 'long-text') &&
      formula === undefined &&
      /^(?:answer|decision|remark|verdict|reply)$/u.test(name),
  );
  const answer: FieldSpec = known ?? {
    name: fieldName('answer', entity),
    label: 'Answer',
    kind: 'text',
    automatic: true,
  };
  const answered =
    known === undefined
      ? withEntity(spec, entity.name, (one) => ({ ...one, fields: [...one.fields, answer] }))
      : spec;
  const condition = `${field} is ${JSON.stringify(pending)}`;
  // What was read of the deed alone does nothing yet.
  const bare = (label: RegExp) =>
    spec.actions.find((one) => one.on === entity.name && one.does === undefined && label.test(one.label))?.id;
  const letIn: ActionSpec = {
    id: bare(/^(?:confirm|approve|accept)/iu) ?? actId(`let-in-${entity.name.toLowerCase()}`, spec),
    label: approval.label,
    on: entity.name,
    condition,
    ...only,
    does: [`set ${field} = ${JSON.stringify(first)}`, ...new Set(flow.thereby)],
    done: `${nameOf(entity)}: ${first}.`,
  };
  const turnDown: ActionSpec = {
    id:
      bare(/^(?:reject|refuse|decline|turn down)/iu) ?? actId(`turn-down-${entity.name.toLowerCase()}`, spec),
    label: 'Turn down',
    on: entity.name,
    condition,
    ...only,
    form: [{ name: 'why', label: 'Reason', kind: 'text', required: true }],
    does: [`set ${field} = ${JSON.stringify(refused)}, ${answer.name} = ask.why`],
    done: `${nameOf(entity)}: ${refused}.`,
  };
  const list = (title: string, state: string, actions: string[]): SectionSpec => ({
    id: sectionId(`told-${state.replaceAll(' ', '-')}-${entity.name.toLowerCase()}`, spec),
    block: 'records',
    title,
    props: {
      entity: entity.name,
      where: `${field} is ${JSON.stringify(state)}`,
      empty: actions.length === 0 ? 'None.' : 'Nothing waits.',
      ...(actions.length === 0 ? {} : { actions }),
    },
  });
  const acted = withAct(answered, letIn);
  const both = acted === undefined ? undefined : withAct(acted, turnDown);
  const paged =
    both === undefined
      ? undefined
      : withPage(both, {
          title: approval.page,
          ...only,
          sections: [
            list(`${sentenceCase(entity.many)} that wait`, pending, [letIn.id, turnDown.id]),
            list('Turned down', refused, []),
          ],
        });
  return paged === undefined
    ? undefined
    : {
        spec: withoutBareActs(withoutBareActs(paged.spec, letIn), turnDown),
        parts: [`action:${letIn.id}`, `action:${turnDown.id}`, `page:${paged.id}`],
        ruled: [entity.name],
      };
}
