import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { dayField, entityOf, subjectEntity, withField } from '../../fit/find-fields.ts';
import { formulaProp, printedTest } from '../../fit/formula-prop.ts';
import { date, longText, text } from '../../knowledge/thing.ts';
import { formulaFaults } from '../../library/rules/check-formula.ts';
import { inText } from '../../library/words/in-text.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';
import { sightOf } from '../../spec/rule-faults.ts';
import { proveCalendar } from './prove-calendar.ts';

const props = z.object({ entity: z.string(), date: z.string(), where: formulaProp.optional() });
type CalendarProps = z.infer<typeof props>;

const appointments: EntitySpec = {
  name: 'calendarEntries',
  one: 'Entry',
  many: 'Entries',
  title: 'title',
  fields: [
    text('title', 'Title', { required: true }),
    date('date', 'Date', { required: true }),
    longText('notes', 'Notes'),
  ],
  samples: [
    { title: 'Weekly review', date: '+1', notes: 'What went well and what comes next.' },
    { title: 'Dentist', date: '+3', notes: 'Bring the insurance card.' },
    { title: 'Dinner with Hana', date: '+5', notes: 'At seven, the place by the river.' },
    { title: 'Pay the rent', date: '-2', notes: '' },
    { title: 'Team lunch', date: '+8', notes: 'Table for six.' },
  ],
};

function isDayKind(kind: string): boolean {
  return kind === 'date' || kind === 'moment';
}

/** A month with the records on their days. */
export const block = defineBlock<CalendarProps>({
  id: 'calendar',
  title: 'Calendar',
  words: [
    'calendar',
    'calendar view',
    'event calendar',
    'calendar of event',
    'monthly calendar',
    'month view',
    'schedule calendar',
    'class schedule',
    'course schedule',
    'view schedule',
    'schedule view',
    'work schedule',
    'shift schedule',
    'timetable',
    'date planner',
    'agenda',
    'booking calendar',
    'training calendar',
    'match schedule',
    'upcoming event',
  ],
  size: 'page',
  props,
  example: { entity: 'things', date: 'date' },
  fit(need) {
    const entity = subjectEntity(need);
    if (entity === undefined)
      return {
        title: 'Calendar',
        props: { entity: appointments.name, date: 'date' },
        entities: [appointments],
      };
    const title = /schedule|timetable/i.test(need.text)
      ? `${entity.one} schedule`
      : `Calendar of ${inText(entity.many)}`;
    const day = dayField(entity);
    if (day !== undefined) return { title, props: { entity: entity.name, date: day.name } };
    const added = date('date', 'Date', { required: true });
    return {
      title,
      props: { entity: entity.name, date: added.name },
      entities: [withField(entity, added, (index) => `${index % 4 === 3 ? '-' : '+'}${index * 2 + 1}`)],
    };
  },
  faults: ({ entity, date: field, where }, spec) => [
    ...(entityOf(spec, entity)?.fields.some(({ name, kind }) => name === field && isDayKind(kind)) === true
      ? []
      : [`“${field}” is no day of ${entity}`]),
    ...(where === undefined ? [] : formulaFaults(where, sightOf(spec, entity))),
  ],
  emit: ({ entity, date: field, where }, _section, { file, ...context }) => ({
    tag: file.use('Calendar', 'views/calendar.tsx'),
    props: { entity: new Code(context.entity(entity)), date: field, where: printedTest(file, entity, where) },
  }),
  prove: (calendar, _section, { spec, page }) => proveCalendar(calendar, spec, page),
});
