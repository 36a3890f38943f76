import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { dayField, entityOf, subjectEntity, withField } from '../../fit/find-fields.ts';
import { withArticle } from '../../grammar/article.ts';
import { date, longText, text } from '../../knowledge/thing.ts';
import { inText } from '../../library/words/in-text.ts';
import { fillSteps, unusualTitle } from '../../proof/fill-form.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string(), date: z.string() });
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
  emit: ({ entity, date: field }, _section, { file, ...context }) => ({
    tag: file.use('Calendar', 'views/calendar.tsx'),
    props: { entity: new Code(context.entity(entity)), date: field },
  }),
  prove({ entity: name, date: field }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const open = { do: 'open', path: page.path } as const;
    const title = entity.fields.find((one) => one.name === entity.title);
    const shown = title?.kind === 'text' ? unusualTitle : entity.one;
    const cases: ProofCase[] = [
      {
        name: `Adding ${withArticle(inText(entity.one))} on a day shows it and keeps it`,
        tries: [`entity:${entity.name}`, `create:${entity.name}`],
        steps: [
          open,
          { do: 'press', name: 'Add on' },
          ...fillSteps(
            entity.fields.filter((one) => one.name !== field),
            spec,
          ),
          { do: 'press', name: `Save ${inText(entity.one)}` },
          { do: 'see', text: 'was added.' },
          { do: 'see', text: shown },
          { do: 'reload' },
          { do: 'see', text: shown },
          { do: 'press', name: shown },
          { do: 'see', text: 'Done' },
        ],
      },
      {
        name: 'The calendar turns to other months and back',
        steps: [
          open,
          { do: 'remember', selector: 'h2[aria-live]' },
          { do: 'press', name: 'Next month' },
          { do: 'changed', selector: 'h2[aria-live]' },
          { do: 'press', name: 'Previous month' },
          { do: 'press', name: 'Previous month' },
          { do: 'press', name: 'Today' },
          { do: 'count', selector: '[aria-current=date]', min: 1, max: 1 },
        ],
      },
    ];
    return cases;
  },
});
