import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { proveRecords } from './prove-records.ts';
import { props, type RecordsProps } from './records-props.ts';

/** Search, filter, sort, add, change, delete and act on the records of one kind. */
export const block = defineBlock<RecordsProps>({
  id: 'records',
  title: 'List of records',
  // The planner gives every kind of record its list; no word has to ask for it.
  words: [],
  size: 'part',
  props,
  example: { entity: 'things', can: { create: true, edit: true, remove: true }, filters: ['status'] },
  fit: ({ entity }) =>
    entity === undefined
      ? undefined
      : {
          title: entity.many,
          props: { entity: entity.name, can: { create: true, edit: true, remove: true } },
        },
  emit({ entity, actions, ...rest }, _section, { file, ...context }) {
    return {
      tag: file.use('RecordBrowser', 'records/record-browser.tsx'),
      props: {
        entity: new Code(context.entity(entity)),
        ...rest,
        actions:
          actions === undefined || actions.length === 0
            ? undefined
            : actions.map((id) => new Code(context.action(id))),
      },
    };
  },
  prove: proveRecords,
});
