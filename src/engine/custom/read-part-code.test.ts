import { describe, expect, it } from 'vitest';
import { readPartCode } from './read-part-code.ts';

const plain = 'export function Part() {\n  return <p>Hello</p>;\n}';

describe('the code of a part', () => {
  it('is taken out of the words around it', () => {
    const said = `Of course, here it is:\n\n\`\`\`tsx\n${plain}\n\`\`\`\n\nTell me if it is missing something.`;
    expect(readPartCode(said)).toEqual({ code: plain });
  });

  it('may break off before the fence is closed', () => {
    expect(readPartCode(`\`\`\`tsx\n${plain}`)).toEqual({ code: plain });
  });

  it('is called Part, whatever its author calls it and however it is exported', () => {
    const written = 'function SeatsLeft() {\n  return <p>Hello</p>;\n}\n\nexport default SeatsLeft;';
    expect(readPartCode(written)?.code).toBe(plain);
    expect(readPartCode(plain.replace('function Part', 'default function Seats'))?.code).toBe(plain);
  });

  it('imports the names of React themselves', () => {
    const written = `import React, { useMemo } from 'react';\n${plain.replace('return', 'const [a] = React.useState(1);\n  return')}`;
    expect(readPartCode(written)?.code).toContain("import { useMemo, useState } from 'react';");
    expect(readPartCode(written)?.code).not.toContain('React.');
  });

  it('says what can be read and pressed', () => {
    const written = `// sees: "Seats left"\n// press: Count\n// then: Counted\n${plain}`;
    expect(readPartCode(written)).toMatchObject({ sees: 'Seats left', press: 'Count', after: 'Counted' });
  });

  it('is not found in prose', () => {
    expect(readPartCode('I would begin with the seats.')).toBeUndefined();
  });
});
