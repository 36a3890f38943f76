import { type IsoDay, todayIn, writeDay } from '../dates/calendar.ts';
import { readDay } from '../dates/read-day.ts';
import { type AskedQuestion, cannot, type ExactAnswer, type Setting } from '../exact-answer.ts';
import { readClockTime, writeClockTime } from '../times/clock-time.ts';
import { shortZoneNames, zoneOfPlace } from './city-zones.ts';
import { momentOf, offsetAt, wallTime, writeOffset } from './zone-time.ts';

interface Place {
  readonly name: string;
  readonly zone: string;
}

const longest = 160;
const time = "(\\d{1,2}(?:[:.]\\d{2})? ?(?:a\\.?m\\.?|p\\.?m\\.?|o'?clock)?|noon|midday|midnight)";
const place = "([\\p{L}' .-]{2,30}?)";
const nowIn = new RegExp(
  `^(?:what(?:'s|s| is)? )?(?:the )?(?:current |local )?(?:time|clock)(?: is it| is|s it)?(?: now| right now| currently)?(?: in| at| for) ${place}(?: now| right now| currently| at the moment)?$|^(?:what(?:'s|s| is)? )?(?:the )?(?:current )?${place} time(?: now| right now)?$|^time ${place}$`,
  'u',
);
const thenIn: readonly RegExp[] = [
  new RegExp(
    `^(?:what(?:'s|s| is| time is)? |when is |convert )?(?:at )?${time}(?: in| at)? ${place}(?: time)?(?: on (.+?))?,? (?:in|to|is what(?: time)? in|is what|into|for|as) ${place}(?: time)?(?: on (.+?))?$`,
    'u',
  ),
  new RegExp(
    `^(?:when|if) (?:it is|it's|its|it was) ${time}(?: in| at)? ${place}(?: time)?(?: on (.+?))?,? (?:what time is it|what(?:'s| is) the time|what is it|how late is it|what time)(?: in| at) ${place}(?: time)?(?: on (.+?))?$`,
    'u',
  ),
  new RegExp(
    `^what time (?:is it|will it be|was it) in ${place} (?:when|if|at)(?: it is| it's| its)? ${time}(?: in| at)? ${place}(?: time)?$`,
    'u',
  ),
];
const difference = new RegExp(
  `^(?:what(?:'s|s| is)? )?(?:the )?(?:time (?:zone )?difference|hours? difference|difference in time|hours|time zones?)(?: is)? (?:between|from) ${place} (?:and|to) ${place}$|^how many hours (?:is|are) ${place} (?:ahead of|behind|from|ahead|before|after) ${place}$`,
  'u',
);

/** Times of other places, by the rules that the runtime's time zone data holds. */
export function answerTimeZone({ text, setting }: AskedQuestion): ExactAnswer | undefined {
  if (text.length > longest || !/time|\d|noon|midday|midnight|hours/.test(text)) return undefined;
  const current = nowIn.exec(text);
  const there =
    current === null ? undefined : placeNamed(current[1] ?? current[2] ?? current[3] ?? '', setting);
  if (there !== undefined) return timeNow(there, setting);
  for (const [index, shape] of thenIn.entries()) {
    const found = shape.exec(text);
    if (found === null) continue;
    const [at, from, to, day] =
      index === 2
        ? [found[2], found[3], found[1], undefined]
        : [found[1], found[2], found[4], found[3] ?? found[5]];
    const answer = convertedTime(at ?? '', from ?? '', to ?? '', day, setting);
    if (answer !== undefined) return answer;
  }
  const apart = difference.exec(text);
  const one = placeNamed(apart?.[1] ?? apart?.[3] ?? '', setting);
  const other = placeNamed(apart?.[2] ?? apart?.[4] ?? '', setting);
  return one === undefined || other === undefined ? undefined : hoursApart(one, other, setting);
}

function placeNamed(written: string, setting: Setting): Place | undefined {
  const name = written
    .trim()
    .replace(/^the /, '')
    .replace(/(?: city)? (?:local )?time$/, '')
    .replace(/[.,]+$/, '');
  if (name === 'here' || name === 'my' || name === 'my time' || name === 'my zone')
    return { name: 'your zone', zone: setting.zone };
  const zone = zoneOfPlace.get(name) ?? zoneOfPlace.get(name.split(/, ?/)[0] ?? '');
  if (zone === undefined) return undefined;
  const isShort = shortZoneNames.has(name) || name.length <= 2;
  return {
    name: isShort
      ? name.toUpperCase()
      : name.replaceAll(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase()),
    zone,
  };
}

