export interface ReadFacts<Name extends string> {
  readonly known: ReadonlyMap<Name, string>;
  readonly rest: string;
}

/** The lines `- name: value` at the start of an exercise; what follows the first other line is left alone. */
export function readFacts<Name extends string>(
  text: string,
  names: readonly Name[],
  faults: string[],
): ReadFacts<Name> {
  const known = new Map<Name, string>();
  const lines = text.split('\n');
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '' && known.size === 0) continue;
    const [, name = '', value = ''] = /^- ([a-z]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (name === '') break;
    const found = names.find((one) => one === name);
    if (found === undefined) faults.push(`“${name}” is no fact of an exercise.`);
    else if (known.has(found)) faults.push(`“${name}” stands twice.`);
    else known.set(found, value.trim());
  }
  return { known, rest: lines.slice(at).join('\n') };
}

/** Takes the first block ```name out of a text. */
export function takeBlock(text: string, name: string): { block: string | undefined; rest: string } {
  const found = new RegExp(`^\`\`\`${name}[ \\t]*\\n([\\s\\S]*?)^\`\`\`[ \\t]*$`, 'm').exec(text);
  if (found === null) return { block: undefined, rest: text };
  return {
    block: found[1] ?? '',
    rest: text.slice(0, found.index) + text.slice(found.index + found[0].length),
  };
}

/** A number as content writes it: digits with a point, nothing else. */
export function plainNumber(text: string): number | undefined {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

export function variants(text: string): string[] {
  return text
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
