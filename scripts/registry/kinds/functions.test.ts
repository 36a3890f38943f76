import { describe, expect, it } from 'vitest';
import { virtualTree } from '../virtual-tree.ts';
import { functions } from './functions.ts';

describe('functions', () => {
  it('writes contracts for both sides and handlers for the server', () => {
    const { files, faults } = functions.emit(
      virtualTree([
        'src/functions/define-contract.ts',
        'src/functions/system-health-check/handler.server.ts',
        'src/functions/system-health-check/contract.ts',
        'src/functions/echo/contract.ts',
        'src/functions/echo/handler.server.ts',
      ]),
    );
    expect(faults).toEqual([]);
    expect(files.map((file) => file.path)).toEqual([
      'src/functions/contracts.gen.ts',
      'src/functions/handlers.server.gen.ts',
    ]);
    expect(files[0]?.text).toContain(
      "export const contracts = {\n  echo: contract0,\n  'system-health-check': contract1,\n} as const;",
    );
    expect(files[0]?.text).not.toContain('server.ts');
    expect(files[1]?.text).toContain(
      "'system-health-check': () => import('./system-health-check/handler.server.ts'),",
    );
  });

  it('names a contract without a handler', () => {
    expect(functions.emit(virtualTree(['src/functions/echo/contract.ts'])).faults).toEqual([
      'src/functions/echo: handler.server.ts is missing beside contract.ts.',
    ]);
  });

  it('refuses a wire name that is not kebab-case', () => {
    const tree = virtualTree(['src/functions/sayHi/contract.ts', 'src/functions/sayHi/handler.server.ts']);
    expect(functions.emit(tree).faults).toEqual([
      'src/functions/sayHi: use lower-case letters, digits and hyphens in the name.',
    ]);
  });
});