const unknownZone = 'The time zones that are installed here do not have this place.';

function timeNow(there: Place, { now, zone }: Setting): ExactAnswer {
  const wall = wallTime(now, there.zone);
  const offset = offsetAt(now, there.zone);
  const here = offsetAt(now, zone);
  if (wall === undefined || offset === undefined || here === undefined) return cannot(unknownZone);
  return {
    kind: 'time zone',
    understood: `the time now in ${there.name}`,
    answer: `${clockOf(wall)} on ${writeDay(dayOfWall(wall))} in ${there.name}`,
    value: minutesOf(wall),
    steps: [
      `${there.name} follows ${there.zone}, now ${writeOffset(offset)}.`,
      `Your zone ${zone} is at ${writeOffset(here)}.`,
    ],
  };
}

function convertedTime(
  at: string,
  fromName: string,
  toName: string,
  dayText: string | undefined,
  setting: Setting,
): ExactAnswer | undefined {
  const [from, to] = [placeNamed(fromName, setting), placeNamed(toName, setting)];
  const minutes = readClockTime(at, true);
  if (from === undefined || to === undefined || minutes === undefined) return undefined;
  const today = todayIn(setting.now, from.zone);
  const read = dayText === undefined ? undefined : readDay(dayText, today, 'this');
  if (dayText !== undefined && read === undefined) return undefined;
  if (read !== undefined && 'fault' in read) return cannot(read.fault);
  const day: IsoDay = read === undefined ? today : read.readings[0].day;
  const moment = momentOf(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000, from.zone);
  if (moment === undefined) return cannot(unknownZone);
  if (moment === 'left out')
    return cannot(
      `On ${writeDay(day)} clocks in ${from.name} skip ${writeClockTime(minutes)}: summer time begins.`,
    );
  const wall = wallTime(moment, to.zone);
  const offsets = [offsetAt(moment, from.zone), offsetAt(moment, to.zone)];
  const [there, here] = offsets;
  if (wall === undefined || there === undefined || here === undefined) return cannot(unknownZone);
  const other = dayOfWall(wall);
  const dayNote = other === day ? '' : other > day ? ', on the next day' : ', on the day before';
  return {
    kind: 'time zone',
    understood: `${writeClockTime(minutes)} in ${from.name} on ${writeDay(day)}, in ${to.name}`,
    answer: `${clockOf(wall)} in ${to.name}${dayNote}`,
    value: minutesOf(wall),
    steps: [
      `${from.name} (${from.zone}) is then at ${writeOffset(there)}, ${to.name} (${to.zone}) at ${writeOffset(here)}.`,
      `The rules of summer time are those of ${writeDay(day)}.`,
    ],
  };
}

function hoursApart(one: Place, other: Place, { now }: Setting): ExactAnswer {
  const [first, second] = [offsetAt(now, one.zone), offsetAt(now, other.zone)];
  if (first === undefined || second === undefined) return cannot(unknownZone);
  const minutes = second - first;
  const size = Math.abs(minutes);
  const length = `${Math.floor(size / 60)} h${size % 60 === 0 ? '' : ` ${size % 60} min`}`;
  return {
    kind: 'time zone',
    understood: `how far the clocks of ${one.name} and ${other.name} are apart now`,
    answer:
      minutes === 0
        ? `${one.name} and ${other.name} have the same time now.`
        : `${other.name} is ${length} ${minutes > 0 ? 'ahead of' : 'behind'} ${one.name} now.`,
    value: minutes / 60,
    steps: [
      `${one.name} is at ${writeOffset(first)}, ${other.name} at ${writeOffset(second)}. Summer time can change this.`,
    ],
  };
}

function clockOf(wall: number): string {
  return writeClockTime(minutesOf(wall));
}

function minutesOf(wall: number): number {
  return Math.floor(wall / 60_000) % 1_440;
}

function dayOfWall(wall: number): IsoDay {
  return new Date(wall).toISOString().slice(0, 10);
}
