import { describe, expect, it } from 'vitest';
import { virtualTree } from '../virtual-tree.ts';
import { tableInterface, tableName, tables } from './tables.ts';

describe('tables', () => {
  it.each([
    ['apps', 'apps', 'AppsTable'],
    ['user-roles', 'user_roles', 'UserRolesTable'],
    ['auth.users', 'auth.users', 'AuthUsersTable'],
  ])('%s.ts is the table %s with the interface %s', (file, table, type) => {
    expect(tableName(file)).toBe(table);
    expect(tableInterface(file)).toBe(type);
  });

  it('writes the schema and the list, and overlooks tests', () => {
    const tree = virtualTree([
      'src/server/db/tables/user-roles.ts',
      'src/server/db/tables/auth.users.ts',
      'src/server/db/tables/user-roles.test.ts',
    ]);
    expect(tables.emit(tree)).toEqual({
      faults: [],
      files: [
        {
          path: 'src/server/db/tables.gen.ts',
          text: `// written by scripts/registry; do not edit
import { type AuthUsersTable, table as table0 } from './tables/auth.users.ts';
import { type UserRolesTable, table as table1 } from './tables/user-roles.ts';

export interface Schema {
  'auth.users': AuthUsersTable;
  user_roles: UserRolesTable;
}

export const tables = [
  table0,
  table1,
] as const;
`,
        },
      ],
    });
  });

  it.each(['Apps', 'user_roles', 'a.b.c', '1st'])('refuses the file name %s', (name) => {
    expect(tables.emit(virtualTree([`src/server/db/tables/${name}.ts`])).faults).toHaveLength(1);
  });
});
