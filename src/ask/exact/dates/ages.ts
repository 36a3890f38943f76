import { daysBetween } from '../../../methods/finance/calendar-days.ts';
import { counted } from '../decimals.ts';
import { type AskedQuestion, cannot, type ExactAnswer } from '../exact-answer.ts';
import { type IsoDay, spanBetween, todayIn, writeDay, yearOf } from './calendar.ts';
import { type DayRead, readDay } from './read-day.ts';

const who =
  '(?:somebody|someone|some one|a person|person|one|1|i|he|she|they|a man|a woman|a child|a kid|the person|(?:my|the|a) [a-z]+|anyone|people|we|you|somone)';
const ended = '(?:,? ?(?:now|today|right now|this year))?';
const forms: readonly RegExp[] = [
  new RegExp(
    `^how old (?:is|am|are|was|would|will)(?: be)? ?${who}?(?: be)?(?: (?:if|when))?(?: (?:i|he|she|they|who|that|you|we))?(?: (?:is|was|were|am|are))? ?born (?:on |in |at )?(.+?)${ended}$`,
  ),
  new RegExp(`^(?:the )?age of ${who}? ?(?:who (?:was|is) )?born (?:on |in |at )?(.+?)${ended}$`),
  new RegExp(
    `^(?:if )?(?:${who} )?(?:was|is|am|were)? ?born (?:on |in |at )?(.+?)[,;.:]? (?:and |so |then )?(?:how old (?:am i|is (?:he|she|that|this|it)|are they|are you|would i be|would that be|that makes me)?|what (?:is|'s) (?:my|his|her|their) age|(?:my |his |her )?age)${ended}$`,
  ),
  new RegExp(
    `^(?:my |his |her )?(?:birthday|birth date|date of birth|dob|birthdate)(?: is| was|:)? ?(.+?)[,;.:]? (?:how old(?: am i| is (?:he|she))?|age)${ended}$`,
  ),
];

/** How old somebody is, by the day or only the year of birth. */
export function answerAge({ text, core, setting }: AskedQuestion): ExactAnswer | undefined {
  const today = todayIn(setting.now, setting.zone);
  for (const form of forms) {
    const found = form.exec(text) ?? form.exec(core);
    if (found === null) continue;
    const [written = '', later] = (found[1] ?? '').split(/ (?:be )?(?:on|in|by) /);
    const at = later === undefined ? today : laterDay(later, today);
    if (at === undefined) continue;
    if (/^\d{4}$/.test(written)) return byYear(Number(written), at);
    const born = readDay(written, today, 'last');
    const answer = born === undefined ? undefined : byDay(born, at);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

function laterDay(written: string, today: IsoDay): IsoDay | undefined {
  const read = readDay(written, today, 'next');
  return read === undefined || 'fault' in read ? undefined : read.readings[0].day;
}

function byYear(year: number, at: IsoDay): ExactAnswer {
  const most = yearOf(at) - year;
  if (most < 0) return cannot(`${year} has not come yet.`);
  return {
    kind: 'date',
    understood: `the age of somebody born in ${year}, on ${writeDay(at)}`,
    answer:
      most === 0
        ? 'less than a year'
        : `${most - 1} or ${most} years: ${most} once the birthday of ${yearOf(at)} has come`,
    value: most,
    steps: [`${yearOf(at)} − ${year} = ${most}, less one before the birthday.`],
  };
}

function byDay(born: DayRead, at: IsoDay): ExactAnswer | undefined {
  if ('fault' in born) return cannot(born.fault);
  const possible = born.readings.filter(({ day }) => day <= at);
  const [first] = possible;
  if (first === undefined) return cannot(`${writeDay(born.readings[0].day)} has not come yet.`);
  const { years, months, days } = spanBetween(first.day, at);
  const ages = possible.map((reading) => ({ reading, years: spanBetween(reading.day, at).years }));
  const isSame = ages.every((age) => age.years === years);
  return {
    kind: 'date',
    understood: `the age of somebody born on ${possible.map(({ day }) => writeDay(day)).join(' or ')}, on ${writeDay(at)}`,
    answer: isSame
      ? counted(years, 'year')
      : ages
          .map((age) => `${counted(age.years, 'year')} (born on ${writeDay(age.reading.day)})`)
          .join(', or '),
    value: years,
    steps: [
      `${counted(years, 'year')}, ${counted(months, 'month')} and ${counted(days, 'day')}; ${counted(daysBetween(first.day, at), 'day')} altogether.`,
    ],
  };
}
