import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseEnv } from 'node:util';
import { SetupFault } from './setup-fault.mjs';

const assignment = /^\s*(?:export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=\s*(.*)$/;

/**
 * Reads settings from a file into the environment; what is already set wins. Node's own reader joins a line that
 * it does not understand with the next one and says nothing, so every line is checked first.
 * @param {string} path
 * @param {Record<string, string | undefined>} environment
 */
export function readEnvironmentFile(path, environment) {
  const text = textOf(path);
  if (text === undefined) return;
  checkLines(basename(path), text);
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}

/** @param {string} path */
function textOf(path) {
  /** @type {Buffer} */
  let bytes;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw new SetupFault(`${path} cannot be read (${error.code}). Mend or remove it, then try again.`, 78);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Told below, together with the NUL character.
  }
  throw new SetupFault(`${path} is not a text file. Write it anew as lines of NAME=value.`, 78);
}

/**
 * @param {string} file
 * @param {string} text
 */
function checkLines(file, text) {
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    const match = assignment.exec(line);
    if (match === null) {
      throw new SetupFault(
        `${file}, line ${index + 1}: expected NAME=value, or # before a remark. Correct the line, then try again.`,
        78,
      );
    }
    index = endOfValue(file, lines, index, match[1]);
  }
}

/**
 * The line on which a value ends: a value in quotation marks may go over several.
 * @param {string} file
 * @param {readonly string[]} lines
 * @param {number} first
 * @param {string} value
 */
function endOfValue(file, lines, first, value) {
  const mark = value.charAt(0);
  if (mark === '' || !'"\'`'.includes(mark)) return first;
  if (value.indexOf(mark, 1) > 0) return first;
  for (let index = first + 1; index < lines.length; index++) {
    if (lines[index].includes(mark)) return index;
  }
  throw new SetupFault(`${file}, line ${first + 1}: the quotation mark ${mark} is never closed.`, 78);
}
