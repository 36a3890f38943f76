import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { dayField, entityOf, subjectEntity, withField } from '../../fit/find-fields.ts';
import { date, longText, text } from '../../knowledge/thing.ts';
import { inText } from '../../library/words/in-text.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string(), date: z.string() });
type TimelineProps = z.infer<typeof props>;

const milestones: EntitySpec = {
  name: 'milestones',
  one: 'Milestone',
  many: 'Milestones',
  title: 'title',
  fields: [
    text('title', 'Title', { required: true }),
    date('date', 'Date', { required: true }),
    longText('description', 'Description'),
  ],
  samples: [
    { title: 'The idea', date: '-900', description: 'Three people, one table, a long evening.' },
    { title: 'The first version', date: '-700', description: 'Small, but it worked.' },
    { title: 'One hundred users', date: '-420', description: 'Most of them are still here.' },
    { title: 'A room of our own', date: '-200', description: 'With windows to the street.' },
    { title: 'The new edition', date: '+40', description: 'Everything that was asked for most.' },
  ],
};

/** Records along a line of time. */
export const block = defineBlock<TimelineProps>({
  id: 'timeline',
  title: 'Timeline',
  words: [
    'timeline',
    'time line',
    'event timeline',
    'history timeline',
    'development history',
    'milestone',
    'chronology',
    'chronological order',
    'roadmap',
    'project roadmap',
    'activity timeline',
    'activity feed',
    'historical event',
    'work history',
    'activity history',
  ],
  size: 'page',
  props,
  example: { entity: 'things', date: 'date' },
  fit(need) {
    const entity = subjectEntity(need);
    if (entity === undefined || /milestone|development history|roadmap|company history/i.test(need.text))
      return {
        title: /roadmap/i.test(need.text) ? 'Roadmap' : 'Timeline',
        props: { entity: milestones.name, date: 'date' },
        entities: [milestones],
      };
    const day = dayField(entity);
    const title = `Timeline of ${inText(entity.many)}`;
    if (day !== undefined) return { title, props: { entity: entity.name, date: day.name } };
    const added = date('date', 'Date');
    return {
      title,
      props: { entity: entity.name, date: added.name },
      entities: [withField(entity, added, (index) => `-${index * 9 + 1}`)],
    };
  },
  emit: ({ entity, date: field }, _section, { file, ...context }) => ({
    tag: file.use('Timeline', 'content/timeline.tsx'),
    props: { entity: new Code(context.entity(entity)), date: field },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    return [
      {
        name: `${entity.many} stand in their order, which can be turned`,
        steps: [
          { do: 'open', path: page.path },
          { do: 'see', text: 'newest first' },
          ...(entity.samples.length < 2
            ? []
            : [
                { do: 'count' as const, selector: 'ol [data-record]', min: entity.samples.length },
                { do: 'remember' as const, selector: 'ol' },
                { do: 'press' as const, name: 'Oldest first' },
                { do: 'changed' as const, selector: 'ol' },
              ]),
        ],
      },
    ];
  },
});
