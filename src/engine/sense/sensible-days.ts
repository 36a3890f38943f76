import type { Limit } from '../limits/limit.ts';
import type { AppSpec, EntitySpec, FieldSpec } from '../spec/app-spec.ts';

const firsts =
  /^(?:from|start(?:s|ed)?(?: (?:date|day|time|at|on))?|begin(?:s|ning)?|arriv(?:al|es|ing)(?: date)?|check-?in|since|pick-?up(?: (?:date|day))?|out|valid from|first day|lent(?: on)?|departure time)$/iu;
const lasts =
  /^(?:to|end(?:s|ed)?(?: (?:date|day|time|at|on))?|until|till|finish(?:es|ed)?(?: (?:at|on|time))?|depart(?:ure|s|ing)(?: date)?|check-?out|return(?: (?:date|day))?|due(?: (?:back|date))?|back(?: by| on)?|valid (?:until|to)|last day|arrival time)$/iu;
const pasts =
  /^(?:born(?: on)?|date of birth|birth ?(?:day|date)|hatched(?: on)?|died(?: on)?|found on|(?:date )?(?:measured|weighed|taken|seen|sighted|done|paid|received|returned|bought|purchased|harvested|caught|picked|collected|frozen|tested|inspected|cleaned|serviced|fed|sold|watched|finished reading)(?: on| at)?|(?:done|paid|date) on|purchase date|date (?:of purchase|bought|paid|received|done))$/iu;
/** What is written down after it was. */
const happened =
  /\b(?:sighting|reading|measurement|weighing|catch|expense|observation|harvest|feeding|fill-?up|refuelling|spending|purchase|donation|incident|accident|blood (?:pressure|sugar)|weigh-in|finding|bite|collection of eggs|diary entry)$/iu;
const booked =
  /\b(?:booking|appointment|reservation|rental|viewing|hire|slot|pick-?up|tasting|table booking|hall rental|sign-?up|cake|order)$/iu;
const bookedFor =
  /^(?:date|day|when|for (?:which|what) day|from|start|arrival|check-?in|day and time|date and time|date they need it|needed (?:on|by|for)|pick-?up(?: (?:date|day))?|delivery (?:date|day)|wanted (?:on|for)|for)$/iu;
/** Whoever works through the night ends before they began. */
const overnight = /\b(?:shift|night|watch|sleep|party|event|firing|guard|duty|stay|sitting|evening)s?$/iu;

const isNew = '(createdAt is empty or createdAt >= today)';

/** Rules about days that lie in the nature of things: the end after the start, no birth tomorrow, no booking for yesterday. */
export function sensibleDays({ entities }: AppSpec): Limit[] {
  return entities.flatMap((entity) => [...inOrder(entity), ...notAhead(entity), ...notGone(entity)]);
}

function isEntered({ automatic, formula }: FieldSpec): boolean {
  return automatic !== true && formula === undefined;
}

function speaksOf({ rules = [] }: EntitySpec, ...names: string[]): boolean {
  return rules.some(({ never }) => names.every((name) => new RegExp(`\\b${name}\\b`).test(never)));
}

function inOrder(entity: EntitySpec): Limit[] {
  const days = entity.fields.filter((field) => isEntered(field) && /^(?:date|moment|time)$/.test(field.kind));
  const [first, last] = [firsts, lasts].map((shape) => days.find(({ label }) => shape.test(label)));
  if (first === undefined || last === undefined || first.kind !== last.kind) return [];
  if (speaksOf(entity, first.name, last.name)) return [];
  const isClock = first.kind === 'time';
  if (isClock && overnight.test(entity.one)) return [];
  return [
    {
      things: entity.name,
      never: `${first.name} is not empty and ${last.name} is not empty and ${last.name} ${isClock ? '<=' : '<'} ${first.name}`,
      says: `${last.label} must not be before ${first.label.charAt(0).toLowerCase()}${first.label.slice(1)}.`,
    },
  ];
}

function notAhead(entity: EntitySpec): Limit[] {
  return entity.fields
    .filter(
      (field) =>
        isEntered(field) &&
        /^(?:date|moment)$/.test(field.kind) &&
        !(typeof field.start === 'string' && field.start.startsWith('+')) &&
        (pasts.test(field.label) ||
          (happened.test(entity.one) &&
            /^(?:date|day|when|at|date and time|day and time)$/iu.test(field.label))) &&
        !mentionsDay(entity, field),
    )
    .map(({ name, label, kind }) => ({
      things: entity.name,
      never: `${name} is not empty and ${name} > ${kind === 'date' ? 'today' : 'now'}`,
      says: `${label} must not lie in the future.`,
    }));
}

function notGone(entity: EntitySpec): Limit[] {
  if (!booked.test(entity.one)) return [];
  const field = entity.fields.find(
    (one) => isEntered(one) && /^(?:date|moment)$/.test(one.kind) && bookedFor.test(one.label),
  );
  if (field === undefined || mentionsDay(entity, field)) return [];
  // An order is of the day on which it is made; what is wanted later says so.
  if (/\border$/iu.test(entity.one) && /^(?:date|day|when|start|from)$/iu.test(field.label)) return [];
  return [
    {
      things: entity.name,
      never: `${isNew} and ${field.name} is not empty and ${field.name} < today`,
      says: `${field.label} must not lie in the past.`,
    },
  ];
}

/** Whether a rule holds the field against the day of today already. */
function mentionsDay(entity: EntitySpec, { name }: FieldSpec): boolean {
  return speaksOf(entity, name, 'today') || speaksOf(entity, name, 'now') || speaksOf(entity, name, 'asked');
}
