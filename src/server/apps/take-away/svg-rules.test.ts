import { describe, expect, it } from 'vitest';
import { appIconSvg } from '../../../engine/emit/app-icon.ts';
import { limits } from '../../../kernel/limits.ts';
import { svgFault } from './svg-rules.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>`;

describe('svgFault', () => {
  it('takes plain shapes', () => {
    expect(svgFault(appIconSvg('Books', '#008080'))).toBeUndefined();
    const gradient = '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>';
    expect(svgFault(svg(`${gradient}<rect width="8" height="8" fill="url(#a)"/>`))).toBeUndefined();
    expect(
      svgFault(`<?xml version="1.0"?>\n<!-- made by hand -->\n${svg('<circle r="2"/>')}`),
    ).toBeUndefined();
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<rect onload="alert(1)"/>')],
    ['a picture from elsewhere', svg('<image href="http://example.com/a.png"/>')],
    ['copies of copies', svg('<g id="a"><use href="#a"/></g>')],
    ['an effect', svg('<filter id="f"><feTurbulence/></filter>')],
    ['a pattern', svg('<pattern id="p"/>')],
    ['dashes without end', svg('<path d="M0 0h99999999" stroke-dasharray=".0001"/>')],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('')}`],
    ['an address of a style', svg('<rect style="fill:url(http://example.com/#a)"/>')],
    ['a foreign object', svg('<foreignObject/>')],
    ['a page', '<html></html>'],
    ['nothing', ''],
    ['too much', svg(`<path d="${'M0 0'.repeat(limits.takeAway.svgLength)}"/>`)],
  ])('refuses %s', (_, text) => {
    expect(svgFault(text)).toBeTypeOf('string');
  });
});
