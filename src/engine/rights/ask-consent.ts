import { withEntity } from '../limits/obeyed-by-samples.ts';
import { sentenceCase, singularPhrase } from '../read/words.ts';
import type { ActionSpec, AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { fieldName, type Told, withField } from '../told/told.ts';
import { actId, nameOf, withAct, withPage } from '../told/told-acts.ts';
import { withApproval } from '../told/told-approvals.ts';
import { byActOf, byKnownAct, reasonOf } from './consent-of-acts.ts';
import { withRequests } from './requests-made.ts';
import type { SaidConsent } from './said-consents.ts';
import { isPeopleWords } from './said-people.ts';
import { entityMeant, fieldsMeant, withoutArticle } from './things-meant.ts';
import { withRoles } from './with-role.ts';

/** “anything over 400 euros the owner has to okay”, “parties with music have to be agreed to by the warden”. */
export function askConsent(
  consent: SaidConsent,
  spec: AppSpec,
  { words, text, near }: { words: string; text: string; near: EntitySpec | undefined },
): Told | undefined {
  if (consent.people > mostPeople) return undefined;
  const ensured = withRoles(spec, consent.roles);
  if (ensured === undefined) return undefined;
  const { spec: plan, roles } = ensured;
  const known = byKnownAct(consent, spec, text) ?? byActOf(consent, plan, { roles, words });
  if (known !== undefined) return known;
  const named = entityMeant(consent.object, plan) ?? bookOf(consent, plan);
  if (named === undefined && consent.above !== undefined && !vague.test(consent.object)) {
    const made = isOfFigure(consent, plan, near) ? undefined : withRequests(consent, plan);
    const requests = made?.entities.at(-1);
    const asked =
      made === undefined || requests === undefined ? undefined : conditionOf(consent, made, requests);
    if (requests !== undefined && asked !== undefined)
      return waitsForYes(asked, requests, { consent, roles, words });
  }
  const before = near === undefined || isPeopleWords(near.one) ? undefined : near;
  const entity = named ?? (consent.above === undefined ? undefined : before);
  const gate = entity === undefined ? undefined : conditionOf(consent, plan, entity);
  if (entity !== undefined && gate !== undefined) return waitsForYes(gate, entity, { consent, roles, words });
  if (consent.above !== undefined || consent.people > 1) return undefined;
  const [who = ''] = roles;
  const told = withApproval(
    { who, object: consent.object, label: 'Approve', page: 'To approve', result: 'approved' },
    words,
    plan,
    text,
  );
  return told === undefined
    ? undefined
    : { ...told, parts: [...roles.map((role) => `role:${role}`), ...told.parts] };
}

const mostPeople = 2;
/** Expenses, purchases and payments are what a book of amounts holds, whatever it calls its entries. */
function bookOf({ object }: SaidConsent, { entities, pages }: AppSpec): EntitySpec | undefined {
  if (!/^(?:expenses?|purchases?|payments?|spending|bills?|costs?|outlays?)$/iu.test(withoutArticle(object)))
    return undefined;
  return entities.find(
    ({ name, one, fields }) =>
      !isPeopleWords(one) &&
      fields.some(
        ({ kind, formula, label }) => kind === 'money' && formula === undefined && sums.test(label),
      ) &&
      pages.some(({ sections }) =>
        sections.some(({ props }) => props['entity'] === name && props['can'] !== undefined),
      ),
  );
}

const vague = /^(?:anything|something|everything|it|that|this|all|more|whatever|)$/iu;

/** Whether the words name a figure of what was spoken of before. */
function isOfFigure({ object }: SaidConsent, spec: AppSpec, near: EntitySpec | undefined): boolean {
  return fieldsMeant(object, spec).some(({ entity }) => entity.name === near?.name);
}

interface Gate {
  readonly spec: AppSpec;
  /** When a yes is needed. */
  readonly needed: string;
  readonly parts: readonly string[];
}

const moneyUnit =
  /^(?:euros?|eur|€|pounds?|£|gbp|dollars?|usd|\$|francs?|chf|kr|kroner|zloty|rand|rupees?|)$/iu;

/** What has to be so for a yes to be needed: more than so much, or what the words say of such a one. */
function conditionOf({ object, above }: SaidConsent, spec: AppSpec, entity: EntitySpec): Gate | undefined {
  if (above !== undefined) {
    const isMoney = moneyUnit.test(above.unit);
    const figures = entity.fields.filter(({ kind, label }) =>
      isMoney
        ? kind === 'money' || (kind === 'number' && sums.test(label))
        : kind === 'number' || kind === 'percent',
    );
    const said = fieldsMeant(object, spec).find(
      (one) => one.entity.name === entity.name && figures.includes(one.field),
    );
    const byUnit = figures.find(({ unit = '', name, label }) =>
      [unit, name, label].some(
        (one) => one.toLowerCase().startsWith(above.unit.replace(/s$/u, '')) && above.unit !== '',
      ),
    );
    const field =
      said?.field ??
      (isMoney ? (figures.find(({ formula }) => formula === undefined) ?? figures[0]) : byUnit);
    if (field !== undefined) return { spec, needed: `${field.name} > ${above.figure}`, parts: [] };
    const written = entity.fields.find(
      ({ kind, label, name, formula }) =>
        kind === 'text' &&
        formula === undefined &&
        name !== entity.title &&
        (sums.test(label) || entityWord(object) === label.toLowerCase()),
    );
    if (isMoney && written !== undefined)
      return {
        spec: asMoney(spec, entity, written, above.figure),
        needed: `${written.name} > ${above.figure}`,
        parts: [],
      };
    if (!isMoney) return undefined;
    const made: FieldSpec = { name: fieldName('amount', entity), label: 'Amount', kind: 'money', min: 0 };
    const next = withField(spec, entity.name, made, (index) =>
      Math.round(above.figure * (index % 2 === 0 ? 0.5 : 0.8)),
    );
    return next === undefined
      ? undefined
      : {
          spec: next,
          needed: `${made.name} > ${above.figure}`,
          parts: [`field:${entity.name}.${made.name}`],
        };
  }
  const [, tail] =
    /^.*?\b((?:with|for|from|between|across|in|on)\s+.+)$/iu.exec(withoutArticle(object)) ?? [];
  if (tail === undefined || tail.split(' ').length > longestTail || /\d/u.test(tail)) return undefined;
  if (entityMeant(object.slice(0, object.length - tail.length), spec)?.name !== entity.name) return undefined;
  const label = sentenceCase(tail);
  const field: FieldSpec = { name: fieldName(label, entity), label, kind: 'yes-no', start: false };
  const next = withField(spec, entity.name, field, () => false);
  return next === undefined
    ? undefined
    : { spec: next, needed: field.name, parts: [`field:${entity.name}.${field.name}`] };
}

/** “Loans” as the name of what is written down: “loan”. */
function entityWord(object: string): string {
  return singularPhrase(withoutArticle(object).toLowerCase());
}

/** An amount that was kept as a text is one of money, so that it can be compared. */
function asMoney(
  spec: AppSpec,
  { name: things }: EntitySpec,
  { name, label, required }: FieldSpec,
  figure: number,
): AppSpec {
  return withEntity(spec, things, (one) => ({
    ...one,
    fields: one.fields.map((field) =>
      field.name === name
        ? { name, label, kind: 'money' as const, min: 0, ...(required === undefined ? {} : { required }) }
        : field,
    ),
    samples: one.samples.map((sample, index) => ({
      ...sample,
      [name]: Math.round(figure * (0.4 + 0.1 * index)),
    })),
  }));
}

const sums = /^(?:amount|price|cost|costs|value|sum|total)$/iu;
const longestTail = 6;
const goesBack =
  /^(?:cancel|decline|refuse|reject|delete|remove|turn|withdraw|take back|undo|back|edit|change)/iu;

interface Asking {
  readonly consent: SaidConsent;
  readonly roles: readonly string[];
  readonly words: string;
}

/** Until the yes is there, nothing goes on with it; who says it finds what waits on a page. */
function waitsForYes(gate: Gate, before: EntitySpec, { consent, roles, words }: Asking): Told | undefined {
  const entity = gate.spec.entities.find(({ name }) => name === before.name) ?? before;
  const fields = consentFields(entity, gate.needed, consent.people);
  const { approved, first, refusal, waits } = fields;
  const says = reasonOf(consent, roles, words);
  const kept = withEntity(gate.spec, entity.name, (one) => ({
    ...one,
    fields: [...one.fields, approved, ...(first === undefined ? [] : [first]), refusal, waits],
    samples: one.samples.map((sample, index) => ({
      ...sample,
      [approved.name]: index !== one.samples.length - 1,
    })),
  }));
  const held: AppSpec = {
    ...kept,
    actions: kept.actions.map((action) =>
      action.on === entity.name &&
      (action.does ?? []).some((step) => step.startsWith('set ')) &&
      !goesBack.test(action.label)
        ? {
            ...action,
            never: [...(action.never ?? []), { never: `(${gate.needed}) and not ${approved.name}`, says }],
          }
        : action,
    ),
  };
  const approve = yesAct(entity, fields, { consent, roles, spec: held });
  const refuse: ActionSpec = {
    id: actId(`turn-down-${entity.name.toLowerCase()}`, held),
    label: 'Turn down',
    on: entity.name,
    roles: [...roles],
    condition: waits.name,
    form: [{ name: 'why', label: 'Reason', kind: 'text', required: true }],
    does: [`set ${refusal.name} = ask.why`],
    done: `${nameOf(entity)} is turned down.`,
  };
  const acted = withAct(held, approve);
  const both = acted === undefined ? undefined : withAct(acted, refuse);
  const paged =
    both === undefined
      ? undefined
      : withPage(both, {
          title: `To approve: ${entity.many.toLowerCase()}`,
          lead: says,
          roles: [...roles],
          sections: [
            {
              id: `consent-${entity.name.toLowerCase()}`,
              block: 'records',
              props: {
                entity: entity.name,
                where: waits.name,
                actions: [approve.id, refuse.id],
                empty: 'Nothing waits.',
              },
            },
          ],
        });
  return paged === undefined
    ? undefined
    : {
        spec: paged.spec,
        parts: [
          `action:${approve.id}`,
          `action:${refuse.id}`,
          `page:${paged.id}`,
          ...gate.parts,
          ...roles.map((role) => `role:${role}`),
        ],
        ruled: [entity.name],
      };
}

interface ConsentFields {
  readonly approved: FieldSpec;
  readonly first: FieldSpec | undefined;
  readonly refusal: FieldSpec;
  readonly waits: FieldSpec;
}

function consentFields(entity: EntitySpec, needed: string, people: number): ConsentFields {
  const approved: FieldSpec = {
    name: fieldName('approved', entity),
    label: 'Approved',
    kind: 'yes-no',
    start: false,
    automatic: true,
  };
  const refusal: FieldSpec = {
    name: fieldName('turned down', entity),
    label: 'Turned down',
    kind: 'text',
    automatic: true,
  };
  return {
    approved,
    first:
      people > 1
        ? { name: fieldName('first yes', entity), label: 'First yes', kind: 'text', automatic: true }
        : undefined,
    refusal,
    waits: {
      name: fieldName('waits for a yes', entity),
      label: 'Waits for a yes',
      kind: 'yes-no',
      formula: `(${needed}) and not ${approved.name} and ${refusal.name} is empty`,
    },
  };
}

function yesAct(
  entity: EntitySpec,
  { approved, first, waits }: ConsentFields,
  { consent, roles, spec }: { consent: SaidConsent; roles: readonly string[]; spec: AppSpec },
): ActionSpec {
  const never = [
    ...(first === undefined
      ? []
      : [{ never: `${first.name} = me`, says: 'You have said yes. Somebody else has to say it, too.' }]),
    ...(consent.isOther ? [{ never: 'by = me', says: 'Nobody says yes to their own.' }] : []),
  ];
  return {
    id: actId(`approve-${entity.name.toLowerCase()}`, spec),
    label: 'Approve',
    on: entity.name,
    roles: [...roles],
    condition: waits.name,
    ...(never.length === 0 ? {} : { never }),
    does: [
      first === undefined
        ? `set ${approved.name} = true`
        : `set ${approved.name} = ${first.name} is not empty, ${first.name} = if(${first.name} is empty, me, ${first.name})`,
    ],
    done: first === undefined ? `${nameOf(entity)} is approved.` : `You said yes to ${nameOf(entity)}.`,
  };
}
