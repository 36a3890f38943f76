import type { AppSpec, EntitySpec } from '../spec/app-spec.ts';
import { dataPath, kebab } from './names.ts';
import { quote } from './print-value.ts';
import { SourceFile } from './source-file.ts';

/** One test file per kind of record: its samples are valid, and what is added is kept and found. */
export function emitTests(spec: AppSpec): [path: string, text: string][] {
  return spec.entities
    .filter(({ samples }) => samples.length > 0)
    .map((entity) => {
      const file = new SourceFile(`src/data/${kebab(entity.name)}.test.ts`);
      for (const name of ['describe', 'expect', 'it']) file.use(name, 'vitest');
      file.use('checkValues', 'records/check-values.ts');
      if (isPlain(entity)) file.use('queryRecords', 'records/query-records.ts');
      const name = file.use(entity.name, dataPath(entity.name));
      const text = `describe(${quote(entity.many)}, () => {
  it('starts with records that pass its own checks', () => {
    for (const record of ${name}.records.all()) {
      expect(checkValues(${name}.fields, { ...record })).toEqual({});
    }
  });
${isPlain(entity) ? keepsTest(entity, name) : ''}});
`;
      return [file.path, `${file.imports()}\n${text}`];
    });
}

/** Any words can be the title of such a record, and nothing forbids it. */
function isPlain({ fields, title, rules = [] }: EntitySpec): boolean {
  const field = fields.find(({ name }) => name === title);
  return rules.length === 0 && field?.formula === undefined;
}

function keepsTest(entity: EntitySpec, name: string): string {
  return `
  it('keeps what is added and finds it by its words', () => {
    const added = ${name}.records.add({ ${entity.title}: 'A quite unusual title' });
    const query = { text: 'quite unusual', filters: {}, sort: '', descending: false };
    expect(queryRecords(${name}, ${name}.records.all(), query)).toEqual([added]);
    ${name}.records.remove(added.id);
    expect(${name}.records.find(added.id)).toBeUndefined();
  });
`;
}
