import type { z } from 'zod';
import { customToolLimits } from './custom-tool-limits.ts';

/** The shape that files have now. A file of a later one is refused, because what it says would be lost. */
export const fileFormat = 1;

export type ReadFile<Value> =
  | { readonly value: Value; readonly fault?: undefined }
  | { readonly fault: string; readonly value?: undefined };

interface WantedFile<Value> {
  readonly kind: string;
  /** What it holds, in words: "a custom tool". */
  readonly what: string;
  /** The member of the file that has it. */
  readonly member: string;
  readonly schema: z.ZodType<Value>;
}

/** Reads a file that somebody chose. Whatever is wrong with it is said in one sentence. */
export function readDefinitionFile<Value>(text: string, wanted: WantedFile<Value>): ReadFile<Value> {
  if (new TextEncoder().encode(text).length > customToolLimits.bytes)
    return {
      fault: `This file is larger than ${customToolLimits.bytes / 1_024} KB, so it is not ${wanted.what}.`,
    };
  if (text.trim() === '') return { fault: 'This file is empty.' };
  const file = parsed(text);
  if (file === undefined) return { fault: 'This file is no JSON. Choose one that was exported here.' };
  const { kind, format } = file;
  if (kind !== wanted.kind)
    return {
      fault:
        typeof kind === 'string' && kind !== ''
          ? `This file holds something else (“${kind.slice(0, 40)}”), not ${wanted.what}.`
          : `This file does not say that it is ${wanted.what}. Choose one that was exported here.`,
    };
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
    return { fault: 'This file does not say its format. Choose one that was exported here.' };
  if (format > fileFormat)
    return {
      fault: `This file has format ${format}; only format ${fileFormat} is known here. Reload for a newer version.`,
    };
  const unknown = Object.keys(file).find((name) => !['kind', 'format', wanted.member].includes(name));
  if (unknown !== undefined) return { fault: `This file has “${unknown}”, which is not known here.` };
  const read = wanted.schema.safeParse(file[wanted.member]);
  return read.success ? { value: read.data } : { fault: issueInWords(read.error.issues[0]) };
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    // What is no JSON is told so by whoever asked.
    return undefined;
  }
}

function issueInWords(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'Something in this file is not as it should be.';
  const place = issue.path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join(' › ');
  const where = place === '' ? 'At the top' : `At ${place}`;
  if (issue.code === 'unrecognized_keys')
    return `${where}: “${issue.keys[0]}” is not known here. It may come from a newer version.`;
  return `${where}: ${issue.message}`;
}

export function writeDefinitionFile(kind: string, member: string, value: unknown): string {
  return `${JSON.stringify({ kind, format: fileFormat, [member]: value }, null, 2)}\n`;
}
