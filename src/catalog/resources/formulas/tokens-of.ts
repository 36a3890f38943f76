export interface Token {
  readonly kind: 'number' | 'text' | 'cell' | 'name' | 'sign';
  readonly text: string;
}

const pattern =
  /\s*(?:(?<number>\d+(?:\.\d+)?|\.\d+)|"(?<text>(?:[^"]|"")*)"|(?<cell>\$?[A-Za-z]{1,2}\$?[1-9]\d*)(?![\w(])|(?<name>[A-Za-z]+)|(?<sign><>|<=|>=|[-+*/^&=<>(),:%])|(?<other>\S))/gy;

/** The words of a formula. A sign that formulas do not have stands for itself and is refused by who reads on. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].flatMap(({ groups = {} }): Token[] => {
    if (groups['number'] !== undefined) return [{ kind: 'number', text: groups['number'] }];
    if (groups['text'] !== undefined) return [{ kind: 'text', text: groups['text'].replaceAll('""', '"') }];
    if (groups['cell'] !== undefined) return [{ kind: 'cell', text: groups['cell'] }];
    if (groups['name'] !== undefined) return [{ kind: 'name', text: groups['name'] }];
    return [{ kind: 'sign', text: groups['sign'] ?? groups['other'] ?? '' }];
  });
}
