import { visitorRoles } from '../hosting/visitor-roles.ts';
import { isOfPeople } from '../limits/person-field.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';
import { isAllowed } from '../spec/part-exists.ts';

/** Who works there is not written down by whoever comes. */
const staff =
  /\b(?:barber|stylist|hairdresser|instructor|teacher|coach|trainer|therapist|doctor|vet|nurse|dentist|physio\w*|staff|employee|worker|driver|guide|host|waiter|cook|chef|technician|mechanic|officer|admin\w*|manager|approver|warden|secretary|caretaker|craftsman|sitter|juror|judge|referee|cleaner|walker|watcher|crew|owner|leader|speaker|artist|librarian|role|user)s?$/iu;
const visiting =
  /\b(?:booking|appointment|reservation|request|application|order|sign-?up|registration|enquiry|inquiry|viewing|entry|ticket|rsvp|answer|visit)$/iu;
const visitors =
  /\b(?:visitors?|customers?|clients?|guests?|people|patients|parents|families|anyone|everyone|neighbours|friends|applicants|students|members|volunteers) (?:can |may |should |could |to )?(?:\w+ )?(?:book|ask|apply|order|request|reserve|sign|register|pick|choose|leave|fill|send|enquire)/iu;

/** References for which whoever enters may write down somebody new, or something: it is typed in the same form. */
export function newPeople(spec: AppSpec): AppSpec {
  const isTold = visitors.test(spec.reading?.text ?? '');
  const offered = (field: FieldSpec, isVisit: boolean): FieldSpec => {
    const target = spec.entities.find(({ name }) => name === field.to);
    if (target === undefined || !mayBeNew(field, target, spec)) return field;
    const isFirst = isTold && isVisit && field.required === true && isOfPeople(target);
    return { ...field, anew: isFirst ? 'first' : 'also' };
  };
  return {
    ...spec,
    entities: spec.entities.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) => offered(field, visiting.test(entity.one))),
    })),
    actions: spec.actions.map((action) => {
      const made = action.does?.map((step) => /^add (\w+)/.exec(step)?.[1]) ?? [];
      const isVisit = spec.entities.some(({ name, one }) => made.includes(name) && visiting.test(one));
      return action.form === undefined
        ? action
        : { ...action, form: action.form.map((field) => offered(field, isVisit)) };
    }),
  };
}

function mayBeNew(field: FieldSpec, target: EntitySpec, spec: AppSpec): boolean {
  if (field.kind !== 'reference' || field.automatic === true || field.formula !== undefined) return false;
  const title = target.fields.find(({ name }) => name === target.title);
  const isSimple = target.fields.every(
    ({ kind, required, start, automatic, formula }) =>
      required !== true ||
      start !== undefined ||
      automatic === true ||
      formula !== undefined ||
      /^(?:text|number|money|choice|phone|email|date|time)$/.test(kind),
  );
  const demanded = target.fields.filter(({ required, start }) => required === true && start === undefined);
  if (title?.kind !== 'text' || title.automatic === true || !isSimple || demanded.length > mostDemanded)
    return false;
  const isStaff = staff.test(target.one) || visitorRoles(spec).privileged.includes(target.standsFor ?? '');
  // What the owner offers is not for visitors to add.
  return (
    !isStaff && (isOfPeople(target) || (spec.roles.length === 0 && isAllowed('create', target.name, spec)))
  );
}

/** More is a form of its own. */
const mostDemanded = 3;
