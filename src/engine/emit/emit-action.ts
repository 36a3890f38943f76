import type { ActionSpec } from '../spec/app-spec.ts';
import { printableField } from './emit-entity.ts';
import { isRuledAction } from './is-ruled.ts';
import { actionName, actionPath, dataPath } from './names.ts';
import { Code, type Printable, printValue } from './print-value.ts';
import { SourceFile } from './source-file.ts';

/** `src/actions/<id>.ts` */
export function emitAction(action: ActionSpec): [path: string, text: string] {
  const file = new SourceFile(`src/${actionPath(action.id)}`);
  const type = file.useType('Action', 'records/action.ts');
  const { on: _, form, creates, ...rest } = action;
  const declared = {
    ...rest,
    form: form?.map((field) => printableField(field, file)),
    creates:
      creates === undefined
        ? undefined
        : { ...creates, entity: new Code(file.use(creates.entity, dataPath(creates.entity))) },
  } as Printable;
  const body = isRuledAction(action)
    ? `${file.use('ruledAction', 'records/ruled-action.ts')}('${action.on}', ${printValue(declared, 0, 1000)})`
    : printValue(declared, 0, 1000);
  return [file.path, `${file.imports()}\nexport const ${actionName(action.id)}: ${type} = ${body};\n`];
}
