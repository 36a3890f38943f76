import type { EntitySpec, FieldSpec } from '../spec/app-spec.ts';

/** What is given to one thing alone, whatever the thing is. */
const ofOne =
  /^(?:(?:ear|dog|asset|inventory|equipment|animal) ?tag(?: (?:no\.?|number|id))?|tag (?:no\.?|number|id)|(?:number |licen[cs]e |registration )?plate(?: (?:no\.?|number))?|serial(?: (?:no\.?|number|code))?|(?:micro)?chip(?: (?:no\.?|number|id))?|(?:membership|member|customer|client|patient|student|pupil|employee|staff|policy|passport|registration|reg|licen[cs]e|account|inventory|asset|stock|article|product|item|sail|hull|barcode|isbn|vin|sku|imei|catalogue|accession|badge|locker|key|invoice|order|booking|ticket|case|file|job|docket|contract|reference) ?(?:no\.?|number|nr\.?|id|code)|barcode|isbn|vin|sku|imei|iban)$/iu;
/** What is so where the thing itself is called by it. */
const bare = /^(?:tag|number|no\.?|nr\.?|code|id|key|licen[cs]e|sail)$/iu;
const numbered = /^(?<of>.+?) (?:no\.?|number|nr\.?|code|id|tag|key)$/iu;

/** Records of what happens: the tag of a weighing is that of the animal, which is weighed again. */
const happening =
  /\b(?:inspection|visit|reading|entry|log|check|session|lesson|ride|trip|sale|payment|loan|lending|movement|weighing|treatment|repair|service|fill-?up|refuel\w*|delivery|shift|walk|run|round|feeding|sighting|measurement|test|scan|report|maintenance|hire|rental|use|usage|vote|answer|attendance|result|score|match|note|claim|fine|line|viewing|appointment|sample taken)s?$/iu;
const things =
  /\b(?:team|room|machine|table|kiln|court|boat|vehicle|category|station|freezer|shelf|hall|pitch|lane|van|bus|plot|stall|booth|desk|locker|field|greenhouse|hive|pen|stable|oven|printer|studio|workshop|warehouse|depot|department|house|household|family|band|choir|squad|crew|patrol|class|course|account|cost centre|flavou?r|service|size|colou?r|tag|allergen|language|currency|account type)$/iu;
const whole =
  /\b(?:building|house|block|floor|site|hall|venue|hotel|property|school|centre|center|boat|coach|bus|train|clinic|ward|park|harbour|marina|garden|club|event|tournament|league|season)$/iu;

/** Whether no two records of a kind may have the same in a field. */
export function isIdentifier(field: FieldSpec, entity: EntitySpec): boolean {
  if (!/^(?:text|number)$/.test(field.kind) || field.automatic === true || field.formula !== undefined)
    return false;
  const label = field.label.trim();
  const isEvent = happening.test(entity.one);
  const of = numbered.exec(label)?.groups?.['of'];
  if (of !== undefined && isOwn(of, entity)) return true;
  if (isEvent) return false;
  if (ofOne.test(label)) return of === undefined || !namesOther(of, entity);
  const isTitle = field.name === entity.title;
  if (bare.test(label)) return isTitle || /^(?:tag|code|id|licen[cs]e)$/iu.test(label);
  return isTitle && (/^(?:name|title)$/iu.test(label) || isOwn(label, entity)) && things.test(entity.one);
}

function isOwn(words: string, { one }: EntitySpec): boolean {
  const [said, own] = [words, one].map((text) => text.toLowerCase().trim());
  return said === own || (own ?? '').endsWith(` ${said}`) || (said ?? '').endsWith(` ${own}`);
}

/** “Customer number” of an order is that of who orders it; a case or a file may be numbered in any record. */
function namesOther(of: string, entity: EntitySpec): boolean {
  return (
    /^(?:customer|client|patient|student|pupil|employee|staff|locker|key|badge|account|job|product|article|item|contract|case|file)$/iu.test(
      of,
    ) &&
    !isOwn(of, entity) &&
    !(
      /^(?:membership|customer|client|patient|student|pupil|employee|staff|badge)$/iu.test(of) &&
      isPerson(entity)
    )
  );
}

function isPerson({ one, standsFor, fields }: EntitySpec): boolean {
  return (
    standsFor !== undefined ||
    fields.some(({ kind }) => kind === 'phone' || kind === 'email') ||
    /\b(?:member|person|people)$/iu.test(one)
  );
}

/** The reference to the whole that numbers are given in: room 4 of one house is not that of another. */
export function wholeOf(entity: EntitySpec, entities: readonly EntitySpec[]): FieldSpec | undefined {
  return entity.fields.find(
    ({ kind, to, formula }) =>
      kind === 'reference' &&
      formula === undefined &&
      whole.test(entities.find(({ name }) => name === to)?.one ?? ''),
  );
}
