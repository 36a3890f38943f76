import { dayOf, easterOf, type IsoDay, shiftedDay, weekdayOfMonth } from './calendar.ts';

/** Days that have a name: what they are called, and when they are in a year. */
interface Feast {
  readonly names: RegExp;
  readonly title: string;
  readonly day: (year: number) => IsoDay | undefined;
}

const fromEaster = (days: number) => (year: number) => {
  const easter = easterOf(year);
  return easter === undefined ? undefined : shiftedDay(easter, days);
};
const fixed = (month: number, day: number) => (year: number) => dayOf(year, month, day);

const thursday = 4;
const thanksgiving = (year: number) => weekdayOfMonth(year, 11, thursday, 4);

export const feasts: readonly Feast[] = [
  { names: /^easter(?: sunday)?$/, title: 'Easter Sunday', day: fromEaster(0) },
  { names: /^easter monday$/, title: 'Easter Monday', day: fromEaster(1) },
  { names: /^good friday$/, title: 'Good Friday', day: fromEaster(-2) },
  { names: /^palm sunday$/, title: 'Palm Sunday', day: fromEaster(-7) },
  { names: /^ash wednesday$/, title: 'Ash Wednesday', day: fromEaster(-46) },
  { names: /^ascension(?: day)?$/, title: 'Ascension Day', day: fromEaster(39) },
  { names: /^(?:pentecost|whit ?sunday)(?: sunday)?$/, title: 'Pentecost', day: fromEaster(49) },
  { names: /^(?:whit monday|pentecost monday)$/, title: 'Whit Monday', day: fromEaster(50) },
  { names: /^corpus christi$/, title: 'Corpus Christi', day: fromEaster(60) },
  {
    names: /^(?:christmas|xmas|x-mas|chrismas|christmass)(?: day)?$/,
    title: 'Christmas Day',
    day: fixed(12, 25),
  },
  { names: /^(?:christmas|xmas) eve$/, title: 'Christmas Eve', day: fixed(12, 24) },
  { names: /^boxing day$/, title: 'Boxing Day', day: fixed(12, 26) },
  { names: /^new year'?s?(?: day)?$/, title: 'New Year', day: fixed(1, 1) },
  {
    names: /^(?:new year'?s eve|silvester|(?:the )?end of (?:the|this) year|year'?s? end)$/,
    title: 'New Year’s Eve',
    day: fixed(12, 31),
  },
  { names: /^(?:epiphany|three kings)$/, title: 'Epiphany', day: fixed(1, 6) },
  { names: /^hallowe'?en$/, title: 'Halloween', day: fixed(10, 31) },
  { names: /^(?:valentine'?s?|valentine'?s day|valentines)$/, title: 'Valentine’s Day', day: fixed(2, 14) },
  { names: /^(?:st\.? patrick'?s day|saint patrick'?s day)$/, title: 'St Patrick’s Day', day: fixed(3, 17) },
  {
    names: /^(?:thanksgiving|thanksgiving day)$/,
    title: 'Thanksgiving (in the United States)',
    day: thanksgiving,
  },
  {
    names: /^black friday$/,
    title: 'Black Friday',
    day: (year) => {
      const day = thanksgiving(year);
      return day === undefined ? undefined : shiftedDay(day, 1);
    },
  },
  { names: /^(?:labou?r day|may day)$/, title: '1 May', day: fixed(5, 1) },
  { names: /^all saints'?(?: day)?$/, title: 'All Saints’ Day', day: fixed(11, 1) },
  {
    names: /^(?:independence day|4th of july|fourth of july)$/,
    title: 'Independence Day (in the United States)',
    day: fixed(7, 4),
  },
];
