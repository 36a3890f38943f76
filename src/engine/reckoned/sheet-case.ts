import type { CaseFile, CasePage } from '../cases/case-file.ts';
import { inText } from '../library/words/in-text.ts';
import { sentenceCase } from '../read/words.ts';
import type { AskedRecords } from './asked-records.ts';
import type { Sheet, SheetInput } from './sheet.ts';
import { sampleRows } from './sheet-samples.ts';

/** The app of a sheet in the language of cases: a calculator, and where they are asked for, records with their price. */
export function caseOfSheet(
  sheet: Sheet,
  reckoner: Record<string, unknown>,
  name: string,
  records: AskedRecords | undefined,
): CaseFile {
  const main = sheet.lines.find((line) => line.name === sheet.main)?.label ?? 'Result';
  const calculator: CasePage = { title: 'Work it out', parts: [{ use: 'reckoner', props: reckoner }] };
  const file = {
    task: ['calculator'],
    say: [],
    name: name.slice(0, 40),
    headline: name,
    lead: `Enter the figures and see at once: ${inText(main)} and every step to it.`,
  };
  if (records === undefined) return { ...file, accounts: 'none', pages: [calculator] };
  const key = records.many.replaceAll(/[^a-z]/g, '');
  return {
    ...file,
    accounts: records.isRequest ? 'optional' : 'none',
    ...(records.isRequest ? { roles: ['owner', 'visitor'] } : {}),
    things: { [key]: thingOf(sheet, records) },
    rules: sheet.refusals.map(({ never, says }) => ({
      on: key,
      never: records.isRequest ? `state is "new" and (${never})` : never,
      says,
    })),
    acts: actsOf(key, records),
    pages: records.isRequest
      ? [calculator, ...requestPages(key, sheet, records)]
      : [...logPages(key, sheet, records), calculator],
  };
}

function lineOf({ kind, min = 0, max = 100_000, unit, start, options = [], label }: SheetInput): string {
  const inside =
    kind === 'choice'
      ? `(${options.join(', ')})`
      : kind === 'number' || kind === 'money' || kind === 'percent'
        ? `(${min}..${max})`
        : '';
  const must = kind === 'yes-no' ? '' : '!';
  return `${kind}${inside}${must}${unit === undefined ? '' : ` in ${unit}`}${start === undefined ? '' : ` = ${start}`} | ${label}`;
}

function thingOf(sheet: Sheet, { one, many, fields, isRequest }: AskedRecords) {
  const entered: Record<string, string> = {
    ...Object.fromEntries(fields),
    ...Object.fromEntries(sheet.inputs.map((input) => [input.name, lineOf(input)])),
    state: isRequest ? 'choice(new, confirmed, declined) = new' : 'choice(open, paid) = open',
  };
  const worked = sheet.lines.map(
    ({ name, label, formula, kind, unit }) =>
      [name, `${kind}${unit === undefined ? '' : ` in ${unit}`} := ${formula} | ${label}`] as const,
  );
  return {
    one,
    many,
    title: fields[0]?.[0] ?? 'name',
    fields: { ...entered, ...Object.fromEntries(worked) },
    samples: sampleRows(
      fields,
      sheet.inputs,
      isRequest ? ['new', 'confirmed', 'new'] : ['open', 'paid', 'open'],
    ),
  };
}

function actsOf(key: string, { isRequest, fields }: AskedRecords): NonNullable<CaseFile['acts']> {
  const who = fields[0]?.[0] ?? 'name';
  if (!isRequest)
    return {
      pay: {
        on: key,
        label: 'Paid',
        when: 'state is "open"',
        does: ['set state = "paid"'],
        done: `{${who}}: paid.`,
      },
    };
  const when = 'state is "new"';
  return {
    confirm: {
      on: key,
      label: 'Confirm',
      by: ['owner'],
      when,
      does: ['set state = "confirmed"'],
      done: `{${who}}: confirmed.`,
    },
    decline: {
      on: key,
      label: 'Decline',
      by: ['owner'],
      when,
      does: ['set state = "declined"'],
      done: `{${who}}: declined.`,
    },
  };
}

const mostShown = 8;

function shownIn({ inputs, main }: Sheet, { fields }: AskedRecords): string[] {
  const asked = [...fields.slice(1).map(([name]) => name), ...inputs.map(({ name }) => name)];
  return [...asked.slice(0, mostShown), main, 'state'];
}

function requestPages(key: string, sheet: Sheet, records: AskedRecords): CasePage[] {
  const title = sentenceCase(records.one === 'request' ? 'send a request' : `${records.one} form`);
  const who = records.fields[0]?.[0] ?? 'name';
  const day =
    sheet.inputs.find(({ kind }) => kind === 'date')?.name ??
    records.fields.find(([name]) => name === 'date')?.[0];
  return [
    {
      title,
      parts: [
        {
          form: key,
          show: sheet.lines.map(({ name }) => name),
          done: `Thank you, {${who}}. ${mainLabel(sheet)}: {${sheet.main}}.`,
        },
      ],
    },
    {
      title: sentenceCase(records.many),
      for: ['owner'],
      parts: [
        {
          figures: {
            New: `count(${key} where state is "new")`,
            Confirmed: `sum(${sheet.main} of ${key} where state is "confirmed")`,
          },
        },
        { list: key, layout: 'table', filters: ['state'], show: shownIn(sheet, records) },
        ...(day === undefined ? [] : [{ calendar: `${key} by ${day}` }]),
      ],
    },
  ];
}

function logPages(key: string, sheet: Sheet, records: AskedRecords): CasePage[] {
  return [
    {
      title: sentenceCase(records.many),
      parts: [
        {
          figures: {
            'Still open': `sum(${sheet.main} of ${key} where state is "open")`,
            Paid: `sum(${sheet.main} of ${key} where state is "paid")`,
          },
        },
        { list: key, layout: 'table', filters: ['state'], show: shownIn(sheet, records) },
        {
          chart: `${key} by ${records.fields[0]?.[0] ?? 'name'}`,
          value: `sum(${sheet.main})`,
          kind: 'bars',
          where: 'state is "open"',
          title: 'Open by name',
        },
      ],
    },
  ];
}

function mainLabel({ lines, main }: Sheet): string {
  return lines.find(({ name }) => name === main)?.label ?? 'Result';
}
