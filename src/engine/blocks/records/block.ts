import { defineBlock } from '../../block.ts';
import { Code, quote } from '../../emit/print-value.ts';
import { listOfAll } from './list-of-all.ts';
import { proveRecords } from './prove-records.ts';
import { recordsFaults } from './records-faults.ts';
import { props, type RecordsProps } from './records-props.ts';
import { searchedAlong } from './searched-along.ts';

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
  faults: recordsFaults,
  emit({ entity, actions, where, ...rest }, _section, { file, spec, page, ...context }) {
    const pointing = searchedAlong(entity, spec);
    return {
      tag: file.use('RecordBrowser', 'records/record-browser.tsx'),
      props: {
        entity: new Code(context.entity(entity)),
        ...rest,
        where:
          where === undefined
            ? undefined
            : new Code(`${file.use('fits', 'records/fits.ts')}(${quote(entity)}, ${quote(where)})`),
        elsewhere: where === undefined ? undefined : listOfAll(entity, spec, page),
        actions:
          actions === undefined || actions.length === 0
            ? undefined
            : actions.map((id) => new Code(context.action(id))),
        pointing:
          pointing.length === 0
            ? undefined
            : pointing.map((one) => ({ entity: new Code(context.entity(one.entity)), link: one.link })),
      },
    };
  },
  prove: proveRecords,
});
