import { limits } from '../../../kernel/limits.ts';

/**
 * Whether a regular expression of a client may reach the database. PostgreSQL matches without trying again what it has
 * tried, so time grows with the text and with the expression and no faster. References back are what breaks this, and a
 * repetition makes the expression as large as what it counts. This reads PostgreSQL's advanced syntax just closely enough
 * to find both; what is wrong in other ways the database itself says.
 */
export type Refusal = { problem: string; advice: string };

const literalPrefix = '***=';
const advancedPrefix = '***:';
const options = /^\(\?([a-z]+)\)/;

export function refuseExpression(text: string): Refusal | undefined {
  if (text.length > limits.rest.expressionLength) return tooLong();
  if (text.startsWith(literalPrefix)) return undefined;
  let rest = text.startsWith(advancedPrefix) ? text.slice(advancedPrefix.length) : text;
  const chosen = options.exec(rest);
  if (chosen !== null) {
    const letters = chosen[1] ?? '';
    if (/[bex]/.test(letters)) return otherSyntax();
    if (letters.includes('q')) return undefined;
    rest = rest.slice(chosen[0].length);
  }
  return new Scan(rest).refusal();
}

/** What a group holds so far, in single characters as the database will have to write it out. */
interface Group {
  size: number;
  /** Of the last atom, which a repetition would multiply. */
  last: number;
  /** Of alternatives that have ended. */
  before: number;
}

class Scan {
  readonly #text: string;
  #at = 0;
  #groups: Group[] = [{ size: 0, last: 0, before: 0 }];
  #looks = 0;

  constructor(text: string) {
    this.#text = text;
  }

  refusal(): Refusal | undefined {
    while (this.#at < this.#text.length) {
      const found = this.#step();
      if (found !== undefined) return found;
      if (this.#groups.length > limits.rest.expressionNesting) return tooNested();
      if (this.#looks > limits.rest.expressionLooks) return tooManyLooks();
      // Looked at after every step: numbers must not grow out of what can be counted.
      if (this.#total() > limits.rest.expressionSize) return tooLarge();
    }
    return undefined;
  }

  #total(): number {
    return this.#groups.reduce((sum, { size, before }) => sum + size + before, 0);
  }

  #step(): Refusal | undefined {
    const character = this.#text.charAt(this.#at);
    this.#at++;
    switch (character) {
      case '\\':
        return this.#escape();
      case '[':
        this.#bracket();
        break;
      case '(':
        this.#open();
        break;
      case ')':
        this.#close();
        break;
      case '|': {
        const group = this.#group();
        group.before += group.size;
        group.size = 0;
        group.last = 0;
        break;
      }
      case '*':
      case '+':
      case '?':
        // One copy that goes around.
        break;
      case '{':
        return this.#bound();
      default:
        this.#atom(1);
    }
    return undefined;
  }

  #group(): Group {
    const group = this.#groups.at(-1);
    if (group === undefined) throw new Error('There is always a group.');
    return group;
  }

  #atom(size: number): void {
    const group = this.#group();
    group.size += size;
    group.last = size;
  }

  #escape(): Refusal | undefined {
    const next = this.#text.charAt(this.#at);
    this.#at++;
    if (next >= '1' && next <= '9') return referenceBack();
    // `\cX` takes the X along, whatever it is.
    if (next === 'c') this.#at++;
    this.#atom(1);
    return undefined;
  }

  /** A closing bracket right at the start is one of the characters. */
  #bracket(): void {
    if (this.#text.charAt(this.#at) === '^') this.#at++;
    if (this.#text.charAt(this.#at) === ']') this.#at++;
    while (this.#at < this.#text.length) {
      const character = this.#text.charAt(this.#at);
      const next = this.#text.charAt(this.#at + 1);
      if (character === ']') break;
      if (character === '\\') this.#at += 2;
      else if (character === '[' && (next === '.' || next === ':' || next === '=')) {
        const end = this.#text.indexOf(`${next}]`, this.#at + 2);
        this.#at = end === -1 ? this.#text.length : end + 2;
      } else this.#at++;
    }
    this.#at++;
    this.#atom(1);
  }

  #open(): void {
    if (this.#text.charAt(this.#at) === '?') {
      this.#at++;
      if (this.#text.charAt(this.#at) === '#') {
        const end = this.#text.indexOf(')', this.#at);
        this.#at = end === -1 ? this.#text.length : end + 1;
        return;
      }
      if (this.#text.charAt(this.#at) !== ':') this.#looks++;
      if (this.#text.charAt(this.#at) === '<') this.#at++;
      this.#at++;
    }
    this.#groups.push({ size: 0, last: 0, before: 0 });
  }

  #close(): void {
    // One that closes nothing is a mistake, which the database tells.
    const group = this.#groups.length > 1 ? this.#groups.pop() : undefined;
    this.#atom(group === undefined ? 1 : Math.max(1, group.size + group.before));
  }

  /** `{m}`, `{m,}`, `{m,n}`; a brace before anything but a digit is a brace. */
  #bound(): Refusal | undefined {
    const found = /^(\d+)(,(\d*))?\}?/.exec(this.#text.slice(this.#at));
    if (found === null) {
      this.#atom(1);
      return undefined;
    }
    this.#at += found[0].length;
    const least = Number(found[1]);
    const most = found[3] === undefined || found[3] === '' ? least : Number(found[3]);
    if (Math.max(least, most) > limits.rest.expressionRepeats) return tooManyRepeats();
    const isOpen = found[3] === '';
    const copies = Math.max(1, least, most) + (isOpen ? 1 : 0);
    const group = this.#group();
    const grown = group.last * copies;
    group.size += grown - group.last;
    group.last = grown;
    return undefined;
  }
}

function tooLong(): Refusal {
  return {
    problem: `regular expression is longer than ${limits.rest.expressionLength} characters`,
    advice: 'Send a shorter one, or several conditions.',
  };
}

function otherSyntax(): Refusal {
  return {
    problem: 'regular expression options b, e and x are not taken',
    advice: 'Write it in the usual (advanced) syntax.',
  };
}

function referenceBack(): Refusal {
  return {
    problem: 'regular expression has a back-reference',
    advice: 'Write out what it would refer to. Characters by number are written as \\uwxyz.',
  };
}

function tooManyRepeats(): Refusal {
  return {
    problem: `regular expression repeats something more than ${limits.rest.expressionRepeats} times`,
    advice: 'Use * or +, or a smaller number.',
  };
}

function tooLarge(): Refusal {
  return {
    problem: 'regular expression is too large once its repetitions are written out',
    advice: 'Use * or + in place of {m,n}, and no repetition of a repetition.',
  };
}

function tooNested(): Refusal {
  return {
    problem: `regular expression has more than ${limits.rest.expressionNesting} groups within each other`,
    advice: 'Take away groups that are not needed.',
  };
}

function tooManyLooks(): Refusal {
  return {
    problem: `regular expression looks ahead or behind more than ${limits.rest.expressionLooks} times`,
    advice: 'Send several conditions in its place.',
  };
}
