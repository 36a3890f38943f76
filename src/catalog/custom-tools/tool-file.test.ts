import { describe, expect, it } from 'vitest';
import { toolExamples } from './tool-examples.ts';
import { readToolFile, writeToolFile } from './tool-file.ts';

const tool = toolExamples[0]?.tool;
if (tool === undefined) throw new Error('There are no examples.');
const file = { kind: 'custom-tool', format: 1, tool };
const text = (value: unknown) => JSON.stringify(value);

describe('a file of a tool', () => {
  it('gives the same tool again', () => {
    expect(readToolFile(writeToolFile(tool)).value).toEqual(tool);
  });

  it.each([
    ['an empty one', '  ', /is empty/],
    ['no JSON', 'hello', /is no JSON/],
    ['a list', '[]', /does not say that it is a custom tool/],
    ['something else', text({ ...file, kind: 'own-agent' }), /something else \(“own-agent”\)/],
    ['one without a format', text({ kind: 'custom-tool', tool }), /does not say its format/],
    ['one of a later format', text({ ...file, format: 7 }), /has format 7; only format 1 is known/],
    ['one with more in it', text({ ...file, extra: 1 }), /has “extra”, which is not known/],
    [
      'a tool with more in it',
      text({ ...file, tool: { ...tool, script: 'x' } }),
      /“script” is not known here/,
    ],
    [
      'a field of no kind',
      text({ ...file, tool: { ...tool, fields: [{ kind: 'sheet', name: 'a', label: 'A' }] } }),
      /^At fields › 1/,
    ],
    [
      'a tool without a name',
      text({ ...file, tool: { ...tool, name: '' } }),
      /^At name: Give the tool a name\.$/,
    ],
    ['no tool at all', text({ kind: 'custom-tool', format: 1 }), /At the top/],
    [
      'one that is too large',
      text({ ...file, tool: { ...tool, job: 'x'.repeat(300_000) } }),
      /larger than 256 KB/,
    ],
  ])('is refused with a sentence when it is %s', (_, given, expected) => {
    const { value, fault } = readToolFile(given);
    expect(value).toBeUndefined();
    expect(fault).toMatch(expected);
  });
});
