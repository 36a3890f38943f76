import type { AnswerHere } from '../../answer.ts';
import type { Moment, OwnSchedule, OwnThings } from './own-things.ts';

const day = String.raw`(today|tomorrow|this week|next|now)`;
const due = [
  new RegExp(
    `^(?:what(?:'s| is| are)|which (?:runs?|schedules?) (?:is|are)|is (?:there )?anything|anything|show(?: me)? what is|tell me what is) (?:due|scheduled|planned|to run|coming up)(?: (?:for )?${day})?$`,
  ),
  new RegExp(
    `^(?:what|which (?:runs?|agents?|schedules?)) (?:runs?|is run|comes|will run)(?: (?:for )?${day})$`,
  ),
  new RegExp(`^what do i have (?:due|scheduled|planned)(?: (?:for )?${day})?$`),
  new RegExp(`^(?:when (?:is|does) (?:my|the) next (?:schedule|run|scheduled run)(?: due| run)?)$`),
];
const listed =
  /^(?:(?:show(?: me)?|list|open|see|what are|which are|where are) )?(?:all )?(?:of )?my (?:schedules|scheduled runs|regular runs|repeated runs)$/;
const failed =
  /^(?:(?:which|did any|have any|has any|why did) (?:of )?my (?:schedules?|scheduled runs?)|my failed schedules|(?:which|what) schedules) ?(?:have |has )?(?:fail|failed|gone wrong|went wrong)?$/;

const mostPlaces = 12;
const dayMs = 86_400_000;

/** What agents do regularly for somebody, and what of it is due. */
export function answerAboutSchedules(asked: string, own: OwnThings, moment: Moment): AnswerHere | undefined {
  const isFailed = failed.test(asked) && /fail|wrong/.test(asked);
  const found = due.map((pattern) => pattern.exec(asked)).find((match) => match !== null);
  if (found === undefined && !listed.test(asked) && !isFailed) return undefined;
  if (!own.signedIn)
    return {
      kind: 'own',
      text: 'Schedules belong to an account. Sign in to ask about yours.',
      places: [own.lists.signIn],
    };
  const { schedules } = own;
  if (schedules === undefined)
    return {
      kind: 'own',
      text: 'Schedules run on the server, which has not answered yet. Ask again when it does.',
      places: [own.lists.runs],
    };
  if (isFailed) return troubled(schedules);
  const running = schedules.filter(({ paused }) => !paused);
  const until = found?.[1];
  const wanted = listed.test(asked) ? schedules : running.filter((one) => isDue(one, until, moment));
  return wanted.length === 0
    ? { kind: 'own', text: nothingDue(until, running, moment), places: placesOf(running.slice(0, 1), moment) }
    : { kind: 'own', text: countOf(wanted), places: placesOf(wanted, moment) };
}

function troubled(schedules: readonly OwnSchedule[]): AnswerHere {
  const failing = schedules.filter(({ trouble }) => trouble !== undefined);
  if (failing.length === 0)
    return { kind: 'own', text: 'Every schedule did its work the last time.', places: [] };
  return {
    kind: 'own',
    text: failing.map(({ title, trouble }) => `“${title}”: ${trouble}`).join(' '),
    places: failing.map(({ title, address }) => ({ title, address })).slice(0, mostPlaces),
  };
}

function isDue({ nextAt }: OwnSchedule, until: string | undefined, { now, zone }: Moment): boolean {
  const at = new Date(nextAt);
  const today = dayIn(now, zone);
  if (until === 'tomorrow') return dayIn(at, zone) === dayIn(new Date(now.getTime() + dayMs), zone);
  if (until === 'this week' || until === 'next') return at.getTime() <= now.getTime() + 7 * dayMs;
  return dayIn(at, zone) <= today;
}

function nothingDue(
  until: string | undefined,
  running: readonly OwnSchedule[],
  { now, zone }: Moment,
): string {
  const [next] = running;
  if (next === undefined) return 'You have no schedule that runs.';
  const when = until === undefined || until === 'now' || until === 'next' ? 'today' : until;
  const first =
    dayIn(new Date(next.nextAt), zone) === dayIn(now, zone)
      ? 'today'
      : `on ${dayIn(new Date(next.nextAt), zone)}`;
  return `Nothing is due ${when}. The next is “${next.title}” ${first}.`;
}

function countOf(given: readonly OwnSchedule[]): string {
  return given.length === 1 ? 'One schedule:' : `${given.length} schedules:`;
}

function placesOf(given: readonly OwnSchedule[], { zone }: Moment) {
  return given.slice(0, mostPlaces).map(({ title, address, nextAt, paused }) => ({
    title: paused ? `${title} (paused)` : `${title} (${dayIn(new Date(nextAt), zone)})`,
    address,
  }));
}

/** As `2026-03-31`, as a clock on the wall there shows it. */
function dayIn(at: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
}
