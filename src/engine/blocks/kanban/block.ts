import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { capital, entityOf, statusOrChoice, subjectEntity, withField } from '../../fit/find-fields.ts';
import { formulaProp, printedTest } from '../../fit/formula-prop.ts';
import { choice, date, longText, text } from '../../knowledge/thing.ts';
import { formulaFaults } from '../../library/rules/check-formula.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';
import { sightOf } from '../../spec/rule-faults.ts';
import { proveKanban } from './prove-kanban.ts';

const props = z.object({ entity: z.string(), field: z.string(), where: formulaProp.optional() });
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
  faults: ({ entity, field, where }, spec) => [
    ...(entityOf(spec, entity)?.fields.some(({ name, kind }) => name === field && kind === 'choice') === true
      ? []
      : [`“${field}” is no choice of ${entity}`]),
    ...(where === undefined ? [] : formulaFaults(where, sightOf(spec, entity))),
  ],
  emit: ({ entity, field, where }, _section, { file, ...context }) => ({
    tag: file.use('Kanban', 'views/kanban.tsx'),
    props: { entity: new Code(context.entity(entity)), field, where: printedTest(file, entity, where) },
  }),
  prove: (board, _section, { spec, page }) => proveKanban(board, spec, page),
});
