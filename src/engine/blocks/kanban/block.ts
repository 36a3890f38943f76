import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { capital, entityOf, statusOrChoice, subjectEntity, withField } from '../../fit/find-fields.ts';
import { choice, date, longText, text } from '../../knowledge/thing.ts';
import { fillSteps, unusualTitle } from '../../proof/fill-form.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string(), field: z.string() });
type KanbanProps = z.infer<typeof props>;

const usual = ['To do', 'In progress', 'Done'];

function cards(columns: readonly string[]): EntitySpec {
  const rows = [
    ['Sketch the start page', 'Two versions, one of them bold.', '+2'],
    ['Answer the survey', 'Ten questions about the last release.', '+1'],
    ['Fix the broken link', 'Reported by three readers.', '-1'],
    ['Write release notes', 'One paragraph for every change.', '+4'],
    ['Plan the next month', 'Goals, dates and who does what.', '+7'],
    ['Order new chairs', 'Four of them, the green ones.', '+3'],
  ] as const;
  return {
    name: 'cards',
    one: 'Card',
    many: 'Cards',
    title: 'title',
    fields: [
      text('title', 'Title', { required: true }),
      longText('description', 'Description'),
      date('due', 'Due date'),
      choice('status', 'Status', columns, { required: true }),
    ],
    samples: rows.map(([title, description, due], index) => ({
      title,
      description,
      due,
      status: columns[index % columns.length] ?? '',
    })),
  };
}

/** Cards in columns that are moved from one to the next. */
export const block = defineBlock<KanbanProps>({
  id: 'kanban',
  title: 'Board',
  words: [
    'kanban',
    'kanban board',
    'task board',
    'project board',
    'trello board',
    'trello',
    'board view',
    'scrum board',
    'sprint board',
    'drag and drop',
    'drag and drop task',
    'drag task',
    'drag card',
    'move card',
    'pipeline',
    'sales pipeline',
    'workflow board',
    'column board',
    'swimlane',
    'organize task',
  ],
  size: 'page',
  props,
  example: { entity: 'things', field: 'status' },
  fit(need) {
    const asked = need.details
      .map(capital)
      .filter((detail) => detail.length > 1 && detail.length < 30)
      .slice(0, 6);
    const columns = asked.length > 1 ? asked : usual;
    const entity = subjectEntity(need);
    if (entity === undefined)
      return {
        title: 'Board',
        props: { entity: 'cards', field: 'status' },
        entities: [cards(columns)],
      };
    const title = `${entity.one} board`;
    const field = statusOrChoice(entity);
    if (field !== undefined) return { title, props: { entity: entity.name, field: field.name } };
    const status = choice('status', 'Status', columns, { start: columns[0] ?? '' });
    return {
      title,
      props: { entity: entity.name, field: status.name },
      entities: [withField(entity, status, (index) => columns[index % columns.length] ?? '')],
    };
  },
  emit: ({ entity, field }, _section, { file, ...context }) => ({
    tag: file.use('Kanban', 'views/kanban.tsx'),
    props: { entity: new Code(context.entity(entity)), field },
  }),
  prove({ entity: name, field }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    const columns = entity?.fields.find((one) => one.name === field)?.options ?? [];
    const [first, second] = columns;
    if (entity === undefined || first === undefined || second === undefined) return [];
    const inside = (column: string) =>
      entity.samples.filter((sample) => {
        const value = String(sample[field] ?? '');
        return value === column || (column === first && !columns.includes(value));
      }).length;
    const open = { do: 'open', path: page.path } as const;
    const title = entity.fields.find((one) => one.name === entity.title);
    const cases: ProofCase[] = [
      {
        name: 'There is a column for each stage',
        steps: [open, { do: 'count', selector: '[data-column]', min: columns.length, max: columns.length }],
      },
    ];
    if (title?.automatic !== true)
      cases.push({
        name: `Add to ${first} puts a card there and keeps it`,
        tries: [`entity:${entity.name}`, `create:${entity.name}`],
        steps: [
          open,
          { do: 'press', name: `Add to ${first}` },
          ...fillSteps(
            entity.fields.filter((one) => one.name !== field),
            spec,
          ),
          { do: 'press', name: `Add to ${first}`, nth: -1 },
          { do: 'see', text: 'was added.' },
          { do: 'reload' },
          { do: 'count', selector: `[data-column="${first}"] [data-record]`, min: inside(first) + 1 },
          ...(title?.kind === 'text' ? [{ do: 'see' as const, text: unusualTitle }] : []),
        ],
      });
    if (inside(first) > 0)
      cases.push({
        name: `A card moves from ${first} to ${second} and stays there`,
        steps: [
          open,
          { do: 'press', name: `Move to ${second}` },
          { do: 'see', text: `moved to ${second}.` },
          { do: 'reload' },
          { do: 'count', selector: `[data-column="${second}"] [data-record]`, min: inside(second) + 1 },
          { do: 'count', selector: `[data-column="${first}"] [data-record]`, max: inside(first) - 1 },
        ],
      });
    return cases;
  },
});
