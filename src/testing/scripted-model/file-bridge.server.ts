import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { AskedQuestion, ScriptedReply } from './conversation.ts';
import { refused, usageOf } from './scenarios.ts';

export interface FileBridge {
  /** Here lies `001.request.json`, and `001.answer.json` is awaited. */
  folder: string;
  /** How long an answer may take to be written. */
  waitMs: number;
}

const answerFile = z.object({
  text: z.string().default(''),
  toolCalls: z.array(z.object({ name: z.string(), input: z.unknown() })).default([]),
});

const paceMs = 50;

/** Somebody, or another program, answers by writing a file. */
export async function askByFile(
  { folder, waitMs }: FileBridge,
  question: AskedQuestion,
  number: number,
  signal: AbortSignal,
): Promise<ScriptedReply> {
  const name = String(number).padStart(3, '0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.request.json`), `${JSON.stringify(question, null, 2)}\n`);
  const end = Date.now() + waitMs;
  while (Date.now() < end && !signal.aborted) {
    const answer = readAnswer(join(folder, `${name}.answer.json`));
    if (answer?.success === true) return replyOf(question, answer.data, number);
    if (answer?.success === false)
      return refused(
        502,
        'bridge_error',
        `${name}.answer.json needs "text" or "toolCalls": [{name, input}].`,
      );
    await pause(paceMs);
  }
  return refused(504, 'bridge_error', `Nobody wrote ${name}.answer.json within ${waitMs / 1_000} seconds.`);
}

/** Undefined while it is not there or is still being written. */
function readAnswer(path: string) {
  try {
    return answerFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function replyOf(
  question: AskedQuestion,
  { text, toolCalls }: z.infer<typeof answerFile>,
  number: number,
): ScriptedReply {
  return {
    kind: 'answer',
    text,
    toolCalls: toolCalls.map((call, index) => ({
      id: `call_${number}_${index}`,
      name: call.name,
      input: call.input ?? {},
    })),
    usage: usageOf(question, `${text}${toolCalls.length === 0 ? '' : JSON.stringify(toolCalls)}`),
  };
}
