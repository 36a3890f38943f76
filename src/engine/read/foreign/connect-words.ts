import type { Arc } from '../../reader/reading.ts';
import type { Found } from './find-words.ts';

/** What belongs to what: who does what to which thing, and which thing has which property. */
export function connectWords(
  found: readonly Found[],
  sentences: readonly number[],
  objectsFirst: boolean,
): Arc[] {
  const arcs: Arc[] = [];
  const places = found.map((_, at) => at);
  const kindAt = (at: number) => found[at]?.kind;
  const inSentence = (at: number) => places.filter((one) => sentences[one] === sentences[at]);
  let actor: number | undefined;
  for (const at of places) {
    const kind = kindAt(at);
    if (kind === 'A') {
      const own = actorBefore(at, inSentence(at), kindAt);
      actor = own ?? (actor !== undefined && sentences[actor] === sentences[at] ? actor : undefined);
      if (actor !== undefined) arcs.push({ from: at, to: actor });
      const objects = objectsOf(at, inSentence(at), kindAt, objectsFirst, own);
      const last = places.findLast((one) => one < at && kindAt(one) === 'T');
      for (const to of objects.length > 0 ? objects : last === undefined ? [] : [last])
        arcs.push({ from: at, to });
    }
    if (kind === 'F' || kind === 'V') {
      const to = ownerOf(at, places, kindAt, kind === 'V');
      if (to !== undefined) arcs.push({ from: at, to });
    }
  }
  return arcs;
}

type KindAt = (at: number) => Found['kind'] | undefined;

/** The people named between the act before and this one. */
function actorBefore(at: number, sentence: readonly number[], kindAt: KindAt): number | undefined {
  const former = sentence.findLast((one) => one < at && kindAt(one) === 'A') ?? -1;
  return sentence.findLast((one) => one < at && one > former && kindAt(one) === 'R');
}

function objectsOf(
  at: number,
  sentence: readonly number[],
  kindAt: KindAt,
  objectsFirst: boolean,
  actor: number | undefined,
): number[] {
  const isObject = (one: number) => kindAt(one) === 'T' || kindAt(one) === 'P';
  const former = sentence.findLast((one) => one < at && kindAt(one) === 'A') ?? -1;
  const next = sentence.find((one) => one > at && kindAt(one) === 'A') ?? Number.POSITIVE_INFINITY;
  const before = sentence.filter((one) => one < at && one > former && isObject(one));
  const after = sentence.filter((one) => one > at && one < next && isObject(one));
  // “Mitglieder buchen Kurse”: who does it stands right before the act.
  const isDirect = actor !== undefined && actor === at - 1;
  const [first, second] = objectsFirst && !isDirect ? [before, after] : [after, before];
  return first.length > 0 ? first : second;
}

/** The thing named last before a property, or the next one; of a value the property before it. */
function ownerOf(
  at: number,
  places: readonly number[],
  kindAt: KindAt,
  isValue: boolean,
): number | undefined {
  const isThing = (one: number) => kindAt(one) === 'T';
  const property = isValue
    ? places.findLast((one) => one < at && 'TFA'.includes(kindAt(one) ?? '-'))
    : undefined;
  if (property !== undefined && kindAt(property) === 'F') return property;
  return (
    places.findLast((one) => one < at && isThing(one)) ??
    places.find((one) => one > at && isThing(one)) ??
    (isValue ? undefined : places.find((one) => kindAt(one) === 'K'))
  );
}
