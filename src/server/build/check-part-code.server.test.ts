import { describe, expect, it } from 'vitest';
import { partCodeFaults } from './check-part-code.server.ts';

const part = (body: string, head = '') =>
  `${head}export function Part({ records, saved, save }) {\n${body}\n}`;

describe('the code of a part', () => {
  it('may show records, keep a value and hold state', () => {
    const code = part(
      `const [open, setOpen] = useState(false);
       const guests = (records.guests ?? []).filter((guest) => guest.location !== '');
       const { most = 3 } = saved ?? {};
       return <div className="top-0"><button type="button" onClick={() => { setOpen(!open); save({ most }); }}>Show</button>
         {open ? guests.map((guest) => <p key={guest.id}>{guest.name}, {guest.location} {guest['parent']}</p>) : null}</div>;`,
      "import { useState } from 'react';\n",
    );
    expect(partCodeFaults(code)).toEqual([]);
  });

  it.each([
    ['the network', "fetch('/api'); return null;"],
    ['the page', 'document.title = "x"; return null;'],
    ['the window', 'return <p>{window.name}</p>;'],
    ['what was stored', 'localStorage.clear(); return null;'],
    ['code from a text', "eval('1'); return null;"],
    ['a function from a text', "new Function('return 1')(); return null;"],
    ['the maker of functions', "records.constructor('x')(); return null;"],
    ['the maker of functions by a text', "records['constructor']('x')(); return null;"],
    ['code that comes later', "import('x'); return null;"],
    ['a frame', 'return <iframe title="x" />;'],
    ['a picture of elsewhere', 'return <img alt="" />;'],
    ['a link to elsewhere', 'return <a href="https://example.com">x</a>;'],
    ['an address in a style', "return <p style={{ backgroundImage: 'url(//example.com)' }}>x</p>;"],
    ['markup from a text', 'return <p dangerouslySetInnerHTML={{ __html: "x" }} />;'],
    [
      'the network under a name of its own',
      'const one = () => { const fetch = 1; return fetch; }; fetch(one()); return null;',
    ],
    ['attributes from anywhere', 'return <p {...saved} />;'],
    ['a component that is not there', 'return <Card>x</Card>;'],
    [
      'the window of an event',
      'return <button type="button" onClick={(event) => event.view.close()}>x</button>;',
    ],
  ])('cannot reach %s', (_, body) => {
    expect(partCodeFaults(part(body))).not.toEqual([]);
  });

  it('imports nothing but hooks of React', () => {
    expect(partCodeFaults(part('return null;', "import axios from 'axios';\n"))).toEqual([
      expect.stringContaining('axios') as string,
    ]);
    expect(partCodeFaults(part('return null;', "import { createElement } from 'react';\n"))).toHaveLength(1);
  });

  it('is refused with the place where it cannot be read', () => {
    expect(partCodeFaults('export function Part( {')).toEqual([
      expect.stringContaining('cannot be read') as string,
    ]);
    expect(partCodeFaults(`export function Part() {}${' '.repeat(20_000)}`)).toHaveLength(1);
  });
});
