/** The code of a part as a model wrote it, brought into the form in which parts are kept. */
export interface PartCode {
  /** With a component called `Part`. */
  readonly code: string;
  /** What its author says that can be read in it, pressed, and read then. */
  readonly sees?: string;
  readonly press?: string;
  readonly after?: string;
}

/** Takes the code out of whatever is said around it. Undefined where there is no component in it. */
export function readPartCode(answer: string): PartCode | undefined {
  const text = codeIn(answer.replaceAll('\r\n', '\n'));
  const name = componentIn(text);
  if (name === undefined) return undefined;
  const code = importOnce(exportOnce(text, name).replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'Part'));
  const said = (key: string) =>
    new RegExp(`^\\s*//\\s*${key}:\\s*(.+?)\\s*$`, 'im').exec(text)?.[1]?.replaceAll(/^["“'`]|["”'`]$/g, '');
  const [sees, press, after] = [said('sees'), said('press'), said('then')];
  return {
    code: code.trim(),
    ...(sees === undefined ? {} : { sees }),
    ...(press === undefined ? {} : { press }),
    ...(press === undefined || after === undefined ? {} : { after }),
  };
}

/** The longest block between fences, else from the first line that begins as code does. A fence may not be closed. */
function codeIn(answer: string): string {
  const fenced = [...answer.matchAll(/```[a-z]*\n([\s\S]*?)(?:\n```|$)/gi)].map(([, code = '']) => code);
  const [longest] = fenced.toSorted((a, b) => b.length - a.length);
  if (longest !== undefined) return longest.trim();
  const start = answer.search(/^(?:import\s|export\s|function\s|const\s|\/\/ *(?:sees|press):)/m);
  return start < 0 ? answer.trim() : answer.slice(start).trim();
}

const ways = [
  /export\s+default\s+function\s+([A-Z]\w*)/,
  /export\s+function\s+([A-Z]\w*)/,
  /export\s+const\s+([A-Z]\w*)\s*[=:]/,
  /export\s+default\s+([A-Z]\w*)\s*;?/,
  /^function\s+([A-Z]\w*)/m,
  /^const\s+([A-Z]\w*)\s*[=:]/m,
];

/** The component that the rest is for: what is exported, else the last that is declared. */
function componentIn(code: string): string | undefined {
  if (/export\s+default\s+function\s*\(/.test(code)) return undefined;
  return ways.map((way) => way.exec(code)?.[1]).find((name) => name !== undefined);
}

/** Exported once, by its name. */
function exportOnce(code: string, name: string): string {
  const bare = code
    .replaceAll(new RegExp(`^\\s*export\\s+default\\s+${name}\\s*;?\\s*$`, 'gm'), '')
    .replaceAll(/export\s+default\s+function/g, 'function')
    .replaceAll(/^export\s+(?=function|const)/gm, '');
  return bare
    .replace(new RegExp(`^function\\s+${name}\\b`, 'm'), `export function ${name}`)
    .replace(new RegExp(`^const\\s+${name}\\b`, 'm'), `export const ${name}`);
}

/** `React.useState` and `import React from 'react'` are how many write it; apps import the names themselves. */
function importOnce(code: string): string {
  const names = new Set<string>();
  const rest = code
    .replaceAll(/^import\s+(?!type\b)([^;'"]*?)\s*from\s*['"]react['"];?[ \t]*\n?/gm, (_, what: string) => {
      for (const name of /\{([^}]*)\}/.exec(what)?.[1]?.split(',') ?? [])
        if (name.trim() !== '' && !/^type\s/.test(name.trim())) names.add(name.trim());
      return '';
    })
    .replaceAll(/\bReact\.([a-z]\w*)/g, (_, name: string) => {
      names.add(name);
      return name;
    });
  if (names.size === 0) return rest;
  return `import { ${[...names].toSorted().join(', ')} } from 'react';\n\n${rest.trimStart()}`;
}
