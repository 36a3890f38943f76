import { expect, it, vi } from 'vitest';
import { validateWithoutEval } from './validate-without-eval.ts';

it('keeps zod from compiling code', async () => {
  validateWithoutEval();
  vi.resetModules();
  const compile = vi.spyOn(globalThis, 'Function').mockImplementation(() => {
    throw new EvalError('refused');
  });
  try {
    const { z } = await import('zod');
    expect(z.object({ a: z.string() }).safeParse({ a: 1 }).success).toBe(false);
    expect(compile).not.toHaveBeenCalled();
  } finally {
    compile.mockRestore();
    globalThis.__zod_globalConfig = undefined;
  }
});
